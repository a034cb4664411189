import { useEffect, useRef } from 'react';
import { draw } from '@/components/islands/draw';
import { Words } from '@/components/ui/Words';
import { calendarFileUrl } from '@/lib/browser/enquiry/calendar-file';
import { originFields } from '@/lib/browser/enquiry/origin-fields';
import { removeFromOutbox } from '@/lib/browser/enquiry/pending';
import { SAVED_EVENT } from '@/lib/browser/enquiry/pending-key';
import { sendEnquiry } from '@/lib/browser/enquiry/send';
import { closeSubmission, submissionId } from '@/lib/browser/enquiry/submission-id';
import { toEnquiryBody } from '@/lib/domain/enquiry/body';
import { isOwnEndpoint, type EnquiryChannelKey, type EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import {
  DETAIL_NAMES,
  describeDetails,
  formatAbout,
  parseDetails,
  type DetailFields,
} from '@/lib/domain/enquiry/details';
import { ENQUIRY_FIELD_NAMES, PREFERENCE_NAMES, HONEYPOT_FIELD, type EnquiryFields } from '@/lib/domain/enquiry/form';
import { ownTimeText, toVisitEvent, visitDayLimits } from '@/lib/domain/enquiry/visit';
import { WHATSAPP_GREETING, whatsappEnquiryText } from '@/lib/domain/site/links';
import { MESSAGES } from '@/lib/domain/site/messages';
import type { EnquiryStep } from './EnquiryProgress';
import { useForm } from './use-form';

export interface EnquiryOptions {
  channel: EnquiryChannelKey;
  /** Base address of the calls; empty for the same origin. */
  host: string;
  /** What the fields have from the start. */
  initial?: Partial<EnquiryFields>;
  /** Receives the result. A caller that passes this also announces success. */
  onOutcome?: (outcome: EnquiryOutcome) => void;
}

/** Null if the form lacks the field: a form about no project has no visit day. */
function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  return (form?.elements.namedItem(name) ?? null) as HTMLInputElement | null;
}

/** Draws the error below a field outside the island; `data-note` is the id of its place. */
function showNote(field: HTMLInputElement, text = ''): void {
  const note = document.getElementById(field.dataset['note'] ?? '');
  if (!note || note.hidden === !text) return;
  note.hidden = !text;
  void draw(note, Promise.resolve(Words), { text });
  for (const [name, value] of Object.entries({ 'aria-invalid': 'true', 'aria-describedby': note.id })) {
    if (text) field.setAttribute(name, value);
    else field.removeAttribute(name);
  }
}

/** The named fields of a form that are filled in. */
function readFields<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Partial<Record<Name, string>> {
  const data = new FormData(form);
  return Object.fromEntries(names.flatMap((name) => (data.get(name) ? [[name, data.get(name)]] : []))) as never;
}

const offsetAt = (timeMs: number) => -new Date(timeMs).getTimezoneOffset();

/** Beside the evenings in India, the visitor's own time, and again when the day of the visit changes. */
function showOwnTimes(form: HTMLFormElement, signal: AbortSignal): void {
  const day = inputOf(form, 'visitDate');
  const nights = [...form.querySelectorAll<HTMLOptionElement>('option[data-night]')].map((option) => ({
    option,
    text: option.text,
  }));
  const show = () => {
    for (const { option, text } of nights) {
      const own = ownTimeText(Number(option.dataset['night']), day?.value ?? '', Date.now(), offsetAt);
      if (own) option.text = `${text} (${own})`;
    }
  };
  show();
  day?.addEventListener('input', show, { signal });
}

/** Empties what was sent, and folds the choices of call and visit. */
function clearFields(form: HTMLFormElement): void {
  for (const name of [...ENQUIRY_FIELD_NAMES, ...PREFERENCE_NAMES]) {
    const input = inputOf(form, name);
    if (input) input.value = '';
  }
  for (const name of PREFERENCE_NAMES) inputOf(form, name)?.closest('details')?.removeAttribute('open');
}

