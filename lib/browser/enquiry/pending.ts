import type { EnquiryBody } from '@/lib/domain/enquiry/channels';
import {
  addPending,
  parsePending,
  refusePending,
  removePending,
  type PendingEnquiry,
} from '@/lib/domain/enquiry/pending';
import { withDeviceLock } from './device-lock';
import { PENDING_KEY } from './pending-key';

/** What waits on the device, oldest first; none where storage is blocked. */
export function readPending(): PendingEnquiry[] {
  try {
    return parsePending(localStorage.getItem(PENDING_KEY), new Date().toISOString());
  } catch {
    return [];
  }
}

/** Erases what has run out or cannot be read (spec 7; privacy policy). */
export function eraseRunOut(): Promise<void> {
  return change((list) => list);
}

/** Keeps an enquiry on the device; false where it is not there afterwards: storage blocked or full, or ten wait already. */
export async function keepEnquiry(body: EnquiryBody): Promise<boolean> {
  await change((list) => addPending(list, body, new Date().toISOString()) ?? list);
  return readPending().some(({ id }) => id === body.id);
}

/** Takes an enquiry off the device. */
export function dropEnquiry(id: string): Promise<void> {
  return change((list) => removePending(list, id));
}

/** Marks an enquiry that the endpoint refused for good. */
export function markRefused(id: string, refusal: string): Promise<void> {
  return change((list) => refusePending(list, id, refusal));
}

/** Puts enquiries back that were taken off a moment ago, with their times. */
export function restoreEnquiries(entries: readonly PendingEnquiry[]): Promise<void> {
  return change((list) => [...entries, ...list.filter(({ id }) => !entries.some((entry) => entry.id === id))]);
}

/** Reads, changes and writes as one step, so that no tab writes over what another just wrote. */
async function change(to: (list: PendingEnquiry[]) => PendingEnquiry[]): Promise<void> {
  await withDeviceLock(PENDING_KEY, () => {
    const list = to(readPending());
    try {
      if (list.length > 0) localStorage.setItem(PENDING_KEY, JSON.stringify(list));
      else localStorage.removeItem(PENDING_KEY);
    } catch {
      // Blocked or full: who has to know reads it back.
    }
    return Promise.resolve();
  });
}
