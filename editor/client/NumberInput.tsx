/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { InputAttributes } from './controls';

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
