import { toPendingBody, toResendResult, type PendingEnquiry } from '@/lib/domain/enquiry/pending';
import { withDeviceLock } from './device-lock';
import { dropEnquiry, eraseRunOut, markRefused, readPending } from './pending';
import { enquiryLock, tryAttempts } from './send';

export interface ResendReport {
  sentCount: number;
  /** What waits now, but for what another form or tab is just sending. */
  waiting: PendingEnquiry[];
}

interface ResendOptions {
  /** The visitor pressed: what was refused is tried again too, and another tab's turn is waited for. */
  isAsked?: boolean;
  /** Waits for another tab's turn, where turns can be waited for. */
  isPatient?: boolean;
}

const RUN_LOCK = 'enquiries-resend';

/**
 * Erases what has run out and sends what waits on the device, one after the other, in one tab; null where another tab
 * is at it (faults 18).
 */
export async function resendEnquiries(
  host: string,
  { isAsked = false, isPatient = false }: ResendOptions = {},
): Promise<ResendReport | null> {
  if (isPatient && !('locks' in navigator)) return null;
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
