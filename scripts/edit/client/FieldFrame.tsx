/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { FormValues } from './form-context';
import type { Path } from './values';

export interface InputAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldFrameProps {
  id: string;
  label: string;
  help?: string | undefined;
  isOptional?: boolean;
  path: Path;
  children: (attributes: InputAttributes) => ComponentChildren;
}

/** Label above, input, then what is wrong, then help. */
export function FieldFrame({ id, label, help = '', isOptional = true, path, children }: FieldFrameProps) {
  const { faultsAt } = useContext(FormValues);
  const faults = faultsAt(path);
  const hasError = faults.some(({ severity }) => severity === 'error');
  const described = [faults.length > 0 ? `${id}.faults` : '', help ? `${id}.help` : ''].filter(Boolean).join(' ');
  return (
    <div class={`field${hasError ? 'wrong' : ''}`}>
      <label for={id}>
        {label}
        {isOptional ? null : <span class="needed"> needed</span>}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(hasError ? { 'aria-invalid': true as const } : {}),
      })}
      <FaultLines id={`${id}.faults`} path={path} />
      {help ? (
        <p class="help" id={`${id}.help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong at a place, in the words of the content check. */
export function FaultLines({ id, path }: { id: string; path: Path }) {
  const faults = useContext(FormValues).faultsAt(path);
  if (faults.length === 0) return null;
  return (
    <ul class="faults" id={id}>
      {faults.map(({ message, severity }) => (
        <li key={message} class={severity}>
          {severity === 'error' ? 'Wrong: ' : 'Note: '}
          {message}
        </li>
      ))}
    </ul>
  );
}
