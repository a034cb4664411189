import { useEffect, useRef, useState } from 'react';
import { createFormControl } from 'react-hook-form';
import { calendarFileUrl } from '@/lib/browser/enquiry/calendar-file';
import { originFields } from '@/lib/browser/enquiry/origin-fields';
import { dropEnquiry } from '@/lib/browser/enquiry/pending';
import { SAVED_EVENT } from '@/lib/browser/enquiry/pending-key';
import { sendEnquiry } from '@/lib/browser/enquiry/send';
import { closeSubmission, submissionId } from '@/lib/browser/enquiry/submission-id';
import { toEnquiryBody } from '@/lib/domain/enquiry/body';
import { describeDetails, formatAbout, parseDetails } from '@/lib/domain/enquiry/details';
import { isOwnEndpoint, type EnquiryChannelKey, type EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import { ENQUIRY_FIELD_NAMES, TRAP_FIELD, type EnquiryFieldErrors } from '@/lib/domain/enquiry/form';
import { toVisitEvent, visitDayLimits } from '@/lib/domain/enquiry/visit';
import { whatsappEnquiryText } from '@/lib/domain/site/links';
import { checkedNames, checkFields, EMPTY, toTexts, type CheckedFields } from './check-form';
import { clearPreferences, inputOf, readDetails, showOwnTimes, showVisitError } from './form-fields';

export type SenderState =
  | { kind: 'idle' }
  | { kind: 'sending'; attempt: number; attempts: number }
  | { kind: 'answered'; outcome: EnquiryOutcome };

export interface SenderOptions {
  form: HTMLFormElement;
  channel: EnquiryChannelKey;
  host: string;
  /** Receives the errors shown under the fields. */
  onErrors: (errors: EnquiryFieldErrors) => void;
  onSending: (isSending: boolean) => void;
  /** Receives the result. A caller that passes this also announces success. */
  onOutcome?: (outcome: EnquiryOutcome) => void;
}

interface Sender {
  state: SenderState;
  /** The last enquiry in words, for WhatsApp. */
  words: string;
  submit: () => void;
  /** Deletes the enquiry that the last sending saved on the device. */
  deleteSaved: () => void;
}

/** Validates on submit and then on input, and sends. It binds to the existing inputs, so typed text is not lost. */
export function useEnquirySender(options: SenderOptions): Sender {
  const { form, channel, host, onErrors, onSending, onOutcome } = options;
  const [state, setState] = useState<SenderState>({ kind: 'idle' });
  const [control] = useState(() => createFormControl<CheckedFields>({ resolver: () => checkFields(form) }));
  const isBusy = useRef(false);
  const [words, setWords] = useState('');
  const saved = useRef<{ id: string; isWrong: boolean } | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    for (const name of checkedNames(form)) {
      const input = inputOf(form, name);
      if (!input) continue;
      const { ref, onChange } = control.register(name);
      ref(input);
      input.addEventListener('input', (event) => void onChange(event), { signal: stop.signal });
    }
    Object.assign(inputOf(form, 'visitDate') ?? {}, visitDayLimits(Date.now()));
    showOwnTimes(form, stop.signal);
    const unsubscribe = control.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => {
        onErrors(toTexts(errors ?? {}));
        showVisitError(form, errors?.visitDate?.message);
      },
    });
    return () => {
      stop.abort();
      unsubscribe();
    };
  }, [control, form, onErrors]);

  async function send({ visitDate: _day, ...fields }: CheckedFields) {
    const details = readDetails(form);
    const projectName = inputOf(form, 'project')?.dataset['name'];
    const subject = projectName ?? details.developer ?? null;
    const text = JSON.stringify([fields, details]);
    const body = toEnquiryBody(channel, fields, {
      id: submissionId(text),
      details: { ...details, ...originFields() },
      projectName,
      isOwnEndpoint: isOwnEndpoint(host, location.hostname),
      trap: inputOf(form, TRAP_FIELD)?.value ?? '',
      filledMs: performance.now(),
      nowMs: Date.now(),
    });
    // The visitor has corrected an enquiry that the office would never accept: delete the saved one.
    if (saved.current?.isWrong && saved.current.id !== body.id) await dropEnquiry(saved.current.id);
    const { configuration, section, lookingFor } = details;
    const times = describeDetails(parseDetails(details, Date.now())).map((fact) => fact.join(': '));
    const extras = [formatAbout({ configuration, section, lookingFor }), ...times];
    setWords(whatsappEnquiryText({ project: subject ?? 'your properties', ...fields, extras }));
    onSending(true);
    const answer = await sendEnquiry(channel, host, body, {
      onAttempt: (attempt, attempts) => setState({ kind: 'sending', attempt, attempts }),
    });
    onSending(false);
    const event = toVisitEvent(details, body.id, subject);
    const outcome =
      answer.kind === 'accepted' && event ? { ...answer, visit: { calendarHref: calendarFileUrl(event) } } : answer;
    const errors = 'errors' in outcome ? outcome.errors : {};
    saved.current =
      outcome.kind === 'saved-on-device' ? { id: body.id, isWrong: Object.keys(errors).length > 0 } : null;
    if (saved.current && !saved.current.isWrong) dispatchEvent(new Event(SAVED_EVENT));
    if (outcome.kind === 'accepted') {
      closeSubmission(text);
      document.dispatchEvent(new CustomEvent('enquiry:accepted', { detail: { channel } }));
      control.reset(EMPTY, { keepFieldsRef: true });
      clearPreferences(form);
    }
    for (const name of ENQUIRY_FIELD_NAMES) if (errors[name]) control.setError(name, { message: errors[name] });
    const isAnnouncedElsewhere = onOutcome && outcome.kind === 'accepted';
    setState(isAnnouncedElsewhere ? { kind: 'idle' } : { kind: 'answered', outcome });
    onOutcome?.(outcome);
  }

  /** One request at a time, however often the button is pressed (faults 17). */
  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ kind: 'idle' });
    await control
      .handleSubmit(send)()
      .finally(() => (isBusy.current = false));
  }

  async function deleteSaved() {
    if (saved.current) await dropEnquiry(saved.current.id);
    saved.current = null;
    setState({ kind: 'idle' });
    form.querySelector<HTMLElement>('.field')?.focus();
  }

  return { state, words, submit: () => void submit(), deleteSaved: () => void deleteSaved() };
}
