import { showFieldError } from '@/components/ui/show-field-error';
import { ENQUIRY_WISH_NAMES, type EnquiryWishes } from '@/lib/domain/enquiry/form';
import { ownTimeText } from '@/lib/domain/enquiry/wishes';

/** Null if the form lacks the field: a form about no project has no visit day. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}

/** The chosen call time and visit. */
export function readWishes(form: HTMLFormElement): EnquiryWishes {
  const [call_time = '', visit_date = '', visit_time = ''] = ENQUIRY_WISH_NAMES.map(
    (name) => inputOf(form, name)?.value,
  );
  return { call_time, visit_date, visit_time };
}

const offsetAt = (timeMs: number) => -new Date(timeMs).getTimezoneOffset();

/** Beside the evenings in India, the visitor's own time, and again when the day of the visit changes. */
export function showOwnTimes(form: HTMLFormElement, signal: AbortSignal): void {
  const day = inputOf(form, 'visit_date');
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

/** Resets the choices and folds the section. */
export function clearWishes(form: HTMLFormElement): void {
  for (const name of ENQUIRY_WISH_NAMES) {
    const input = inputOf(form, name);
    if (input) input.value = '';
    input?.closest('details')?.removeAttribute('open');
  }
}

/** Shows or removes the error below the visit day. No island renders that part of the form. */
export function showVisitError(form: HTMLFormElement, text: string | undefined): void {
  const input = inputOf(form, 'visit_date');
  if (input) showFieldError(input, text);
}
