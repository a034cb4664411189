'use client';

/** Why an island: it validates and sends the form in place; the code for that is fetched on first focus. */

import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Icon } from '@/components/ui/Icon';
import type { EnquiryChannelKey, EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import type { EnquiryFieldErrors, EnquiryFields } from '@/lib/domain/enquiry/form';
import { EnquiryConsent } from './EnquiryConsent';
import type { EnquiryEngineProps } from './EnquiryEngine.island';
import { EnquiryInputs } from './EnquiryInputs';
import { NETWORK_ERROR_TEXT, SENDING_TEXT } from '@/lib/domain/site/form-texts';

export interface EnquiryFormProps {
  channel: EnquiryChannelKey;
  /** Base address of the calls; empty for the same origin. */
  host: string;
  tone?: 'light' | 'dark';
  submitLabel?: string;
  /** Developer the enquiry is about. */
  subject?: string;
  /** The office's phone number, shown if sending fails. */
  phone?: string;
  email?: string;
  initial?: Partial<EnquiryFields>;
  onOutcome?: (outcome: EnquiryOutcome) => void;
  /** EnquiryExtras, shown unchanged. */
  children?: ReactNode;
}

interface LoadedEngine {
  Engine: ComponentType<EnquiryEngineProps>;
  element: HTMLFormElement;
}

/** A plain form that posts without script. With script it is validated in place and sent by fetch (spec 5, 7, 8). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { host, tone, submitLabel = 'Send Enquiry', initial = {} } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<(() => void) | 'asked' | null>(null);
  const [engine, setEngine] = useState<LoadedEngine | null>(null);
  const [errors, setErrors] = useState<EnquiryFieldErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [isOffline, setIsOffline] = useState(false);

  const load = useCallback(async (element: HTMLFormElement) => {
    const { EnquiryEngine } = await import('./EnquiryEngine.island');
    setEngine((loaded) => loaded ?? { Engine: EnquiryEngine, element });
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.noValidate = true;
    // The visitor is already typing: fetch the engine now, because the connection may be gone when they submit.
    if (element.contains(document.activeElement)) load(element).catch(() => undefined);
  }, [load]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const element = event.currentTarget;
    event.preventDefault();
    if (typeof submit.current === 'function') return submit.current();
    submit.current = 'asked';
    load(element).catch(() => {
      submit.current = null;
      if (!navigator.onLine) setIsOffline(true);
      else if (element.reportValidity()) element.submit();
    });
  }

  function onReady(send: () => void) {
    const isAsked = submit.current === 'asked';
    submit.current = send;
    setIsOffline(false);
    if (isAsked) send();
  }

  return (
    <form
      ref={form}
      method="post"
      action={`${host}/contact.php`}
      className={tone === 'dark' ? 'enquiry-form fields-dark' : 'enquiry-form'}
      onFocus={(event) => void load(event.currentTarget).catch(() => undefined)}
      onSubmit={onSubmit}
    >
      <EnquiryInputs id={id} initial={initial} isReadOnly={isSending} errors={errors} />
      {props.children}
      {isOffline ? (
        <p role="alert" className="enquiry-alert">
          {NETWORK_ERROR_TEXT}
        </p>
      ) : null}
      {engine ? (
        <engine.Engine
          form={engine.element}
          channel={props.channel}
          host={host}
          subject={props.subject}
          phone={props.phone}
          email={props.email}
          onReady={onReady}
          onErrors={setErrors}
          onSending={setIsSending}
          onOutcome={props.onOutcome}
        />
      ) : null}
      <div className="enquiry-submit">
        <button
          className="btn btn-enquire disabled:border-terra-600 disabled:bg-terra-600 disabled:text-white"
          disabled={isSending}
        >
          <span className={isSending ? 'invisible' : undefined}>{submitLabel}</span>
          {isSending ? (
            <span className="enquiry-sending">
              <Icon name="loader-circle" className="animate-spin" />
              {SENDING_TEXT}
            </span>
          ) : null}
        </button>
      </div>
      <EnquiryConsent />
    </form>
  );
}
