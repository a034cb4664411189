import { useEffect, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import { toFieldError } from '@/lib/domain/enquiry/field-error';

/** Texts by the name of a field. */
export type FormTexts = Readonly<Record<string, string | undefined>>;

/** `Shown` is what the form says between its fields and its button. */
export interface FormState<Shown> {
  /** What is typed and chosen, by the name of the field. */
  values: FormTexts;
  /** Texts under the fields. Null until the form is first checked; from then on each field is checked on input. */
  errors: FormTexts | null;
  isSending: boolean;
  shown: Shown | null;
}

/** Sends what the form says, which is right. Returns what changes in the form then. */
export type SendForm<Shown> = (
  form: HTMLFormElement,
  show: (shown: Shown) => void,
) => Promise<Partial<FormState<Shown>>>;

export interface FormHandle<Shown> extends FormState<Shown> {
  ref: RefObject<HTMLFormElement | null>;
  change: (part: Partial<FormState<Shown>>) => void;
  /** Shows what is wrong in all fields or one, and gives the first wrong field the focus. True if nothing is wrong. */
  check: (name?: string) => boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
}

const readValues = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as unknown as FormTexts;

/**
 * The state of a form: checked on submit and then on input, sent once at a time (spec 5, 8; faults 17). `failed` is shown if
 * `send` throws.
 */
export function useForm<Shown>(
  initial: FormTexts,
  send: SendForm<Shown>,
  failed: Shown | null = null,
): FormHandle<Shown> {
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [state, setState] = useState<FormState<Shown>>({
    values: initial,
    errors: null,
    isSending: false,
    shown: null,
  });
  const change = (part: Partial<FormState<Shown>>) => setState((before) => ({ ...before, ...part }));

  useEffect(() => {
    // From here on the form itself says what is wrong.
    if (ref.current) ref.current.noValidate = true;
  }, []);

  function check(name?: string): boolean {
    const inputs = ([...(ref.current?.elements ?? [])] as HTMLInputElement[]).filter((input) => input.willValidate);
    const wrong = inputs.filter((input) => (!name || input.name === name) && toFieldError(input) !== null);
    const errors = Object.fromEntries(wrong.map((input) => [input.name, toFieldError(input) ?? undefined]));
    change({ errors, shown: null });
    for (const input of wrong) input.closest('details')?.setAttribute('open', '');
    wrong[0]?.focus();
    return wrong.length === 0;
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy.current || !check()) return;
    isBusy.current = true;
    change({ isSending: true });
    try {
      change(await send(form, (shown) => change({ shown })));
    } catch (error) {
      console.error('Form not sent', error);
      change({ shown: failed });
    }
    isBusy.current = false;
    change({ isSending: false });
  }

  return {
    ...state,
    ref,
    change,
    check,
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onInput: ({ target, currentTarget }) => {
      const input = target as HTMLInputElement;
      const error = toFieldError(input) ?? undefined;
      const values = readValues(currentTarget);
      setState((before) => ({ ...before, values, errors: before.errors && { ...before.errors, [input.name]: error } }));
    },
  };
}
