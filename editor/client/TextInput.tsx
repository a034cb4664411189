/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import type { Choice, Field } from './api';
import type { InputAttributes } from './controls';
import { FormValues } from './form-context';

interface TextInputProps {
  field: Extract<Field, { kind: 'text' }>;
  attributes: InputAttributes;
  value: unknown;
  onChange: (text: string) => void;
}

/** A line or a paragraph of text, with words to choose from. */
export function TextInput({ field, attributes, value = '', onChange }: TextInputProps) {
  const { choices } = useContext(FormValues);
  const own = {
    ...attributes,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    onInput: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (field.isLong) return <textarea {...own} rows={3} />;
  const examples = (field.examples ?? []).map((word): Choice => [word, '']);
  const offered = field.choices ? (choices[field.choices] ?? []) : examples;
  if (offered.length === 0) return <input {...own} type="text" autocomplete="off" />;
  const list = `${attributes.id}.choices`;
  return (
    <>
      <input {...own} type="text" autocomplete="off" list={list} />
      <datalist id={list}>
        {offered.slice(0, 300).map(([word, label]) => (
          <option key={word} value={word} label={label} />
        ))}
      </datalist>
    </>
  );
}
