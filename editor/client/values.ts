import { isObject } from '@/lib/content/files/walk';
import type { Field } from './api';

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
      isObject(value) && field.fields.every(({ name, field: own }) => own.kind !== 'fixed' || value[name] === own.value)
    );
  }
  return field.kind === 'text' ? typeof value === 'string' : value !== undefined;
}
