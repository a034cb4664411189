/** @jsxImportSource preact */
import { useContext, useState } from 'preact/hooks';
import { titleOf } from '../entries/record-words';
import { isObject } from '@/lib/content/files/walk';
import { Button } from './controls';
import { FieldGroup } from './FieldFrame';
import { FormValues, hasErrorBelow, type FieldOf } from './form-context';
import { blankOf } from './values';

const without = (items: unknown[], at: number) => items.filter((_, index) => index !== at);

/** An item says its number to those alone who do not see it. */
const ITEM =
  'grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 border-b border-line py-1 [&>[role=group]>span:first-child]:sr-only [&>div>label]:sr-only';
const TITLE =
  "plain justify-start text-left font-medium text-ink before:w-4 before:content-['+'/''] aria-expanded:before:content-['–'/'']";

/** A list: items are added, moved and taken out; of records, one is open at a time. */
export function ListField({ field: { item }, label, help, isOptional, path, value, onChange }: FieldOf<'list'>) {
  const { View, faults, choosePicture } = useContext(FormValues);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState(-1);
  const isRecords = item.kind === 'record' || item.kind === 'either' || item.kind === 'row';
  const singular = label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  const one = singular.toLowerCase() || 'item';
  const set = (next: unknown[]) => onChange(next.length === 0 && isOptional ? undefined : next, path);
  const add = () => {
    if (item.kind === 'picture') return choosePicture('', (file) => set([...items, file]));
    const blank = item.kind === 'text' ? '' : blankOf(item);
    const isNumbered = item.kind === 'record' && item.fields.some(({ name }) => name === 'sno');
    set([...items, isNumbered && isObject(blank) ? { sno: items.length + 1, ...blank } : blank]);
    setOpen(items.length);
  };
  const move = (at: number, by: number) => {
    const moved = without(items, at);
    moved.splice(at + by, 0, items[at]);
    set(moved);
    setOpen(open === at ? at + by : open);
  };
  const takeOut = (at: number) => {
    setOpen(-1);
    set(without(items, at));
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
    <FieldGroup kind="list" label={label || 'Items'} count={items.length} {...{ help, path }}>
      <ol class="my-2 border-t border-line">
        {items.map((own, at) => {
          const title = titleOf(own) || `${one} ${at + 1}`;
          const isOpen = open === at;
          return (
            <li key={at} class={ITEM}>
              {isRecords ? (
                <Button class={TITLE} aria-expanded={isOpen} onClick={() => setOpen(isOpen ? -1 : at)}>
                  {hasErrorBelow(faults, [...path, at]) && (
                    <span class="bg-err px-1.5 text-[0.75rem] text-white">Wrong</span>
                  )}
                  {title}
                </Button>
              ) : (
                fieldOf(at)
              )}
              <span class="plain *:min-w-9 *:p-0 max-lg:*:min-w-11">
                <Button disabled={at === 0} aria-label={`Move ${title} up`} onClick={() => move(at, -1)}>
                  ↑
                </Button>
                <Button
                  disabled={at === items.length - 1}
                  aria-label={`Move ${title} down`}
                  onClick={() => move(at, 1)}
                >
                  ↓
                </Button>
                <Button aria-label={`Take out ${title}`} onClick={() => takeOut(at)}>
                  ×
                </Button>
              </span>
              {isRecords && isOpen && (
                <div class="col-span-full border-l-2 border-line pb-4 pl-4 *:mt-4">{fieldOf(at)}</div>
              )}
            </li>
          );
        })}
      </ol>
      <Button onClick={add}>+ {one}</Button>
    </FieldGroup>
  );
}
