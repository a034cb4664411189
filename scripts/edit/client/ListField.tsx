/** @jsxImportSource preact */
import { useContext, useState } from 'preact/hooks';
import type { Field } from './api';
import { FaultLines } from './FieldFrame';
import { fieldId, FormValues, type FieldProps } from './form-context';
import { blankOf, isRecord, titleOf } from './values';

const without = (items: unknown[], at: number) => items.filter((_, index) => index !== at);

/** A list: items are added, moved and taken out; of records, one is open at a time. */
export function ListField({ item, label, help, isOptional, path, value, onChange }: FieldProps & { item: Field }) {
  const { View, hasErrorBelow, choosePicture } = useContext(FormValues);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState(-1);
  const isRecords = item.kind === 'record' || item.kind === 'either' || item.kind === 'row';
  const one = label
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .toLowerCase();
  const set = (next: unknown[]) => onChange(next.length === 0 && isOptional ? undefined : next, path);
  const add = () => {
    if (item.kind === 'picture') return choosePicture('', (file) => set([...items, file]));
    const blank = item.kind === 'text' ? '' : blankOf(item);
    const isNumbered = item.kind === 'record' && item.fields.some(({ name }) => name === 'sno');
    set([...items, isNumbered && isRecord(blank) ? { sno: items.length + 1, ...blank } : blank]);
    setOpen(items.length);
  };
  const move = (at: number, by: number) => {
    const moved = without(items, at);
    moved.splice(at + by, 0, items[at]);
    set(moved);
    setOpen(open === at ? at + by : open);
  };
  const fieldOf = (at: number) => (
    <View
      field={item}
      label={isRecords ? '' : `${label} ${at + 1}`}
      path={[...path, at]}
      value={items[at]}
      onChange={(next, changed) =>
        onChange(
          items.map((old, index) => (index === at ? next : old)),
          changed,
        )
      }
    />
  );
  return (
    <fieldset class="list">
      <legend>
        {label || 'Items'} <span class="count">{items.length}</span>
      </legend>
      {help ? <p class="help">{help}</p> : null}
      <FaultLines id={`${fieldId(path)}.faults`} path={path} />
      <ol>
        {items.map((own, at) => {
          const title = titleOf(own) || `${one || 'item'} ${at + 1}`;
          return (
            <li key={at} class={isRecords ? 'entry' : ''}>
              {isRecords ? (
                <button
                  type="button"
                  class="title"
                  aria-expanded={open === at}
                  onClick={() => setOpen(open === at ? -1 : at)}
                >
                  {hasErrorBelow([...path, at]) ? <span class="sign">Wrong</span> : null}
                  {title}
                </button>
              ) : (
                fieldOf(at)
              )}
              <span class="moves">
                <button type="button" disabled={at === 0} aria-label={`Move ${title} up`} onClick={() => move(at, -1)}>
                  ↑
                </button>
                <button
                  type="button"
                  disabled={at === items.length - 1}
                  aria-label={`Move ${title} down`}
                  onClick={() => move(at, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`Take out ${title}`}
                  onClick={() => (setOpen(-1), set(without(items, at)))}
                >
                  ×
                </button>
              </span>
              {isRecords && open === at ? <div class="entry-fields">{fieldOf(at)}</div> : null}
            </li>
          );
        })}
      </ol>
      <button type="button" class="quiet" onClick={add}>
        + {one || 'item'}
      </button>
    </fieldset>
  );
}
