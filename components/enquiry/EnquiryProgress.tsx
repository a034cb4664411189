import { useEffect, useState } from 'react';
import { EmailText } from '@/components/ui/EmailText';
import { SiteLink } from '@/components/ui/SiteLink';
import { mailtoUrl, telUrl, whatsappUrl } from '@/lib/domain/site/links';
import { Notice } from '@/components/ui/Notice';
import type { EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import { MESSAGES, SENDING_TEXT } from '@/lib/domain/site/messages';
import { callBackText } from '@/lib/domain/site/site';
import { CalendarLink } from './CalendarLink';

interface OfficeLinksProps {
  phone?: string;
  email?: string;
  /** The enquiry in words, for WhatsApp. */
  words: string;
}

/** Ways to reach a person with the same words, beside every enquiry that was not sent (spec 8). */
function OfficeLinks({ email, words, ...office }: OfficeLinksProps) {
  const { phone, whatsapp } = officeOfPage(office.phone);
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <p className="flex flex-wrap gap-x-5">
      {phone ? (
        <SiteLink href={telUrl(phone)} className={`${link} nums`}>
          Call {phone}
        </SiteLink>
      ) : null}
      {whatsapp ? (
        <SiteLink href={whatsappUrl(whatsapp, words)} className={link}>
          Send on WhatsApp
        </SiteLink>
      ) : null}
      {email ? (
        <SiteLink href={mailtoUrl(email)} className={link}>
          <EmailText email={email} />
        </SiteLink>
      ) : null}
    </p>
  );
}

const linkTo = (start: string) =>
  document.querySelector<HTMLAnchorElement>(`[data-floating] a[href^="${start}"]`)?.href;

/**
 * The office's numbers as the floating buttons of every page have them, so that no form repeats them in the HTML;
 * `whatsapp` is digits with country code.
 */
function officeOfPage(phone?: string): { phone?: string; whatsapp?: string } {
  return {
    phone: phone ?? linkTo('tel:')?.slice('tel:'.length),
    whatsapp: /wa\.me\/(\d+)/.exec(linkTo('https://wa.me/') ?? '')?.[1],
  };
}

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
