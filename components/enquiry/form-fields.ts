import { ENQUIRY_WISH_NAMES, type EnquiryWishes } from '@/lib/domain/enquiry/form';

/** A form about no project has no day to visit. */
export function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}

/** When to call and when to come, as chosen. */
export function readWishes(form: HTMLFormElement): EnquiryWishes {
  const [call_time = '', visit_date = '', visit_time = ''] = ENQUIRY_WISH_NAMES.map(
    (name) => inputOf(form, name)?.value,
  );
  return { call_time, visit_date, visit_time };
}

/** Chooses nothing and folds away. */
export function clearWishes(form: HTMLFormElement): void {
  for (const name of ENQUIRY_WISH_NAMES) {
    const input = inputOf(form, name);
    if (input) input.value = '';
    input?.closest('details')?.removeAttribute('open');
  }
}

/** Shows what is wrong with the day of a visit below it, or takes it away. That part of the form no island draws. */
export function showVisitError(form: HTMLFormElement, text: string | undefined): void {
  const input = inputOf(form, 'visit_date');
  const field = input?.closest('.text-field');
  if (!input || !field) return;
  field.querySelector('p')?.remove();
  input.toggleAttribute('aria-invalid', false);
  input.removeAttribute('aria-describedby');
  if (!text) return;
  const note = Object.assign(document.createElement('p'), {
    role: 'alert',
    id: `visit-${Math.random().toString(36).slice(2)}`,
    textContent: text,
  });
  field.append(note);
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', note.id);
}
