import type { EnquiryBody } from '@/lib/domain/enquiry/body';
import {
  addPending,
  parsePending,
  refusePending,
  removePending,
  type PendingEnquiry,
} from '@/lib/domain/enquiry/pending';
import { withDeviceLock } from './device-lock';
import { PENDING_KEY } from './pending-key';

/** The enquiries that wait on the device, oldest first; none if storage is blocked. */
export function readPending(): PendingEnquiry[] {
  try {
    return parsePending(localStorage.getItem(PENDING_KEY), new Date().toISOString());
  } catch {
    return [];
  }
}

/** Deletes expired and unreadable enquiries (spec 7; privacy policy). */
export function eraseRunOut(): Promise<void> {
  return change((list) => list);
}

/** Stores an enquiry on the device; false if it is missing afterwards: storage blocked or full, or ten wait already. */
export async function saveToOutbox(body: EnquiryBody): Promise<boolean> {
  await change((list) => addPending(list, body, new Date().toISOString()) ?? list);
  return readPending().some(({ id }) => id === body.id);
}

/** Removes an enquiry from the device. */
export function removeFromOutbox(id: string): Promise<void> {
  return change((list) => removePending(list, id));
}

/** Marks an enquiry that the endpoint refused for good. */
export function markRefused(id: string, refusal: string): Promise<void> {
  return change((list) => refusePending(list, id, refusal));
}

/** Restores enquiries that were just removed, with their times. */
export function restoreEnquiries(entries: readonly PendingEnquiry[]): Promise<void> {
  return change((list) => [...entries, ...list.filter(({ id }) => !entries.some((entry) => entry.id === id))]);
}

/** Reads, changes and writes under a lock, so that tabs do not overwrite each other's changes. */
async function change(to: (list: PendingEnquiry[]) => PendingEnquiry[]): Promise<void> {
  await withDeviceLock(PENDING_KEY, () => {
    const list = to(readPending());
    try {
      if (list.length > 0) localStorage.setItem(PENDING_KEY, JSON.stringify(list));
      else localStorage.removeItem(PENDING_KEY);
    } catch {
      // Blocked or full; a caller that needs the result reads the list again.
    }
    return Promise.resolve();
  });
}
