import { useCallback, useEffect, useState } from 'react';
import { dropEnquiry, readPending, restoreEnquiries } from '@/lib/browser/pending-enquiries';
import { resendEnquiries } from '@/lib/browser/resend-enquiries';
import { isRemembered, rememberForSession } from '@/lib/browser/session-memory';
import type { PendingEnquiry } from '@/lib/domain/pending-enquiries';

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

/** Closed stays closed while the tab is open. */
const CLOSED_KEY = 'enquiries-closed';

/** Sends what waits on the device when the page comes and whenever the connection does; tells what came of it. */
export function usePendingEnquiries(host: string): PendingEnquiriesHook {
  const [state, setState] = useState<PendingState>({ kind: 'quiet' });

  const run = useCallback(
    async (isAsked: boolean) => {
      // What another tab could not send, or was closed over, is tried here after it.
      const report = (await resendEnquiries(host, { isAsked })) ?? (await resendEnquiries(host, { isPatient: true }));
      if (report === null) return;
      const [first] = report.waiting;
      if (!first) return setState(report.sentCount > 0 ? { kind: 'sent', count: report.sentCount } : { kind: 'quiet' });
      if (!isAsked && isRemembered(CLOSED_KEY)) return;
      const refusal = report.waiting.find((entry) => entry.refusal)?.refusal ?? null;
      setState({ kind: 'waiting', count: report.waiting.length, refusal, isTriedNow: isAsked });
    },
    [host],
  );

  useEffect(() => {
    const onOnline = () => void run(false);
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [run]);

  async function remove() {
    const entries = readPending();
    for (const { id } of entries) await dropEnquiry(id);
    setState({ kind: 'deleted', entries });
  }

  async function undo() {
    if (state.kind !== 'deleted') return;
    await restoreEnquiries(state.entries);
    setState({ kind: 'waiting', count: state.entries.length, refusal: null, isTriedNow: false });
  }

  return {
    state,
    sendNow: () => {
      setState({ kind: 'sending' });
      void run(true);
    },
    remove: () => void remove(),
    undo: () => void undo(),
    close: () => {
      rememberForSession(CLOSED_KEY);
      setState({ kind: 'quiet' });
    },
  };
}