/** The enquiry in words, for WhatsApp. */
function toWords(fields: EnquiryFields, details: DetailFields, subject: string | null): string {
  const { configuration, section, lookingFor } = details;
  const times = describeDetails(parseDetails(details, Date.now())).map((fact) => fact.join(': '));
  const extras = [formatAbout({ configuration, section, lookingFor }), ...times];
  return whatsappEnquiryText({ project: subject ?? 'your properties', ...fields, extras });
}

const FAILED: EnquiryStep = {
  kind: 'answered',
  outcome: { kind: 'failed', message: MESSAGES.enquiryFailed },
  words: WHATSAPP_GREETING,
};

/** The state of a form that sends an enquiry through its channel. */
export function useEnquiryForm({ channel, host, initial, onOutcome }: EnquiryOptions) {
  /** What the last sending saved on the device; wrong if the office would never accept it. */
  const saved = useRef<{ id: string; isWrong: boolean } | null>(null);
  const form = useForm<EnquiryStep>(
    { ...initial },
    async (element, show) => {
      const fields = { name: '', phone: '', email: '', message: '', ...readFields(element, ENQUIRY_FIELD_NAMES) };
      const details: DetailFields = readFields(element, DETAIL_NAMES);
      const projectName = inputOf(element, 'project')?.dataset['name'];
      const subject = projectName ?? details.developer ?? null;
      const text = JSON.stringify([fields, details]);
      const words = toWords(fields, details, subject);
      const body = toEnquiryBody(channel, fields, {
        id: await submissionId(text),
        details: { ...details, ...originFields() },
        projectName,
        isOwnEndpoint: isOwnEndpoint(host, location.hostname),
        trap: inputOf(element, HONEYPOT_FIELD)?.value ?? '',
        filledMs: performance.now(),
        nowMs: Date.now(),
      });
      // The visitor has corrected an enquiry that the office would never accept: delete the saved one.
      if (saved.current?.isWrong && saved.current.id !== body.id) await removeFromOutbox(saved.current.id);
      const answer = await sendEnquiry(channel, host, body, {
        onAttempt: (attempt, attempts) => show({ kind: 'sending', attempt, attempts, words }),
      });
      const event = toVisitEvent(details, body.id, subject ?? details.lookingFor ?? null);
      const outcome =
        answer.kind === 'accepted' && event ? { ...answer, visit: { calendarHref: calendarFileUrl(event) } } : answer;
      const errors = 'errors' in outcome ? outcome.errors : {};
      saved.current =
        outcome.kind === 'saved-on-device' ? { id: body.id, isWrong: Object.keys(errors).length > 0 } : null;
      if (saved.current && !saved.current.isWrong) dispatchEvent(new Event(SAVED_EVENT));
      const isAccepted = outcome.kind === 'accepted';
      if (isAccepted) {
        closeSubmission(text);
        document.dispatchEvent(new CustomEvent('enquiry:accepted', { detail: { channel } }));
        clearFields(element);
      }
      onOutcome?.(outcome);
      const shown = isAccepted && onOutcome ? null : ({ kind: 'answered', outcome, words } as const);
      return isAccepted ? { values: {}, errors: null, shown } : { errors, shown };
    },
    FAILED,
  );
  const { ref, change } = form;

  useEffect(() => {
    const stop = new AbortController();
    if (!ref.current) return;
    Object.assign(inputOf(ref.current, 'visitDate') ?? {}, visitDayLimits(Date.now()));
    showOwnTimes(ref.current, stop.signal);
    return () => stop.abort();
  }, [ref]);

  const visitError = form.errors?.['visitDate'];
  useEffect(() => {
    const day = inputOf(ref.current, 'visitDate');
    if (day) showNote(day, visitError);
  }, [ref, visitError]);

  async function deleteSaved() {
    if (saved.current) await removeFromOutbox(saved.current.id);
    saved.current = null;
    change({ shown: null });
    ref.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }

  return { ...form, deleteSaved: () => void deleteSaved() };
}
