import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { TextField } from '@/components/ui/TextField';
import { FIELD_LIMITS, type EnquiryFields } from '@/lib/domain/enquiry/form';
import { whatsappEnquiryText, whatsappUrl } from '@/lib/domain/site/links';
import { MESSAGES } from '@/lib/domain/site/messages';
import { EnquiryConsent } from './EnquiryConsent';

interface ContactFormProps {
  project: string;
  /** Set if the dialog was opened for the brochure. */
  brochureHref?: string;
  /** The company's WhatsApp number, digits with country code. */
  whatsapp: string;
  initial: EnquiryFields;
}

/** Project contact popup. It opens WhatsApp with a text made from the fields; only Phone is required (spec 5). */
export function ContactForm({ project, brochureHref, whatsapp, initial }: ContactFormProps) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const [fields, setFields] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const hasPhone = fields.phone.trim() !== '';

  function onClick(event: { preventDefault: () => void }) {
    setIsChecked(true);
    setIsSent(hasPhone);
    if (hasPhone) return;
    event.preventDefault();
    document.getElementById(`${id}phone`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) link.current?.click();
  }

  return (
    <form
      className="enquiry-form"
      noValidate
      onKeyDown={onKeyDown}
      onInput={(event) => setFields(Object.fromEntries(new FormData(event.currentTarget)) as unknown as EnquiryFields)}
    >
      {brochureHref ? (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-plaster px-4 py-3 type-small">
          <a href={brochureHref} target="_blank" rel="noopener" className="link">
            <Icon name="file-text" />
            <span>Open the brochure</span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          Leave a number for prices and plans by WhatsApp.
        </p>
      ) : null}
      <div className="grid gap-4 md:grid-cols-2 md:*:nth-[n+3]:col-span-2">
        <TextField
          id={`${id}name`}
          name="name"
          label="Name"
          autoComplete="name"
          maxLength={FIELD_LIMITS.name}
          initialValue={initial.name}
          isOptional
        />
        <TextField
          id={`${id}phone`}
          name="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={FIELD_LIMITS.phone}
          initialValue={initial.phone}
          error={isChecked && !hasPhone ? MESSAGES.invalidPhone : undefined}
        />
        <TextField
          id={`${id}email`}
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={FIELD_LIMITS.email}
          initialValue={initial.email}
          isOptional
        />
        <TextField
          id={`${id}message`}
          name="message"
          label="Message"
          maxLength={FIELD_LIMITS.message}
          initialValue={initial.message}
          isOptional
          isMultiline
        />
      </div>
      <p role="status" className={isSent ? 'mt-4 type-small' : undefined}>
        {isSent ? 'WhatsApp opens in a new tab with these details. Press send there.' : null}
      </p>
      <div className="enquiry-submit">
        <a
          ref={link}
          href={whatsappUrl(whatsapp, whatsappEnquiryText({ project, ...fields }))}
          target="_blank"
          rel="noopener noreferrer"
          className="btn w-full btn-wa"
          onClick={onClick}
        >
          <Icon name="whatsapp" />
          Send on WhatsApp
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <EnquiryConsent />
    </form>
  );
}
