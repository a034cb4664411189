import { Notice } from '@/components/ui/Notice';
import type { EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import { MESSAGES } from '@/lib/domain/site/messages';
import { CalendarLink } from './CalendarLink';
import { OfficeLinks } from './OfficeLinks';

interface EnquiryNoteProps {
  outcome: EnquiryOutcome;
  phone?: string;
  email?: string;
  /** The enquiry in words, for WhatsApp. */
  words: string;
  /** Deletes the enquiry that was saved on the device. */
  onDelete?: () => void;
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** Result of the sending and what the visitor can do next; takes the focus (spec 8). */
export function EnquiryNote({ outcome, phone, email, words, onDelete }: EnquiryNoteProps) {
  if (outcome.kind === 'accepted') {
    return (
      <Notice tone="ok" title={outcome.message} boxRef={takeFocus}>
        <p>{MESSAGES.callBack}</p>
        {outcome.visit ? <CalendarLink href={outcome.visit.calendarHref} /> : null}
      </Notice>
    );
  }
  if (outcome.kind === 'saved-on-device' || outcome.kind === 'unsent') {
    return (
      <Notice
        tone={outcome.message === MESSAGES.savedLocally ? 'saved' : 'err'}
        title={outcome.message}
        boxRef={takeFocus}
      >
        <OfficeLinks phone={phone} email={email} words={words} />
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
      <OfficeLinks phone={phone} email={email} words={words} />
    </Notice>
  );
}
