/** The form of a project page; enquire links of the page lead to it without script. */
export const ENQUIRE_ID = 'enquire';
export const ENQUIRE_HREF = `#${ENQUIRE_ID}`;
