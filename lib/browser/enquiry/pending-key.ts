/** Storage key of the waiting enquiries; the number is the version of their format. Absent if none waits. */
export const PENDING_KEY = 'enquiries-v1';

/** Event on the window after a form has stored an enquiry on the device. */
export const SAVED_EVENT = 'enquiry:saved';

/** Whether enquiries wait: all that a page needs at once. */
export function hasPending(): boolean {
  try {
    return localStorage.getItem(PENDING_KEY) !== null;
  } catch {
    return false;
  }
}
