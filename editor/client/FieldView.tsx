/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import type { Choice } from './api';
import { Select } from './controls';
import { EitherField } from './EitherField';
import { FieldFrame, type FrameChild } from './FieldFrame';
import { FormValues, type FieldOf, type FieldProps } from './form-context';
import { ListField } from './ListField';
import { MapField } from './MapField';
import { NumberInput } from './NumberInput';
import { PictureField } from './PictureField';
import { RecordField } from './RecordField';
import { TextInput } from './TextInput';
import { TickList } from './TickList';

const YES_OR_NO: readonly Choice[] = [
  ['yes', 'Yes'],
  ['no', 'No'],
];

/** A field of any kind. */
export function FieldView(props: FieldProps) {
  const { field, path, value, onChange, isOptional } = props;
  const { choices } = useContext(FormValues);
  const set = (next: unknown) => onChange(next, path);
  const framed = (input: FrameChild) => <FieldFrame {...props}>{input}</FieldFrame>;
  switch (field.kind) {
    case 'fixed':
    case 'empty':
      return null;
    case 'record':
      return <RecordField {...props} field={field} />;
    case 'map':
      return <MapField {...props} field={field} />;
    case 'row':
      return <RowField {...props} field={field} />;
    case 'either':
      return <EitherField {...props} field={field} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'list': {
      const isOfCatalogue = field.choices === 'amenities' || field.choices === 'specifications';
      const group = isOfCatalogue && choices[field.choices ?? ''];
      return group ? <TickList {...props} choices={group} /> : <ListField {...props} field={field} />;
    }
    case 'text': {
      const setText = (text: string) => set(text === '' && isOptional ? undefined : text);
      return framed((attributes) => <TextInput {...{ field, attributes, value }} onChange={setText} />);
    }
    case 'number':
      return framed((attributes) => <NumberInput {...{ attributes, value }} onChange={set} />);
    case 'choice':
      return <ChoiceField {...props} options={field.options.map((option) => [option, ''])} />;
    case 'yes-no': {
      const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined;
      const setWord = (next: unknown) => set(next === undefined ? undefined : next === 'yes');
      return <ChoiceField {...props} options={YES_OR_NO} value={word} onChange={setWord} />;
    }
  }
}

function ChoiceField({ options, ...props }: FieldProps & { options: readonly Choice[] }) {
  const { isOptional, path, onChange } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const offered: readonly Choice[] = isOptional || value === '' ? [['', 'Not said'], ...options] : options;
  const set = (text: string) => onChange(text || undefined, path);
  return (
    <FieldFrame {...props}>
      {(attributes) => <Select {...attributes} value={value} options={offered} onChoose={set} />}
    </FieldFrame>
  );
}

function RowField({ field: { cells }, label, path, value, onChange }: FieldOf<'row'>) {
  const values = Array.isArray(value) ? (value as unknown[]) : [];
  const withCell = (at: number, next: unknown) => cells.map((_, index) => (index === at ? next : values[index]));
  return (
    <div class="grid grid-cols-2 gap-3" role="group" aria-label={label}>
      {cells.map((cell, at) => (
        <FieldView
          key={at}
          field={cell}
          label={at === 0 ? 'Up to' : 'Value'}
          path={[...path, at]}
          value={values[at]}
          onChange={(next, changed) => onChange(withCell(at, next), changed)}
        />
      ))}
    </div>
  );
}
