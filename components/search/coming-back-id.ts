/** Where the row of earlier visits stands on the home page. */
export const COMING_BACK_ID = 'coming-back';
