/** @jsxImportSource preact */
import type { ComponentChildren, ComponentProps, InputHTMLAttributes } from 'preact';
import type { Choice } from './api';

/** A button that does not send its form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;

/** What is wrong, read out at once. */
export function Alert({ children }: { children: ComponentChildren }) {
  return children ? (
    <p class="note" role="alert">
      {children}
    </p>
  ) : null;
}

/** What the frame of a field knows of its input. */
export interface InputAttributes {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

interface TextBoxProps {
  id: string;
  label: string;
  value: string;
  type?: 'search';
  placeholder?: string;
  pattern?: string;
  required?: boolean;
  onText: (text: string) => void;
}

/** A line of text with its label. */
export function TextBox({ label, type, onText, ...attributes }: TextBoxProps) {
  const own = { ...attributes, type: type ?? 'text', autocomplete: 'off' } as InputHTMLAttributes;
  return (
    <>
      <label for={attributes.id}>{label}</label>
      <input {...own} onInput={(event) => onText(event.currentTarget.value)} />
    </>
  );
}

interface SelectProps extends InputAttributes {
  label?: string;
  value: string;
  required?: boolean;
  options: readonly Choice[];
  onChoose: (value: string) => void;
}

/** Words to choose one of, with their label where no frame has it. */
export const Select = ({ label, options, onChoose, ...attributes }: SelectProps) => (
  <>
    {label && <label for={attributes.id}>{label}</label>}
    <select {...attributes} onChange={(event) => onChoose(event.currentTarget.value)}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words || value}
        </option>
      ))}
    </select>
  </>
);
