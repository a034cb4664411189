'use client';

/** Why an island: it validates and sends the form in place; the code for that is fetched on first focus. */

import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { EnquiryChannelKey, EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import { NO_NAME, type EnquiryFields } from '@/lib/domain/enquiry/form';
import { EnquiryConsent } from './EnquiryConsent';
import { EnquiryInput, EnquiryInputs } from './EnquiryInputs';
import { SubmitButton } from './SubmitButton';
import { useFormEngine } from './use-form-engine';
import { NETWORK_ERROR_TEXT } from '@/lib/domain/site/form-texts';

export interface EnquiryFormProps {
  channel: EnquiryChannelKey;
  /** Base address of the calls; empty for the same origin. */
  host: string;
  tone?: 'light' | 'dark';
  submitLabel?: string;
  /** Asks for the phone number only. */
  isShort?: boolean;
  /** The office's phone number, shown if sending fails. */
  phone?: string;
  email?: string;
  initial?: Partial<EnquiryFields>;
  onOutcome?: (outcome: EnquiryOutcome) => void;
  /** EnquiryExtras, shown unchanged. */
  children?: ReactNode;
}

/** A plain form that posts without script. With script it is validated in place and sent by fetch (spec 5, 7, 8). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { host, tone, submitLabel = 'Send Enquiry', initial = {} } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { engine, errors, isSending, isOffline, load, onSubmit, onReady, setErrors, setIsSending } = useFormEngine();
  const inputs = { id, initial, isReadOnly: isSending, errors };

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    // The visitor is already typing: fetch the engine now, because the connection may be gone when they submit.
    if (element.contains(document.activeElement)) load(element).catch(() => undefined);
  }, [load]);

  return (
    <form
      ref={form}
      method="post"
      action={`${host}/contact.php`}
      data-offline={NETWORK_ERROR_TEXT}
      className={tone === 'dark' ? 'enquiry-form fields-dark' : 'enquiry-form'}
      onFocus={(event) => void load(event.currentTarget).catch(() => undefined)}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="channel" value={props.channel} />
      {props.isShort ? (
        <>
          <input type="hidden" name="name" value={NO_NAME} />
          <EnquiryInput name="phone" {...inputs} />
        </>
      ) : (
        <EnquiryInputs {...inputs} />
      )}
      {props.children}
      {isOffline ? <p role="alert">{NETWORK_ERROR_TEXT}</p> : null}
      {engine ? (
        <engine.Engine
          form={engine.element}
          channel={props.channel}
          host={host}
          phone={props.phone}
          email={props.email}
          onReady={onReady}
          onErrors={setErrors}
          onSending={setIsSending}
          onOutcome={props.onOutcome}
        />
      ) : null}
      <div className="enquiry-submit">
        <SubmitButton label={submitLabel} isSending={isSending} />
      </div>
      <EnquiryConsent />
    </form>
  );
}
