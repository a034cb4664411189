/** Ids of what a listing changes in the banner of its page. */
export const BANNER_ID = { trail: 'page-trail', title: 'page-title' } as const;
