'use client';

/** Why an island: it validates and sends the form; fetched on first focus, as most visitors never need it. */

import { useEffect } from 'react';
import { SENDING_TEXT } from '@/lib/domain/site/form-texts';
import { EnquiryNote } from './EnquiryNote';
import { useEnquirySender, type SenderOptions } from './use-enquiry-sender';

export interface EnquiryEngineProps extends SenderOptions {
  phone?: string;
  email?: string;
  /** Receives the current `submit` after each render. */
  onReady: (submit: () => void) => void;
}

/** Shows the progress and the result above the button. */
export function EnquiryEngine(props: EnquiryEngineProps) {
  const { phone, email, onReady } = props;
  const { state, submit, deleteSaved } = useEnquirySender(props);

  useEffect(() => onReady(submit));

  const isFurtherAttempt = state.kind === 'sending' && state.attempt > 1;
  return (
    <>
      <p role="status" className={isFurtherAttempt ? 'mt-4 type-small' : 'sr-only'}>
        {state.kind === 'sending' ? SENDING_TEXT : null}
        {isFurtherAttempt ? ` Trying another way, ${state.attempt} of ${state.attempts}.` : null}
      </p>
      {state.kind === 'answered' ? (
        <div className="mt-5">
          <EnquiryNote outcome={state.outcome} phone={phone} email={email} onDelete={deleteSaved} />
        </div>
      ) : null}
    </>
  );
}
