import { showFieldError } from '@/components/ui/show-field-error';
import { DETAIL_NAMES, type DetailFields } from '@/lib/domain/enquiry/details';
import { PREFERENCE_NAMES } from '@/lib/domain/enquiry/form';
import { ownTimeText } from '@/lib/domain/enquiry/visit';

/** Null if the form lacks the field: a form about no project has no visit day. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}

/** What the enquiry is about, and the chosen call time and visit. */
export function readDetails(form: HTMLFormElement): DetailFields {
  const data = new FormData(form);
  return Object.fromEntries(DETAIL_NAMES.flatMap((name) => (data.get(name) ? [[name, data.get(name)]] : [])));
}

const offsetAt = (timeMs: number) => -new Date(timeMs).getTimezoneOffset();

/** Beside the evenings in India, the visitor's own time, and again when the day of the visit changes. */
export function showOwnTimes(form: HTMLFormElement, signal: AbortSignal): void {
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

/** Resets the choices of call and visit and folds them. */
export function clearPreferences(form: HTMLFormElement): void {
  for (const name of PREFERENCE_NAMES) {
    const input = inputOf(form, name);
    if (input) input.value = '';
    input?.closest('details')?.removeAttribute('open');
  }
}

/** Shows or removes the error below the visit day. No island renders that part of the form. */
export function showVisitError(form: HTMLFormElement, text: string | undefined): void {
  const input = inputOf(form, 'visitDate');
  if (input) showFieldError(input, text);
}
