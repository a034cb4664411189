import { toPendingBody, toResendResult, type PendingEnquiry } from '@/lib/domain/enquiry/pending';
import { withDeviceLock } from './device-lock';
import { dropEnquiry, eraseRunOut, markRefused, readPending } from './pending';
import { enquiryLock, tryAttempts } from './send';

export interface ResendReport {
  sentCount: number;
  /** Enquiries that still wait, except those that another form or tab is sending. */
  waiting: PendingEnquiry[];
}

interface ResendOptions {
  /** The visitor pressed the button: refused enquiries are tried again too, and another tab's run is awaited. */
  isAsked?: boolean;
  /** Waits for another tab's run. */
  isPatient?: boolean;
}

const RUN_LOCK = 'enquiries-resend';

/**
 * Deletes expired enquiries and sends the waiting ones, one after the other, in one tab; null if another tab does it
 * (faults 18).
 */
export async function resendEnquiries(
  host: string,
  { isAsked = false, isPatient = false }: ResendOptions = {},
): Promise<ResendReport | null> {
  return withDeviceLock(RUN_LOCK, () => resendAll(host, isAsked), { isImpatient: !isAsked && !isPatient });
}

async function resendAll(host: string, isAsked: boolean): Promise<ResendReport> {
  let sentCount = 0;
  let isOffline = false;
  const busy = new Set<string>();
  await eraseRunOut();

  async function resend(id: string): Promise<'done'> {
    const entry = readPending().find((one) => one.id === id);
    if (!entry || isOffline || (entry.refusal && !isAsked)) return 'done';
    const result = toResendResult(await tryAttempts('listing', host, toPendingBody(entry)));
    if (result.kind === 'sent') {
      sentCount += 1;
      await dropEnquiry(id);
    }
    if (result.kind === 'refused') await markRefused(id, result.message);
    isOffline = result.kind === 'waits' && result.isOffline;
    return 'done';
  }

  for (const { id } of readPending()) {
    const done = await withDeviceLock(enquiryLock(id), () => resend(id), { isImpatient: true });
    if (done === null) busy.add(id);
  }
  return { sentCount, waiting: readPending().filter(({ id }) => !busy.has(id)) };
}
