/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import type { Field } from './api';
import { Button } from './controls';
import { FieldFrame } from './FieldFrame';
import { FormValues, type FieldOf } from './form-context';
import { NumberInput } from './NumberInput';
import { fits } from './values';

const KINDS_IN_WORDS: Partial<Record<Field['kind'], string>> = {
  text: 'Text',
  list: 'List',
  record: 'Several',
  number: 'One number',
};

/** A value as one of another kind, as far as it can be. */
function turned(value: unknown, other: Field | undefined): unknown {
  if (other?.kind === 'list') return typeof value === 'string' ? value.split(/[,\n]/).map((item) => item.trim()) : [];
  if (other?.kind === 'text') return Array.isArray(value) ? value.join(', ') : '';
  return other?.kind === 'record' ? {} : undefined;
}

/** A value of one of several kinds stays of its kind, until the person takes another. */
export function EitherField({ field: { options }, ...props }: FieldOf<'either'>) {
  const { View } = useContext(FormValues);
  const { label, help, value, path, onChange } = props;
  const kinds = options.map(({ kind }) => kind);
  const [isText, hasNone] = [kinds.includes('text'), kinds.includes('empty')];
  if (kinds.includes('number') && (isText || hasNone)) {
    const empty = hasNone ? null : undefined;
    const keepsText = typeof value === 'string' || (value === undefined && isText);
    return (
      <FieldFrame {...props} help={hasNone ? 'Empty: no limit' : help}>
        {(attributes) => (
          <NumberInput {...{ attributes, empty, value }} isText={keepsText} onChange={(next) => onChange(next, path)} />
        )}
      </FieldFrame>
    );
  }
  const found = options.findIndex((option) => fits(option, value));
  const at = found === -1 ? Math.max(kinds.indexOf('list'), 0) : found;
  const [field, other] = [options[at], options[at === 0 ? 1 : 0]];
  if (!field) return null;
  if (kinds.every((kind) => kind === 'record')) return <View {...props} field={field} />;
  return (
    <div class="mt-4">
      <View {...props} field={field} />
      <Button class="mt-1.5" onClick={() => onChange(turned(value, other), path)}>
        {label} as: {(other && KINDS_IN_WORDS[other.kind]) ?? 'other'}
      </Button>
    </div>
  );
}
