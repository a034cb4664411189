/** @jsxImportSource preact */
import { useContext, useEffect, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { JsonPath } from '@/lib/content/files/walk';
import type { InputAttributes } from './controls';
import { faultsAt, fieldId, type FieldProps, FormValues } from './form-context';

interface NumberInputProps {
  attributes: InputAttributes;
  value: unknown;
  /** Whether a number is kept as text. */
  isText?: boolean;
  /** What no text means. */
  empty?: null | undefined;
  onChange: (value: unknown) => void;
}

const textOf = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');

/** A number as it is typed. What is none stays text, so that the check says what it expects. */
export function NumberInput({ attributes, value, isText = false, empty, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState(textOf(value));
  const parse = (text: string): unknown => {
    if (text.trim() === '') return empty;
    return isText || Number.isNaN(Number(text)) ? text : Number(text);
  };
  useEffect(() => {
    if (parse(typed) !== value) setTyped(textOf(value));
  }, [value]);
  const onInput = (event: { currentTarget: { value: string } }) => {
    setTyped(event.currentTarget.value);
    onChange(parse(event.currentTarget.value));
  };
  const inputMode = isText ? 'text' : 'decimal';
  return <input {...attributes} type="text" {...{ inputMode, onInput }} autocomplete="off" value={typed} />;
}

/** The input of a frame. */
export type FrameChild = (attributes: InputAttributes) => ComponentChildren;

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'help' | 'isOptional' | 'path'> {
  children: FrameChild;
}

/** Label above, input, then what is wrong, then help. */
export function FieldFrame({ label, help, isOptional = true, path, children }: FieldFrameProps) {
  const faults = faultsAt(useContext(FormValues).faults, path);
  const isWrong = faults.some(({ severity }) => severity === 'error');
  const id = fieldId(path);
  const described = [...(faults.length > 0 ? [`${id}.faults`] : []), ...(help ? [`${id}.help`] : [])].join(' ');
  const attributes = { 'aria-describedby': described || undefined, 'aria-invalid': isWrong || undefined } as const;
  return (
    <div class="grid gap-1.5">
      <label for={id}>
        {label}
        {!isOptional && <span class="help"> needed</span>}
      </label>
      {children({ id, ...attributes })}
      <FaultLines path={path} />
      {help && (
        <p class="help" id={`${id}.help`}>
          {help}
        </p>
      )}
    </div>
  );
}

interface FieldGroupProps extends Pick<FieldProps, 'label' | 'help' | 'path'> {
  kind: 'list' | 'record';
  /** How many it has. */
  count?: number;
  children: ComponentChildren;
}

/** A frame around fields that belong together. */
export const BOXED = 'rounded-[4px] border border-line bg-white px-3.5 py-2 *:mt-4';

/** Several fields or items under one name. */
export const FieldGroup = ({ kind, label, help, count, path, children }: FieldGroupProps) => (
  <fieldset id={fieldId(path)} tabIndex={-1} class={kind === 'record' ? BOXED : undefined}>
    <legend>
      {label} <span class="help">{count}</span>
    </legend>
    {help && <p class="help">{help}</p>}
    <FaultLines path={path} />
    {children}
  </fieldset>
);

const SEVERITIES = {
  error: 'font-semibold text-err',
  warning: 'border-l-3 border-highlight bg-notice-bg px-3 py-1',
};

/** What is wrong at a place, in the words of the content check. */
export function FaultLines({ path }: { path: JsonPath }) {
  const faults = faultsAt(useContext(FormValues).faults, path);
  if (faults.length === 0) return null;
  return (
    <ul class="text-[0.875rem]" id={`${fieldId(path)}.faults`}>
      {faults.map(({ message, severity }) => (
        <li key={message} class={SEVERITIES[severity]}>
          {severity === 'error' ? 'Wrong: ' : 'Note: '}
          {message}
        </li>
      ))}
    </ul>
  );
}
