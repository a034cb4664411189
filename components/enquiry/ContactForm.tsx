import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { EnquiryChannelKey, EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import type { EnquiryAbout, EnquiryFields, VisitPreferences } from '@/lib/domain/enquiry/form';
import { NETWORK_ERROR_TEXT } from '@/lib/domain/site/form-texts';
import { whatsappEnquiryText, whatsappUrl } from '@/lib/domain/site/links';
import { phoneFault } from '@/lib/domain/site/phone';
import { BrochureOffer } from './BrochureOffer';
import { EnquiryConsent } from './EnquiryConsent';
import { ConfigurationChoice, EnquiryExtras } from './EnquiryExtras';
import { EnquiryInput } from './EnquiryInputs';
import { SubmitButton } from './SubmitButton';
import { useFormEngine } from './use-form-engine';

/** Folded away, as the phone alone is enough. */
const OPTIONAL = ['name', 'email', 'message'] as const;

export interface ContactFields extends EnquiryFields, Partial<VisitPreferences> {
  configuration?: string;
}

interface ContactFormProps {
  channel: EnquiryChannelKey;
  project: string;
  /** With its place. */
  projectName?: string;
  about: EnquiryAbout;
  /** Configurations to choose from, if the link names none. */
  configurations: string[];
  /** Base address of the call. */
  host: string;
  phone: string;
  /** Set if the dialog was opened for the brochure. */
  brochureHref?: string;
  /** The company's WhatsApp number, digits with country code. */
  whatsapp: string;
  initial: ContactFields;
  onOutcome: (outcome: EnquiryOutcome) => void;
}

/**
 * Project contact popup. It opens WhatsApp with a text made from the fields, or asks the office to call back; only Phone
 * is required (spec 5; routes-and-content, Forms).
 */
export function ContactForm({
  channel,
  project,
  projectName,
  about,
  configurations,
  host,
  phone,
  brochureHref,
  whatsapp,
  initial,
  onOutcome,
}: ContactFormProps) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const [fields, setFields] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const fault = phoneFault(fields.phone);
  const hasPhone = fault === null;
  const { engine: loaded, ...engine } = useFormEngine();
  const phoneError = engine.errors.phone ?? (isChecked && fault !== null ? fault : undefined);
  const inputs = { id, initial, isReadOnly: engine.isSending, errors: { ...engine.errors, phone: phoneError } };
  const asked = about.configuration ?? about.section ?? fields.configuration ?? '';
  const extras = [asked, brochureHref ? 'Please send me the brochure.' : '', location.origin + location.pathname];

  function onClick(event: { preventDefault: () => void }) {
    setIsChecked(true);
    setIsSent(hasPhone);
    if (hasPhone) return;
    event.preventDefault();
    document.getElementById(`${id}phone`)?.focus();
  }

  // As the button that stands first; the other one is pressed.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    link.current?.click();
  }

  return (
    <form
      className="enquiry-form"
      method="post"
      action={`${host}/contact.php`}
      noValidate
      onFocus={(event) => void engine.load(event.currentTarget).catch(() => undefined)}
      onSubmit={engine.onSubmit}
      onKeyDown={onKeyDown}
      onInput={(event) => setFields(Object.fromEntries(new FormData(event.currentTarget)) as unknown as ContactFields)}
    >
      {brochureHref ? <BrochureOffer href={brochureHref} project={project} /> : null}
      <EnquiryInput name="phone" {...inputs} />
      {configurations.length > 0 ? (
        <ConfigurationChoice configurations={configurations} initialValue={initial.configuration} />
      ) : null}
      <details className="enquiry-wishes" open={Boolean(initial.name || initial.email || initial.message)}>
        <summary>
          Add a message <span>(optional)</span>
        </summary>
        <div className="enquiry-fields">
          {OPTIONAL.map((name) => (
            <EnquiryInput key={name} name={name} {...inputs} isOptional />
          ))}
        </div>
      </details>
      <p role="status" className={isSent ? 'mt-4 type-small' : undefined}>
        {isSent ? 'WhatsApp opens in a new tab with these details. Press send there.' : null}
      </p>
      <input type="hidden" name="channel" value={channel} />
      <EnquiryExtras hasVisit initial={initial} about={about} projectName={projectName} />
      {loaded ? (
        <loaded.Engine
          form={loaded.element}
          channel={channel}
          host={host}
          phone={phone}
          onReady={engine.onReady}
          onErrors={engine.setErrors}
          onSending={engine.setIsSending}
          onOutcome={onOutcome}
        />
      ) : null}
      {engine.isOffline ? <p role="alert">{NETWORK_ERROR_TEXT}</p> : null}
      <div className="enquiry-submit grid gap-3">
        <a
          ref={link}
          href={whatsappUrl(whatsapp, whatsappEnquiryText({ ...fields, project, extras }))}
          target="_blank"
          rel="noopener noreferrer"
          className="btn w-full btn-wa"
          onClick={onClick}
        >
          <Icon name="whatsapp" />
          Send on WhatsApp
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <SubmitButton label="Request a call back" isSending={engine.isSending} className="btn-outline" />
      </div>
      <EnquiryConsent />
    </form>
  );
}
