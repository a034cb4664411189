import { useEffect, useRef, useState } from 'react';
import { createFormControl, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { sendEnquiry } from '@/lib/browser/send-enquiry';
import { closeSubmission, submissionId } from '@/lib/browser/submission-id';
import { toEnquiryBody, type EnquiryChannelKey, type EnquiryOutcome } from '@/lib/domain/enquiry';
import { toFieldError } from '@/lib/domain/enquiry-field-error';
import {
  ENQUIRY_FIELD_NAMES,
  TRAP_FIELD,
  type EnquiryFieldErrors,
  type EnquiryFieldName,
  type EnquiryFields,
} from '@/lib/domain/enquiry-form';

const EMPTY: EnquiryFields = { name: '', phone: '', email: '', message: '' };

export type SenderState =
  | { kind: 'idle' }
  | { kind: 'sending'; attempt: number; attempts: number }
  | { kind: 'answered'; outcome: EnquiryOutcome };

export interface SenderOptions {
  form: HTMLFormElement;
  channel: EnquiryChannelKey;
  host: string;
  subject?: string;
  /** What stands under the fields now. */
  onErrors: (errors: EnquiryFieldErrors) => void;
  onSending: (isSending: boolean) => void;
  /** Told how it ended; who asks for it also announces success. */
  onOutcome?: (outcome: EnquiryOutcome) => void;
}

function inputOf(form: HTMLFormElement, name: EnquiryFieldName | typeof TRAP_FIELD): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** What stands in the inputs counts, however it came there: typed, pasted, filled in by the browser. */
function checkFields(form: HTMLFormElement): ResolverResult<EnquiryFields> {
  const values = { ...EMPTY };
  const errors: FieldErrors<EnquiryFields> = {};
  for (const name of ENQUIRY_FIELD_NAMES) {
    const { value, validity, validationMessage } = inputOf(form, name);
    const message = toFieldError(name, value, validity, validationMessage);
    values[name] = value;
    if (message) errors[name] = { type: 'validity', message };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
}

function toTexts(errors: FieldErrors<EnquiryFields>): EnquiryFieldErrors {
  const texts: EnquiryFieldErrors = {};
  for (const name of ENQUIRY_FIELD_NAMES) texts[name] = errors[name]?.message;
  return texts;
}

/** Checks on submit, then on input, and sends. Connects to the inputs that are there, so that nothing typed is lost. */
export function useEnquirySender(options: SenderOptions): { state: SenderState; submit: () => void } {
  const { form, channel, host, subject, onErrors, onSending, onOutcome } = options;
  const [state, setState] = useState<SenderState>({ kind: 'idle' });
  const [control] = useState(() => createFormControl<EnquiryFields>({ resolver: () => checkFields(form) }));
  const isBusy = useRef(false);

  useEffect(() => {
    const stop = new AbortController();
    for (const name of ENQUIRY_FIELD_NAMES) {
      const { ref, onChange } = control.register(name);
      const input = inputOf(form, name);
      ref(input);
      input.addEventListener('input', (event) => void onChange(event), { signal: stop.signal });
    }
    const unsubscribe = control.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => onErrors(toTexts(errors ?? {})),
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [control, form, onErrors]);

  async function send(fields: EnquiryFields) {
    const text = JSON.stringify([channel, subject, fields]);
    const body = toEnquiryBody(channel, fields, {
      id: submissionId(text),
      subject: subject ?? null,
      trap: inputOf(form, TRAP_FIELD).value,
      filledMs: performance.now(),
    });
    onSending(true);
    const outcome = await sendEnquiry(channel, host, body, {
      onAttempt: (attempt, attempts) => setState({ kind: 'sending', attempt, attempts }),
    });
    onSending(false);
    if (outcome.kind === 'accepted') {
      closeSubmission(text);
      document.dispatchEvent(new CustomEvent('enquiry:accepted', { detail: { channel } }));
      control.reset(EMPTY, { keepFieldsRef: true });
    }
    if (outcome.kind === 'refused') {
      for (const name of ENQUIRY_FIELD_NAMES) control.setError(name, { message: outcome.errors[name] });
    }
    const isAnnouncedElsewhere = onOutcome && outcome.kind === 'accepted';
    setState(isAnnouncedElsewhere ? { kind: 'idle' } : { kind: 'answered', outcome });
    onOutcome?.(outcome);
  }

  /** One request at a time, however often the button is pressed (fault 17). */
  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'idle' });
    await control
      .handleSubmit(send)()
      .finally(() => (isBusy.current = false));
  }

  return { state, submit: () => void submit() };
}
