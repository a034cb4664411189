import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/Notice';
import type { EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import { MESSAGES, SENDING_TEXT } from '@/lib/domain/site/messages';
import { callBackText } from '@/lib/domain/site/site';
import { CalendarLink } from './CalendarLink';
import { OfficeLinks } from './OfficeLinks';

/** `words`: the enquiry in words, for WhatsApp. */
export type EnquiryStep =
  | { kind: 'sending'; attempt: number; attempts: number; words: string }
  | { kind: 'answered'; outcome: EnquiryOutcome; words: string }
  | { kind: 'whatsapp' };

interface EnquiryProgressProps {
  shown: EnquiryStep | null;
  phone?: string;
  email?: string;
  callBackTime?: string;
  /** Deletes the enquiry that was saved on the device. */
  onDelete: () => void;
}

const SLOW_MS = 8000;

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** How far an enquiry is, its result, and what the visitor can do next (spec 8). */
export function EnquiryProgress({ shown, onDelete, callBackTime, phone, email }: EnquiryProgressProps) {
  const isSending = shown?.kind === 'sending';
  const attemptText =
    isSending && shown.attempt > 1 ? ` Trying another way, ${shown.attempt} of ${shown.attempts}.` : null;
  const isWhatsapp = shown?.kind === 'whatsapp';
  return (
    <>
      <p role="status" className={attemptText || isWhatsapp ? 'mt-4 type-small' : 'sr-only'}>
        {isSending ? SENDING_TEXT : null}
        {attemptText}
        {isWhatsapp ? 'WhatsApp opens in a new tab with these details. Press send there.' : null}
      </p>
      {isSending ? <StillTrying office={{ phone, email, words: shown.words }} /> : null}
      {shown?.kind === 'answered' ? (
        <div className="mt-5">
          <EnquiryNote
            outcome={shown.outcome}
            office={{ phone, email, words: shown.words }}
            {...{ callBackTime, onDelete }}
          />
        </div>
      ) : null}
    </>
  );
}

interface Office {
  phone?: string;
  email?: string;
  words: string;
}

/** After eight seconds of sending (routes-and-content, Forms). */
function StillTrying({ office }: { office: Office }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <div role="status" className="mt-4 type-small">
      Still trying – or call.
      <OfficeLinks {...office} />
    </div>
  ) : null;
}

interface EnquiryNoteProps extends Pick<EnquiryProgressProps, 'callBackTime' | 'onDelete'> {
  outcome: EnquiryOutcome;
  office: Office;
}

/** The result; takes the focus. */
function EnquiryNote({ outcome, office, callBackTime, onDelete }: EnquiryNoteProps) {
  if (outcome.kind === 'accepted') {
    return (
      <Notice tone="ok" title={outcome.message} boxRef={takeFocus}>
        <p>{callBackText(callBackTime)}</p>
        {outcome.visit ? <CalendarLink href={outcome.visit.calendarHref} /> : null}
      </Notice>
    );
  }
  if (outcome.kind === 'saved-on-device' || outcome.kind === 'unsent') {
    const tone = outcome.message === MESSAGES.savedLocally ? 'saved' : 'err';
    return (
      <Notice tone={tone} title={outcome.message} boxRef={takeFocus}>
        <OfficeLinks {...office} />
        <p>{outcome.note}</p>
        {outcome.kind === 'saved-on-device' ? (
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={onDelete}>
            Delete saved enquiry
          </button>
        ) : null}
      </Notice>
    );
  }
  return (
    <Notice tone="err" title={outcome.message} boxRef={takeFocus}>
      <p>{MESSAGES.fieldsKept}</p>
      <OfficeLinks {...office} />
    </Notice>
  );
}
