/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import type { Field } from './api';
import type { InputAttributes } from './FieldFrame';
import { FormValues } from './form-context';

interface TextInputProps {
  field: Extract<Field, { kind: 'text' }>;
  attributes: InputAttributes;
  value: unknown;
  isOptional: boolean;
  onChange: (value: unknown) => void;
}

/** A line or a paragraph of text; an empty one is not written where the field may be absent. */
export function TextInput({ field, attributes, value, isOptional, onChange }: TextInputProps) {
  const { choices } = useContext(FormValues);
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const set = (typed: string) => onChange(typed === '' && isOptional ? undefined : typed);
  if (field.isLong) {
    return <textarea {...attributes} rows={3} value={text} onInput={(event) => set(event.currentTarget.value)} />;
  }
  const offered = field.choices
    ? (choices[field.choices] ?? [])
    : (field.examples ?? []).map((word) => [word, ''] as const);
  const list = `${attributes.id}.choices`;
  return (
    <>
      <input
        {...attributes}
        {...(offered.length > 0 ? { list } : {})}
        type="text"
        autocomplete="off"
        value={text}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {offered.length > 0 ? (
        <datalist id={list}>
          {offered.slice(0, 300).map(([word, label]) => (
            <option key={word} value={word} label={label} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
