/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import { Button } from './controls';
import { FieldFrame, NumberInput } from './FieldFrame';
import { FormValues, type FieldOf } from './form-context';
import { fits } from './values';

/** A value of one of several kinds stays of its kind; only where one number stands for several, the person chooses. */
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
  const field = options[at];
  if (!field) return null;
  if (!kinds.includes('number')) return <View {...props} field={field} />;
  const isNumber = field.kind === 'number';
  return (
    <div class="mt-4">
      <View {...props} field={field} />
      <Button class="mt-1.5" onClick={() => onChange(isNumber ? {} : undefined, path)}>
        {label} as: {isNumber ? 'Several' : 'One number'}
      </Button>
    </div>
  );
}
