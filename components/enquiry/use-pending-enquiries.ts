import { useCallback, useEffect, useRef, useState } from 'react';
import { removeFromOutbox, readPending, restoreEnquiries } from '@/lib/browser/enquiry/pending';
import { resendEnquiries, watchResendTimes } from '@/lib/browser/enquiry/resend';
import { isRemembered, rememberForSession } from '@/lib/browser/session-memory';
import type { PendingEnquiry } from '@/lib/domain/enquiry/pending';

export type PendingState =
  | { kind: 'quiet' }
  | { kind: 'sending' }
  | { kind: 'sent'; count: number }
  | { kind: 'waiting'; count: number; refusal: string | null; isTriedNow: boolean }
  | { kind: 'deleted'; entries: PendingEnquiry[] };

interface PendingEnquiriesHook {
  state: PendingState;
  sendNow: () => void;
  remove: () => void;
  undo: () => void;
  close: () => void;
}

/** Once closed, the notice stays closed for the session. */
const CLOSED_KEY = 'enquiries-closed';

/** Cause of a try: 'asked' by a press, 'arrived' by page load or connection, 'quiet' by a timer or a visible tab. */
type Trigger = 'asked' | 'arrived' | 'quiet';

/** Resends the enquiries saved on the device, now or at the next due time, and reports the result. */
export function usePendingEnquiries(host: string, isJustSaved: boolean): PendingEnquiriesHook {
  const [state, setState] = useState<PendingState>({ kind: 'quiet' });
  const setNextTry = useRef<(() => void) | null>(null);

  const run = useCallback(
    async (trigger: Trigger) => {
      const isAsked = trigger === 'asked';
      let report = await resendEnquiries(host, { isAsked });
      // Wait for the other tab, then try what it could not send, or had not sent when it was closed.
      if (trigger === 'arrived') report ??= await resendEnquiries(host, { isPatient: true });
      if (report === null) return;
      const { sentCount, waiting } = report;
      if (waiting.length === 0)
        return setState((shown) => (sentCount > 0 ? { kind: 'sent', count: sentCount } : withoutWaiting(shown)));
      const refusal = waiting.find((entry) => entry.refusal)?.refusal ?? null;
      const isNews = sentCount > 0 || refusal !== null;
      if (!isAsked && (isRemembered(CLOSED_KEY) || (trigger === 'quiet' && !isNews))) return;
      setState({ kind: 'waiting', count: waiting.length, refusal, isTriedNow: isAsked });
    },
    [host],
  );

  useEffect(() => {
    const stop = new AbortController();
    setNextTry.current = watchResendTimes((isQuiet) => run(isQuiet ? 'quiet' : 'arrived'), {
      isJustSaved,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [run, isJustSaved]);

  async function remove() {
    const entries = readPending();
    for (const { id } of entries) await removeFromOutbox(id);
    setNextTry.current?.();
    setState({ kind: 'deleted', entries });
  }

  async function undo() {
    if (state.kind !== 'deleted') return;
    await restoreEnquiries(state.entries);
    setNextTry.current?.();
    setState({ kind: 'waiting', count: state.entries.length, refusal: null, isTriedNow: false });
  }

  return {
    state,
    sendNow: () => {
      setState({ kind: 'sending' });
      void run('asked').then(() => setNextTry.current?.());
    },
    remove: () => void remove(),
    undo: () => void undo(),
    close: () => {
      rememberForSession(CLOSED_KEY);
      setState({ kind: 'quiet' });
    },
  };
}

/** State after the last enquiry is gone; the result of another try stays visible. */
function withoutWaiting(shown: PendingState): PendingState {
  return shown.kind === 'waiting' || shown.kind === 'sending' ? { kind: 'quiet' } : shown;
}
