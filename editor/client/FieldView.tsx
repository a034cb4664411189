/** @jsxImportSource preact */
import { useContext, useState } from 'preact/hooks';
import type { Choice, Field, NamedField } from './api';
import { Button, Inline, type InputAttributes, Select, TextBox, Thumbnail } from './controls';
import { EitherField } from './EitherField';
import { FaultLines, FieldFrame, FieldGroup, type FrameChild, NumberInput } from './FieldFrame';
import { FormValues, type FieldOf, type FieldProps, fieldId, shownFields } from './form-context';
import { ListField } from './ListField';
import { withMember } from '../entries/values';
import { isObject } from '@/lib/content/files/walk';
import { blankOf } from './values';

/** Catalogue keys as boxes to tick, by their names; ticked ones keep their order. */
function TickList({ choices, isOptional, value, onChange, ...props }: FieldProps & { choices: Choice[] }) {
  const { path } = props;
  const [typed, setTyped] = useState('');
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const unknown = chosen.filter((key) => !choices.some(([known]) => known === key)).map((key): Choice => [key, key]);
  const shown = [...choices, ...unknown].filter(([, name]) => name.toLowerCase().includes(typed.toLowerCase()));
  const tick = (key: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, key] : chosen.filter((other) => other !== key);
    onChange(next.length === 0 && isOptional ? undefined : next, path);
  };
  return (
    <FieldGroup {...props} kind="list" count={chosen.length}>
      {chosen.map((key, at) => (
        <FaultLines key={key} path={[...path, at]} />
      ))}
      <Inline>
        <TextBox id={`${fieldId(path)}.find`} label="Find" type="search" value={typed} onText={setTyped} />
      </Inline>
      <div class="grid max-h-[45vh] min-h-10 grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] overflow-y-auto rounded-[4px] border border-line bg-white px-3.5 py-2">
        {shown.map(([key, name]) => (
          <label key={key} class="flex min-h-9 items-center gap-3 text-[0.9375rem] font-normal">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={(event) => tick(key, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface TextInputProps {
  field: Extract<Field, { kind: 'text' }>;
  attributes: InputAttributes;
  value: unknown;
  onChange: (text: string) => void;
}

/** A line or a paragraph of text, with words to choose from. */
function TextInput({ field, attributes, value = '', onChange }: TextInputProps) {
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

/** A record within a record; one that may be absent is added and taken out whole. */
function RecordField({ field, label, help, isOptional, path, value, onChange }: FieldOf<'record'>) {
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
  const shown = shownFields(field.fields, own);
  const viewOf = (named: NamedField) => (
    <View
      key={named.name}
      {...named}
      path={[...path, named.name]}
      value={own[named.name]}
      onChange={(next, changed) => onChange(withMember(value, named.name, next, order), changed)}
    />
  );
  const grouped = new Set(field.groups?.flatMap(([, names]) => names));
  const groups = field.groups?.map(([title, names], at) => (
    <details key={title} open class="border-t border-line pb-4 [&>*+*]:mt-4">
      <summary class="min-h-11 py-2 font-display text-[1.25rem]">{title}</summary>
      {shown.filter(({ name }) => names.includes(name) || (at === 0 && !grouped.has(name))).map(viewOf)}
    </details>
  ));
  const fields = groups ?? shown.map(viewOf);
  if (!label) return <>{fields}</>;
  return (
    <FieldGroup kind="record" {...{ label, help, path }}>
      {fields}
      {isOptional && <Button onClick={() => onChange(undefined, path)}>Take out {label.toLowerCase()}</Button>}
    </FieldGroup>
  );
}

/** A picture with its name; the dialog chooses another, or takes one from this computer. */
function PictureField({ label, help, isOptional, path, value, onChange }: FieldProps) {
  const { choosePicture } = useContext(FormValues);
  const file = typeof value === 'string' ? value : '';
  const id = `${fieldId(path)}.label`;
  const choose = () => choosePicture({ current: file, onChoose: ([next]) => onChange(next, path) });
  return (
    <div class="grid gap-1.5" role="group" aria-labelledby={id}>
      <span class="text-[0.875rem] font-semibold" id={id}>
        {label}
      </span>
      <div class="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span class="h-16 w-24 bg-line">
          <Thumbnail file={file} width={96} height={64} />
        </span>
        <span class="flex-[1_1_8rem] text-[0.875rem] max-lg:basis-[calc(100%-108px)]">
          {file.split('/').at(-1) || 'No picture'}
          <small>{file.split('/').slice(0, -1).join('/')}</small>
        </span>
        <Button aria-label={`Choose: ${label}`} onClick={choose}>
          Choose …
        </Button>
        {file && isOptional && (
          <Button aria-label={`Take out: ${label}`} onClick={() => onChange(undefined, path)}>
            Take out
          </Button>
        )}
      </div>
      <FaultLines path={path} />
      {help && <p class="help">{help}</p>}
    </div>
  );
}

/** Values by names of the person's own. */
function MapField({ field, label, help, path, value, onChange }: FieldOf<'map'>) {
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
