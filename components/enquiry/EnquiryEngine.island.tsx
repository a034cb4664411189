'use client';

/** Why an island: it validates and sends the form; fetched on first focus, as most visitors never need it. */

import { useEffect, useState } from 'react';
import { SENDING_TEXT } from '@/lib/domain/site/form-texts';
import { EnquiryNote } from './EnquiryNote';
import { OfficeLinks } from './OfficeLinks';
import { useEnquirySender, type SenderOptions } from './use-enquiry-sender';

const SLOW_MS = 8000;

/** True after eight seconds of sending (routes-and-content, Forms). */
function useSlow(isSending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSending]);
  return isSlow;
}

export interface EnquiryEngineProps extends SenderOptions {
  phone?: string;
  email?: string;
  /** Receives the current `submit` after each render. */
  onReady: (submit: () => void) => void;
}

/** Shows the progress and the result above the button. */
export function EnquiryEngine(props: EnquiryEngineProps) {
  const { phone, email, onReady } = props;
  const { state, words, submit, deleteSaved } = useEnquirySender(props);
  const isSlow = useSlow(state.kind === 'sending');

  useEffect(() => onReady(submit));

  const isFurtherAttempt = state.kind === 'sending' && state.attempt > 1;
  return (
    <>
      <p role="status" className={isFurtherAttempt ? 'mt-4 type-small' : 'sr-only'}>
        {state.kind === 'sending' ? SENDING_TEXT : null}
        {isFurtherAttempt ? ` Trying another way, ${state.attempt} of ${state.attempts}.` : null}
      </p>
      {isSlow ? (
        <div role="status" className="mt-4 type-small">
          Still trying – or call.
          <OfficeLinks phone={phone} email={email} words={words} />
        </div>
      ) : null}
      {state.kind === 'answered' ? (
        <div className="mt-5">
          <EnquiryNote outcome={state.outcome} phone={phone} email={email} words={words} onDelete={deleteSaved} />
        </div>
      ) : null}
    </>
  );
}
