/** @jsxImportSource preact */
import { useContext } from 'preact/hooks';
import { withMember } from '../entries/with-member';
import { isObject } from '@/lib/content/files/walk';
import { Button } from './controls';
import { FieldGroup } from './FieldFrame';
import { FormValues, shownFields, type FieldOf } from './form-context';
import { blankOf } from './values';

/** A record within a record; one that may be absent is added and taken out whole. */
export function RecordField({ field, label, help, isOptional, path, value, onChange }: FieldOf<'record'>) {
  const { View } = useContext(FormValues);
  if (isOptional && value === undefined) {
    return (
      <div class="grid gap-1.5">
        <Button onClick={() => onChange(blankOf(field), path)}>+ {label}</Button>
        {help && <p class="help">{help}</p>}
      </div>
    );
  }
  const own = isObject(value) ? value : {};
  const order = field.fields.map(({ name }) => name);
  const fields = shownFields(field.fields, own).map((named) => (
    <View
      key={named.name}
      {...named}
      path={[...path, named.name]}
      value={own[named.name]}
      onChange={(next, changed) => onChange(withMember(value, named.name, next, order), changed)}
    />
  ));
  if (!label) return <>{fields}</>;
  return (
    <FieldGroup kind="record" {...{ label, help, path }}>
      {fields}
      {isOptional && <Button onClick={() => onChange(undefined, path)}>Take out {label.toLowerCase()}</Button>}
    </FieldGroup>
  );
}
