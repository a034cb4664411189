/** Of the shortlist in the browser's storage; what is written another way takes the next number. */
export const SHORTLIST_NAME = 'shortlist.1';
