/** Where enquiries wait on the device; the number is the version of their shape. Absent where none waits. */
export const PENDING_KEY = 'enquiries-v1';

/** Told to the window by a form that has just left an enquiry on the device. */
export const SAVED_EVENT = 'enquiry:saved';

/** Whether enquiries wait: all that a page has to know at once. */
export function hasPending(): boolean {
  try {
    return localStorage.getItem(PENDING_KEY) !== null;
  } catch {
    return false;
  }
}
