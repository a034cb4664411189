/** @jsxImportSource preact */
import { useContext, useState } from 'preact/hooks';
import { textIn, titleOf } from '../entries/values';
import { isObject } from '@/lib/content/files/walk';
import type { Field } from './api';
import { Button, Thumbnail } from './controls';
import { FieldGroup } from './FieldFrame';
import { fieldId, FormValues, hasErrorBelow, type FieldOf } from './form-context';
import { blankOf } from './values';

const without = (items: unknown[], at: number) => items.filter((_, index) => index !== at);

/** An item says its number to those alone who do not see it. */
const ITEM =
  'grid grid-cols-[1fr_auto] items-center gap-x-2 gap-y-1 border-b border-line py-1 [&>[role=group]>span:first-child]:sr-only [&>div>label]:sr-only';
const TITLE =
  "plain justify-start text-left font-medium text-ink before:w-4 before:content-['+'/''] aria-expanded:before:content-['–'/'']";

/** The field of a record that is a picture it cannot be without; undefined for any other. */
const pictureOf = (item: Field) =>
  item.kind === 'record'
    ? item.fields.find(({ field, isOptional }) => field.kind === 'picture' && !isOptional)?.name
    : undefined;

/** A list: items are added, moved and taken out; of records, one is open at a time. */
export function ListField({ field: { item }, label, help, isOptional, path, value, onChange }: FieldOf<'list'>) {
  const { View, faults, choosePicture } = useContext(FormValues);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState(-1);
  /** Places of the item that is dragged, and of the one below the pointer. */
  const [[dragged, over], setDragged] = useState([-1, -1]);
  const isRecords = item.kind === 'record' || item.kind === 'either' || item.kind === 'row';
  const picture = pictureOf(item);
  const hasPictures = item.kind === 'picture' || picture !== undefined;
  const singular = label.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  const one = singular.toLowerCase() || 'item';
  const set = (next: unknown[]) => onChange(next.length === 0 && isOptional ? undefined : next, path);
  const add = () => {
    const blank = item.kind === 'text' ? '' : blankOf(item);
    const ofPicture = (file: string) => (picture && isObject(blank) ? { ...blank, [picture]: file } : file);
    const onChoose = (files: string[]) => set([...items, ...files.map(ofPicture)]);
    if (hasPictures) return choosePicture({ current: '', isSeveral: true, onChoose });
    const isNumbered = item.kind === 'record' && item.fields.some(({ name }) => name === 'sno');
    set([...items, isNumbered && isObject(blank) ? { sno: items.length + 1, ...blank } : blank]);
    setOpen(items.length);
  };
  const move = (at: number, to: number) => {
    const moved = without(items, at);
    moved.splice(to, 0, items[at]);
    set(moved);
    setOpen(open === at ? to : -1);
  };
  const buttonId = (at: number, way: string) => `${fieldId([...path, at])}.${way}`;
  /** Moves by one place; the focus goes along, at an end to the way back. */
  const step = (at: number, by: 1 | -1) => {
    const to = at + by;
    const isAtEnd = to === 0 || to === items.length - 1;
    move(at, to);
    const way = by > 0 !== isAtEnd ? 'later' : 'earlier';
    requestAnimationFrame(() => document.getElementById(buttonId(to, way))?.focus());
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
  const mover = (at: number, by: 1 | -1, title: string) => {
    const way = by > 0 ? 'later' : 'earlier';
    const isAtEnd = at + by < 0 || at + by === items.length;
    const name = `Move ${title} ${way}: ${at + 1} of ${items.length}`;
    return (
      <Button id={buttonId(at, way)} disabled={isAtEnd} aria-label={name} onClick={() => step(at, by)}>
        {by > 0 ? '↓' : '↑'}
      </Button>
    );
  };
  return (
    <FieldGroup kind="list" label={label || 'Items'} count={items.length} {...{ help, path }}>
      <ol class="my-2 border-t border-line">
        {items.map((own, at) => {
          const title = titleOf(own) || `${one} ${at + 1}`;
          const isOpen = open === at;
          return (
            <li
              key={at}
              class={`${ITEM} ${at === dragged ? 'opacity-50' : at === over ? 'bg-accent-soft' : ''}`}
              onDragOver={(event) => dragged >= 0 && (event.preventDefault(), at !== over && setDragged([dragged, at]))}
              onDrop={(event) => dragged >= 0 && (event.preventDefault(), move(dragged, at))}
            >
              {isRecords ? (
                <Button class={TITLE} aria-expanded={isOpen} onClick={() => setOpen(isOpen ? -1 : at)}>
                  {hasErrorBelow(faults, [...path, at]) && (
                    <span class="bg-err px-1.5 text-[0.75rem] text-white">Wrong</span>
                  )}
                  {picture && <Thumbnail file={textIn(own, picture)} width={56} height={42} />}
                  {title}
                </Button>
              ) : (
                fieldOf(at)
              )}
              <span class="plain flex items-center *:min-w-9 *:p-0 max-lg:*:min-w-11">
                <span
                  draggable
                  aria-hidden="true"
                  class="cursor-grab text-center text-ink-2 max-lg:hidden"
                  onDragStart={({ currentTarget, dataTransfer }) => {
                    const row = currentTarget.closest('li');
                    if (row) dataTransfer?.setDragImage(row, 0, 0);
                    setDragged([at, at]);
                  }}
                  onDragEnd={() => setDragged([-1, -1])}
                >
                  ⠿
                </span>
                {mover(at, -1, title)}
                {mover(at, 1, title)}
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
      <Button onClick={add}>+ {hasPictures ? label.toLowerCase() || 'pictures' : one}</Button>
    </FieldGroup>
  );
}
