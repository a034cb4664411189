import { useId, type ReactNode } from 'react';
import { TextField } from '@/components/ui/TextField';
import { NETWORK_ERROR_TEXT, SENDING_TEXT } from '@/lib/domain/site/messages';
import type { FormField, FormKind } from './form-kinds';
import type { FormHandle } from './use-form';
import { Icon } from '@/components/ui/Icon';

interface FormProps<Shown> {
  kind: FormKind;
  form: FormHandle<Shown>;
  initial?: Readonly<Record<string, string | undefined>>;
  /** Address that the form posts to without script. */
  action?: string;
  tone?: 'light' | 'dark';
  submitLabel?: string;
  /** Between the fields and those that are folded away. */
  choices?: ReactNode;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** Before the button, beside it. */
  otherWay?: ReactNode;
  /** Below the button. */
  note?: ReactNode;
}

/** Every form of the site: fields by its kind, errors below them, one button. It posts without script. */
export function Form<Shown>({ kind, form, initial = {}, action, tone, submitLabel, ...parts }: FormProps<Shown>) {
  const id = useId();
  const { ref, errors, isSending, onSubmit, onInput } = form;
  const input = ({ name, isMultiline, ...field }: FormField) => (
    <TextField
      key={name}
      id={id + name}
      name={name}
      {...field}
      autoComplete={field.type ?? (isMultiline ? undefined : name)}
      initialValue={initial[name]}
      isMultiline={isMultiline}
      isReadOnly={isSending}
      error={errors?.[name]}
    />
  );
  const inputs = kind.fields.map(input);
  return (
    <form
      ref={ref}
      method={action ? 'post' : undefined}
      action={action}
      data-offline={action ? NETWORK_ERROR_TEXT : undefined}
      data-form="enquiry"
      className={tone === 'dark' ? 'fields-dark @container' : '@container'}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {inputs.length > 1 ? <div className="enquiry-fields">{inputs}</div> : inputs}
      {parts.choices}
      {kind.folded ? (
        <details className="enquiry-wishes" open={kind.folded.some(({ name }) => initial[name])}>
          <summary>
            Add a message <span>(optional)</span>
          </summary>
          <div className="enquiry-fields">{kind.folded.map(input)}</div>
        </details>
      ) : null}
      {parts.children}
      <div className={parts.otherWay ? 'enquiry-submit grid gap-3' : 'enquiry-submit'}>
        {parts.otherWay}
        <SubmitButton label={submitLabel ?? kind.submitLabel} isSending={isSending} className={kind.submitLook} />
      </div>
      {parts.note}
    </form>
  );
}

interface SubmitButtonProps {
  label: string;
  isSending: boolean;
  className?: string;
}

/** Button of a form; while the form is being sent it says so and cannot be pressed. */
function SubmitButton({ label, isSending, className = 'btn-enquire' }: SubmitButtonProps) {
  return (
    <button className={`btn ${className}`} disabled={isSending}>
      <span className={isSending ? 'invisible' : undefined}>{label}</span>
      {isSending ? (
        <span className="absolute inset-0 flex items-center justify-center gap-2">
          <Icon name="loader-circle" className="animate-spin" />
          {SENDING_TEXT}
        </span>
      ) : null}
    </button>
  );
}
