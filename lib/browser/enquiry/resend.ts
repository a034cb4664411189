import { type PendingEnquiry, toPendingBody, toResendResult } from '@/lib/domain/enquiry/pending';
import { removeFromOutbox, eraseRunOut, markRefused, readPending } from './pending';
import { SAVED_EVENT } from './pending-key';
import { withDeviceLock } from './device-lock';
import { enquiryLock, tryAttempts } from './send';

/** Delays between tries while an enquiry waits, in ms; the last one repeats. */
const RESEND_DELAYS_MS = [30_000, 120_000, 600_000] as const;

interface ResendTimesOptions {
  /** A form of this page has just failed, so the first try is delayed. */
  isJustSaved: boolean;
  signal: AbortSignal;
}

/**
 * Calls `resend` when waiting enquiries are due: now, when the connection returns, when the page becomes visible, and,
 * while one waits that was not refused for good, some time after each try. `isQuiet` is true after a delay and when the
 * page becomes visible. Returns a function that restarts the delay.
 */
export function watchResendTimes(
  resend: (isQuiet: boolean) => Promise<void>,
  { isJustSaved, signal }: ResendTimesOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function setNext() {
    clearTimeout(timer);
    if (signal.aborted || readPending().every(({ refusal }) => refusal)) return;
    timer = setTimeout(() => {
      tries += 1;
      void tryNow(true);
    }, RESEND_DELAYS_MS[tries] ?? RESEND_DELAYS_MS[2]);
  }

  async function tryNow(isQuiet: boolean) {
    clearTimeout(timer);
    await resend(isQuiet);
    setNext();
  }

  addEventListener('online', () => void tryNow(false), { signal });
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void tryNow(true), { signal });
  addEventListener(
    SAVED_EVENT,
    () => {
      tries = 0;
      setNext();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (isJustSaved) setNext();
  else void tryNow(false);
  return setNext;
}

interface ResendReport {
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
      await removeFromOutbox(id);
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
