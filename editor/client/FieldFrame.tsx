/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { JsonPath } from '@/lib/content/files/record-position';
import type { InputAttributes } from './controls';
import { faultsAt, fieldId, FormValues, type FieldProps } from './form-context';

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
