import 'server-only';
import type { JsonPath } from '../files/record-position';
import { isObject } from '../files/walk';
import { isEqual } from './equal';
import { partAt, partsOf, type JsonPart } from './json-parts';

/**
 * Texts of values that edits took out, by value: whoever puts a value back gets it as it was laid out. Shared by the
 * edits of one file.
 */
export type KeptLayouts = Map<string, string>;

/** A member or item of what is written; `old` is its place among those there were. */
interface Item {
  step: string | number;
  /** Undefined: it stays as it is. */
  value?: unknown;
  old?: number;
}

/**
 * The text in which the value at a path is another; undefined removes it. What does not change keeps its bytes. The
 * parent must be there; an item of a list goes where its index says. Keys the parent lacks go after the key that
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
  const holder = part && value !== undefined ? part : partAt(text, path.slice(0, -1));
  if (!holder) throw new Error(`nothing stands at ${path.slice(0, -1).join(' › ')}`);
  const source = text.slice(holder.start, holder.end);
  const edit = new JsonEdit(text, kept);
  const indent = indentAt(text, holder.from);
  const step = path.at(-1) ?? '';
  const edited =
    holder === part ? edit.turned(source, value, indent) : edit.withItem(source, step, value, indent, order);
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
  turned(source: string, after: unknown, indent: string): string {
    const before: unknown = JSON.parse(source);
    if (isEqual(before, after)) return source;
    const layout = this.kept.get(layoutKey(after, indent));
    this.kept.set(layoutKey(before, indent), source);
    if (layout !== undefined) return layout;
    const members = [...(isObject(before) || Array.isArray(before) ? partsOf(source, 0) : [])];
    const items =
      isObject(before) && isObject(after)
        ? membersOf(after, members)
        : Array.isArray(before) && Array.isArray(after)
          ? itemsOf(after, before)
          : [];
    return items.some(({ old }) => old !== undefined)
      ? this.#joined(source, members, items, indent)
      : this.#layOut(after, indent);
  }

  /** The text of an object or list with a value more at a step, or without it where it is undefined. */
  withItem(source: string, step: string | number, value: unknown, indent: string, order: readonly string[]): string {
    const members = [...partsOf(source, 0)];
    const items = members.map((member, old): Item => ({ step: member.step, old })).filter((item) => item.step !== step);
    if (value !== undefined) {
      const before = order.slice(0, Math.max(order.indexOf(String(step)), 0));
      const known = items.findLastIndex((item) => before.includes(String(item.step)));
      items.splice(known === -1 ? items.length : known + 1, 0, { step, value });
    }
    return this.#joined(source, members, items, indent);
  }

  #joined(source: string, members: readonly JsonPart[], items: readonly Item[], indent: string): string {
    const [first, last] = [members[0], members.at(-1)];
    const lead = first ? source.slice(1, first.from) : `${this.#lineEnd}${indent}${this.#unit}`;
    const isWide = !lead.includes('\n');
    const inner = isWide ? indent : lead.slice(lead.lastIndexOf('\n') + 1);
    const stays = new Set(items.map(({ old }) => old));
    for (const [at, { from, start, end }] of members.entries()) {
      const text = source.slice(start, end);
      if (!stays.has(at)) this.kept.set(layoutKey(JSON.parse(text), indentAt(source, from, indent)), text);
    }
    const texts = items.map(({ step, value, old = -1 }, at) => {
      const member = members[old];
      const previous = members[old - 1];
      const gap = at === 0 ? lead : previous ? source.slice(previous.end, member?.from) : `,${isWide ? ' ' : lead}`;
      const key = typeof step === 'string' ? `${JSON.stringify(step)}: ` : '';
      if (!member) return gap + key + this.#layOut(value, inner, isWide);
      const text = source.slice(member.start, member.end);
      const edited = value === undefined ? text : this.turned(text, value, indentAt(source, member.from, indent));
      return gap + source.slice(member.from, member.start) + edited;
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

/** Members stay where they are; a new one goes behind the one before it. */
function membersOf(after: Record<string, unknown>, members: readonly JsonPart[]): Item[] {
  const items = members.flatMap(({ step }, old): Item[] =>
    Object.hasOwn(after, step) ? [{ step, value: after[step], old }] : [],
  );
  let place = 0;
  for (const [step, value] of Object.entries(after)) {
    const at = items.findIndex((item) => item.step === step);
    if (at === -1) items.splice(place++, 0, { step, value });
    else place = at + 1;
  }
  return items;
}

/** Items alike at both ends stay; those between are changed one by one, and the rest is added or removed. */
function itemsOf(after: readonly unknown[], before: readonly unknown[]): Item[] {
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
