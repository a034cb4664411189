/** @jsxImportSource preact */
import { useContext, useState } from 'preact/hooks';
import type { Field } from './api';
import { fieldId, FormValues, type FieldProps } from './form-context';
import { isRecord, withField } from './values';

/** Values by names of the person's own. */
export function MapField({ item, label, help, path, value, onChange }: FieldProps & { item: Field }) {
  const { View } = useContext(FormValues);
  const [name, setName] = useState('');
  const own = isRecord(value) ? value : {};
  const id = `${fieldId(path)}.new`;
  return (
    <fieldset class="list">
      <legend>{label}</legend>
      {help ? <p class="help">{help}</p> : null}
      {Object.entries(own).map(([key, entry]) => (
        <View
          key={key}
          field={item}
          label={key}
          isOptional
          path={[...path, key]}
          value={entry}
          onChange={(next, changed) => onChange(withField(own, key, next, []), changed)}
        />
      ))}
      <div class="inline">
        <label for={id}>New name</label>
        <input id={id} type="text" value={name} onInput={(event) => setName(event.currentTarget.value)} />
        <button
          type="button"
          class="quiet"
          disabled={name.trim() === '' || Object.hasOwn(own, name)}
          onClick={() => (onChange({ ...own, [name.trim()]: '' }, path), setName(''))}
        >
          Add
        </button>
      </div>
    </fieldset>
  );
}
