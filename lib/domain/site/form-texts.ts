/** Button of a form while its call is under way (spec 2, Contact Us page). */
export const SENDING_TEXT = 'Sending...';

/** No response (spec 8). */
export const NETWORK_ERROR_TEXT = 'Network error. Please check your connection.';
