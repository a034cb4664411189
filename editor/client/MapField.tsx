/** @jsxImportSource preact */
import { useContext, useState } from 'preact/hooks';
import { withMember } from '../entries/with-member';
import { isObject } from '@/lib/content/files/walk';
import { Button, Inline, TextBox } from './controls';
import { FieldGroup } from './FieldFrame';
import { fieldId, FormValues, type FieldOf } from './form-context';

/** Values by names of the person's own. */
export function MapField({ field, label, help, path, value, onChange }: FieldOf<'map'>) {
  const { View } = useContext(FormValues);
  const [typed, setTyped] = useState('');
  const own = isObject(value) ? value : {};
  const name = typed.trim();
  const add = () => {
    onChange({ ...own, [name]: '' }, path);
    setTyped('');
  };
  return (
    <FieldGroup kind="list" {...{ label, help, path }}>
      {Object.entries(own).map(([key, entry]) => (
        <View
          key={key}
          field={field.item}
          label={key}
          isOptional
          path={[...path, key]}
          value={entry}
          onChange={(next, changed) => onChange(withMember(own, key, next), changed)}
        />
      ))}
      <Inline>
        <TextBox id={`${fieldId(path)}.new`} label="New name" value={typed} onText={setTyped} />
        <Button disabled={name === '' || Object.hasOwn(own, name)} onClick={add}>
          Add
        </Button>
      </Inline>
    </FieldGroup>
  );
}
