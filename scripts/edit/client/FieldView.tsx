/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import type { Field } from './api';
import { FieldFrame } from './FieldFrame';
import { fieldId, FormValues, type FieldProps } from './form-context';
import { ListField } from './ListField';
import { MapField } from './MapField';
import { NumberInput } from './NumberInput';
import { PictureField } from './PictureField';
import { RecordField } from './RecordField';
import { TextInput } from './TextInput';
import { TickList } from './TickList';
import { fits } from './values';

const KINDS_IN_WORDS: Partial<Record<Field['kind'], string>> = {
  text: 'Text',
  list: 'List',
  record: 'Several',
  number: 'One number',
};

export function FieldView(props: FieldProps) {
  const { field, path, value, onChange, isOptional = false } = props;
  const { choices } = useContext(FormValues);
  const id = fieldId(path);
  const set = (next: unknown) => onChange(next, path);
  if (field.kind === 'fixed' || field.kind === 'empty') return null;
  if (field.kind === 'record') return <RecordField {...props} field={field} />;
  if (field.kind === 'list') {
    const group =
      field.choices === 'amenities' || field.choices === 'specifications' ? choices[field.choices] : undefined;
    return group ? <TickList {...props} choices={group} /> : <ListField {...props} item={field.item} />;
  }
  if (field.kind === 'map') return <MapField {...props} item={field.item} />;
  if (field.kind === 'picture') return <PictureField {...props} />;
  if (field.kind === 'row') {
    const cells = Array.isArray(value) ? (value as unknown[]) : [];
    return (
      <div class="row" role="group" aria-label={props.label}>
        {field.cells.map((cell, at) => (
          <FieldView
            key={at}
            field={cell}
            label={at === 0 ? 'Up to' : 'Value'}
            path={[...path, at]}
            value={cells[at]}
            onChange={(next, changed) =>
              onChange(
                field.cells.map((_, index) => (index === at ? next : cells[index])),
                changed,
              )
            }
          />
        ))}
      </div>
    );
  }
  if (field.kind === 'either') return <EitherView {...props} options={field.options} />;
  if (field.kind === 'text') {
    return (
      <FieldFrame {...props} id={id}>
        {(attributes) => <TextInput {...{ field, attributes, value, isOptional }} onChange={set} />}
      </FieldFrame>
    );
  }
  if (field.kind === 'number') {
    return (
      <FieldFrame {...props} id={id}>
        {(attributes) => <NumberInput {...{ attributes, value }} onChange={set} />}
      </FieldFrame>
    );
  }
  const options =
    field.kind === 'choice'
      ? field.options.map((option) => [option, option])
      : [
          ['yes', 'Yes'],
          ['no', 'No'],
        ];
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'string' ? value : '';
  const toValue = (text: string) => (text === '' ? undefined : field.kind === 'choice' ? text : text === 'yes');
  return (
    <FieldFrame {...props} id={id}>
      {(attributes) => (
        <select {...attributes} value={chosen} onChange={(event) => set(toValue(event.currentTarget.value))}>
          {isOptional || chosen === '' ? <option value="">Not said</option> : null}
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A value of one of several kinds stays of its kind, until the person takes another. */
function EitherView({ options, ...props }: FieldProps & { options: Field[] }) {
  const { value, path, onChange } = props;
  const id = fieldId(path);
  const kinds = options.map(({ kind }) => kind);
  const hasNumber = kinds.includes('number');
  if (hasNumber && (kinds.includes('text') || kinds.includes('empty'))) {
    const empty = kinds.includes('empty') ? null : undefined;
    return (
      <FieldFrame {...props} id={id} help={empty === null ? 'Empty: no limit' : props.help}>
        {(attributes) => (
          <NumberInput
            {...{ attributes, empty, value }}
            isText={typeof value === 'string' || (value === undefined && kinds.includes('text'))}
            onChange={(next) => onChange(next, path)}
          />
        )}
      </FieldFrame>
    );
  }
  const found = options.findIndex((option) => fits(option, value));
  const preferred = Math.max(kinds.indexOf('list'), 0);
  const at = found === -1 ? preferred : found;
  const field = options[at];
  if (!field) return null;
  const isKindOfRecord = kinds.every((kind) => kind === 'record');
  if (isKindOfRecord) return <FieldView {...props} field={field} />;
  const other = options[at === 0 ? 1 : 0];
  const toOther = () => {
    if (other?.kind === 'list')
      onChange(typeof value === 'string' ? value.split(/[,\n]/).map((item) => item.trim()) : [], path);
    else if (other?.kind === 'text') onChange(Array.isArray(value) ? value.join(', ') : '', path);
    else onChange(other?.kind === 'record' ? {} : undefined, path);
  };
  return (
    <div class="either">
      <FieldView {...props} field={field} />
      <button type="button" class="quiet" onClick={toOther}>
        {props.label} as: {(other && KINDS_IN_WORDS[other.kind]) ?? 'other'}
      </button>
    </div>
  );
}
