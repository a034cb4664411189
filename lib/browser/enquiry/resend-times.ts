import { readPending } from './pending';
import { SAVED_EVENT } from './pending-key';

/** From one try to the next while something waits, in ms; the last one repeats. */
export const RESEND_DELAYS_MS = [30_000, 120_000, 600_000] as const;

interface ResendTimesOptions {
  /** A form of this page has just failed: the first try is not due yet. */
  isJustSaved: boolean;
  signal: AbortSignal;
}

/**
 * Calls back when it is time to send again what waits on the device: now, when the connection comes back, when the page
 * is looked at again, and, as long as something waits that was not refused for good, some time after each try.
 * `isQuiet` where the visitor has not come or come back. Answers a function that sets the next time anew.
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
