/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import type { Field } from './api';
import { FaultLines } from './FieldFrame';
import { fieldId, FormValues, shownFields, type FieldProps } from './form-context';
import { blankOf, isRecord, withField } from './values';

/** A record within a record; one that may be absent is added and taken out whole. */
export function RecordField({
  field,
  label,
  help,
  isOptional,
  path,
  value,
  onChange,
}: FieldProps & { field: Extract<Field, { kind: 'record' }> }) {
  const { View } = useContext(FormValues);
  if (isOptional && value === undefined) {
    return (
      <div class="field">
        <button type="button" class="quiet" onClick={() => onChange(blankOf(field), path)}>
          + {label}
        </button>
        {help ? <p class="help">{help}</p> : null}
      </div>
    );
  }
  const own = isRecord(value) ? value : {};
  const order = field.fields.map(({ name }) => name);
  const fields = shownFields(field.fields, own).map((named) => (
    <View
      key={named.name}
      {...named}
      path={[...path, named.name]}
      value={own[named.name]}
      onChange={(next, changed) => onChange(withField(value, named.name, next, order), changed)}
    />
  ));
  if (!label) return <>{fields}</>;
  return (
    <fieldset class="record">
      <legend>{label}</legend>
      {help ? <p class="help">{help}</p> : null}
      <FaultLines id={`${fieldId(path)}.faults`} path={path} />
      {fields}
      {isOptional ? (
        <button type="button" class="quiet" onClick={() => onChange(undefined, path)}>
          Take out {label.toLowerCase()}
        </button>
      ) : null}
    </fieldset>
  );
}
