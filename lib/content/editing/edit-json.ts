import 'server-only';
import type { JsonPath } from '../files/record-position';
import { isObject, valueAt } from '../files/walk';
import { isEqual } from './equal';
import { partAt, partsOf, type JsonPart } from './json-parts';
import { withMember } from './with-member';

/**
 * Texts of values that edits took out, by value: whoever puts a value back gets it as it was laid out. Shared by the
 * edits of one file.
 */
export type KeptLayouts = Map<string, string>;

/** A member or item of what is written; `old` is its place among those there were. */
interface Item {
  step: string | number;
  value: unknown;
  old?: number;
}

/**
 * The text in which the value at a path is another; undefined removes it. What does not change keeps its bytes. The
 * parent must be there; an item that its list lacks goes to the end. Keys the parent lacks go after the key that
 * precedes them in `order`, else to the end.
 */
export function editJson(
  text: string,
  path: JsonPath,
  value: unknown,
  kept: KeptLayouts = new Map(),
  order: readonly string[] = [],
): string {
  const part = partAt(text, path);
  const isInPlace = part !== null && value !== undefined;
  const holder = isInPlace ? part : partAt(text, path.slice(0, -1));
  if (!holder) throw new Error(`nothing stands at ${path.slice(0, -1).join(' › ')}`);
  const source = text.slice(holder.start, holder.end);
  const before: unknown = JSON.parse(source);
  const edit = new JsonEdit(text, kept);
  const indent = indentAt(text, holder.from);
  const edited = isInPlace
    ? edit.turned(source, before, value, indent)
    : edit.withMember(source, before, withMember(before, path.at(-1) ?? '', value, order), indent);
  return text.slice(0, holder.start) + edited + text.slice(holder.end);
}

/** Edits the texts of values; `indent` is that of the line in which they begin. */
class JsonEdit {
  readonly #unit: string;
  readonly #lineEnd: string;

  constructor(
    text: string,
    private readonly kept: KeptLayouts,
  ) {
    this.#unit = unitOf(text);
    this.#lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  }

  /** The text of a value after it became another. */
  turned(source: string, before: unknown, after: unknown, indent: string): string {
    if (isEqual(before, after)) return source;
    const layout = this.kept.get(layoutKey(after, indent));
    this.kept.set(layoutKey(before, indent), source);
    if (layout !== undefined) return layout;
    const parts = [...partsOf(source, 0)];
    const items = itemsOf(parts, before, after);
    const isAnother = items.every(({ old }) => old === undefined);
    return isAnother ? this.#layOut(after, indent) : this.#joined(source, parts, before, items, indent);
  }

  /** The text of a list or object after a member was added or taken out. */
  withMember(source: string, before: unknown, after: unknown, indent: string): string {
    const parts = [...partsOf(source, 0)];
    return this.#joined(source, parts, before, itemsOf(parts, before, after), indent);
  }

  #joined(source: string, parts: readonly JsonPart[], before: unknown, items: readonly Item[], indent: string): string {
    const [first, last] = [parts[0], parts.at(-1)];
    const lead = first ? source.slice(1, first.from) : `${this.#lineEnd}${indent}${this.#unit}`;
    const isWide = !lead.includes('\n');
    const inner = isWide ? indent : lead.slice(lead.lastIndexOf('\n') + 1);
    const stays = new Set(items.map(({ old }) => old));
    for (const [at, { step, from, start, end }] of parts.entries()) {
      if (stays.has(at)) continue;
      this.kept.set(layoutKey(valueAt(before, [step]), indentAt(source, from, indent)), source.slice(start, end));
    }
    const texts = items.map(({ step, value, old = -1 }, at) => {
      const [part, previous] = [parts[old], parts[old - 1]];
      const gap = at === 0 ? lead : previous ? source.slice(previous.end, part?.from) : `,${isWide ? ' ' : lead}`;
      const name = typeof step === 'string' ? `${JSON.stringify(step)}: ` : '';
      if (!part) return gap + name + this.#layOut(value, inner, isWide);
      const { from, start, end } = part;
      const own = this.turned(
        source.slice(start, end),
        valueAt(before, [part.step]),
        value,
        indentAt(source, from, indent),
      );
      return gap + source.slice(from, start) + own;
    });
    const tail = last ? source.slice(last.end) : `${this.#lineEnd}${indent}${source.at(-1)}`;
    return `${source[0]}${texts.join('')}${texts.length > 0 ? tail : source.at(-1)}`;
  }

  #layOut(value: unknown, indent: string, isWide = false): string {
    const layout = this.kept.get(layoutKey(value, indent));
    if (layout !== undefined) return layout;
    if (isWide) return wide(value);
    return JSON.stringify(value, null, this.#unit).replaceAll('\n', this.#lineEnd + indent);
  }
}

const layoutKey = (value: unknown, indent: string) => `${indent}|${JSON.stringify(value)}`;

function itemsOf(parts: readonly JsonPart[], before: unknown, after: unknown): Item[] {
  if (Array.isArray(before) && Array.isArray(after)) return listItems(before, after);
  return isObject(before) && isObject(after) ? membersOf(parts, after) : [];
}

/** Members stay where they are; a new one goes behind the one before it. */
function membersOf(parts: readonly JsonPart[], after: Record<string, unknown>): Item[] {
  const items = parts.flatMap(({ step }, old): Item[] =>
    Object.hasOwn(after, step) ? [{ step, value: after[step], old }] : [],
  );
  const known = new Set(items.map(({ step }) => step));
  let previous: string | null = null;
  for (const [step, value] of Object.entries(after)) {
    if (!known.has(step)) items.splice(items.findIndex((item) => item.step === previous) + 1, 0, { step, value });
    previous = step;
  }
  return items;
}

/** Items alike at both ends stay; those between are changed one by one, and the rest is added or removed. */
function listItems(before: readonly unknown[], after: readonly unknown[]): Item[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isEqual(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isEqual(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  return after.map((value, step): Item => {
    if (step < shorter - tail) return { step, value, old: step };
    const isInTail = step >= after.length - tail;
    return { step, value, ...(isInTail ? { old: step - after.length + before.length } : {}) };
  });
}

/** A value on one line, as people write it. */
function wide(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(wide).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${wide(item)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** The blanks that begin the line of a place; `indent` those of the first line. */
function indentAt(text: string, at: number, indent = ''): string {
  const start = at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
  if (start === 0 && indent !== '') return indent;
  return /^[ \t]*/.exec(text.slice(start, at))?.[0] ?? '';
}

/** What one level is set in by, two blanks if the text has one line only. */
function unitOf(text: string): string {
  return /^\uFEFF?\s*[{[]\r?\n([ \t]+)/.exec(text)?.[1] ?? '  ';
}
