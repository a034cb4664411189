import { readPending } from './pending';
import { SAVED_EVENT } from './pending-key';

/** Delays between tries while an enquiry waits, in ms; the last one repeats. */
export const RESEND_DELAYS_MS = [30_000, 120_000, 600_000] as const;

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
