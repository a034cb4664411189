import { Notice } from '@/components/ui/Notice';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import { MESSAGES } from '@/lib/domain/site/messages';
import { CalendarLink } from './CalendarLink';

interface EnquiryNoteProps {
  outcome: EnquiryOutcome;
  phone?: string;
  email?: string;
  /** Deletes the enquiry that was saved on the device. */
  onDelete?: () => void;
}

const TOO_MANY_REQUESTS = 429;

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** Result of the sending and what the visitor can do next; takes the focus (spec 8). */
export function EnquiryNote({ outcome, phone, email, onDelete }: EnquiryNoteProps) {
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
      <Notice tone={outcome.kind === 'unsent' ? 'err' : 'saved'} title={outcome.message} boxRef={takeFocus}>
        <Office phone={phone} email={email} />
        <p>{outcome.note}</p>
        {outcome.kind === 'saved-on-device' ? (
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={onDelete}>
            Delete saved enquiry
          </button>
        ) : null}
      </Notice>
    );
  }
  const isLimited = outcome.kind === 'refused' && outcome.status === TOO_MANY_REQUESTS;
  return (
    <Notice tone="err" title={outcome.message} boxRef={takeFocus}>
      <p>{MESSAGES.fieldsKept}</p>
      {isLimited ? <Office phone={phone} /> : null}
    </Notice>
  );
}

function Office({ phone, email }: Pick<EnquiryNoteProps, 'phone' | 'email'>) {
  const link = 'inline-block py-0.5 underline underline-offset-4';
  return (
    <p className="flex flex-wrap gap-x-4">
      {phone ? (
        <SiteLink href={telUrl(phone)} className={`${link} tabular-nums`}>
          {phone}
        </SiteLink>
      ) : null}
      {email ? (
        <SiteLink href={mailtoUrl(email)} className={link}>
          {email}
        </SiteLink>
      ) : null}
    </p>
  );
}
