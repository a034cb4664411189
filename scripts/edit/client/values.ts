import type { Field } from './api';

export type Path = readonly (string | number)[];

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Lines of text that are another in their place; what has no counterpart is left out. */
export function changedTexts(before: unknown, after: unknown): [before: string, after: string][] {
  if (typeof before === 'string' && typeof after === 'string') {
    const [from, to] = [before.split('\n'), after.split('\n')];
    if (from.length !== to.length) return [];
    return from.flatMap((line, at) => (line && line !== to[at] ? [[line, to[at] ?? '']] : []));
  }
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return [];
  return Object.entries(before).flatMap(([key, item]) => changedTexts(item, (after as Record<string, unknown>)[key]));
}

/** A record with one field changed; without it where the value is undefined. New fields stand in the form's order. */
export function withField(record: unknown, name: string, value: unknown, order: readonly string[]): unknown {
  const own = isRecord(record) ? record : {};
  if (Object.hasOwn(own, name) || value === undefined) {
    return Object.fromEntries(
      Object.entries(own).flatMap(([key, item]) =>
        key !== name ? [[key, item]] : value === undefined ? [] : [[key, value]],
      ),
    );
  }
  const later = new Set(order.slice(order.indexOf(name) + 1));
  const entries = Object.entries(own);
  const next = entries.findIndex(([key]) => later.has(key));
  const at = next === -1 ? entries.length : next;
  return Object.fromEntries([...entries.slice(0, at), [name, value], ...entries.slice(at)]);
}

/** What a new value of a field begins as; undefined where the person has to say it. */
export function blankOf(field: Field): unknown {
  if (field.kind === 'list' || field.kind === 'row') return [];
  if (field.kind === 'fixed') return field.value;
  if (field.kind === 'either') return field.options[0] ? blankOf(field.options[0]) : undefined;
  if (field.kind !== 'record') return field.kind === 'map' ? {} : undefined;
  const needed = field.fields.filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(
    needed.flatMap(({ name, field: own }) => {
      const value = blankOf(own);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Whether a value is of a field's kind. */
export function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'list' || field.kind === 'row') return Array.isArray(value);
  if (field.kind === 'number') return typeof value === 'number';
  if (field.kind === 'empty') return value === null;
  if (field.kind === 'record') {
    return (
      isRecord(value) && field.fields.every(({ name, field: own }) => own.kind !== 'fixed' || value[name] === own.value)
    );
  }
  return field.kind === 'text' ? typeof value === 'string' : value !== undefined;
}

const TITLES = [
  'name',
  'title',
  'question',
  'configuration',
  'plan_type_name',
  'particulars',
  'label',
  'url',
  'image',
  'file',
];

/** The words by which a person knows an item of a list. */
export function titleOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  const found = [...TITLES, 'key', 'id', 'category']
    .map((name) => value[name])
    .find((text) => typeof text === 'string' && text);
  return typeof found === 'string' ? found : '';
}
