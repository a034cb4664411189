import { isObject } from '@/lib/content/files/walk';
import { labelOf } from './field-words';
import { changedKeys, isEqual, titleOf } from './values';
import { shortText } from '@/lib/domain/site/cut-text';

const LENGTH = 90;
const MANY = 3;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return shortText(line, LENGTH);
}

/** A value in a few words. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : shortened(value.map(valueWords).join(', '));
  if (isObject(value)) return shortened(titleOf(value) || Object.values(value).map(valueWords).join(', '));
  return shortened(typeof value === 'string' ? value : JSON.stringify(value));
}

/** What turned one value into another: `1.81 Cr → 1.90 Cr`, `added Gym`, `“3 BHK”: area 1,620 → 1,700`. */
export function differenceWords(before: unknown, after: unknown): string {
  if (isObject(before) && isObject(after)) {
    return some(
      changedKeys(before, after).map(
        (key) => `${labelOf(key).toLowerCase()} ${differenceWords(before[key], after[key])}`,
      ),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return listWords(before, after);
  const [from, to] = textEnds(before, after);
  return `${from} → ${to}`;
}

function listWords(before: readonly unknown[], after: readonly unknown[]): string {
  const has = (list: readonly unknown[], item: unknown) => list.some((other) => isEqual(other, item));
  const added = after.filter((item) => !has(before, item));
  const gone = before.filter((item) => !has(after, item));
  if (added.length === 0 && gone.length === 0) return 'in another order';
  if (before.length === after.length && added.length === gone.length) {
    return some(
      after.flatMap((item, at) => {
        if (isEqual(item, before[at])) return [];
        const difference = differenceWords(before[at], item);
        return [isObject(item) ? `“${valueWords(before[at])}”: ${difference}` : difference];
      }),
    );
  }
  const told = (verb: string, items: readonly unknown[]) =>
    items.length > 0 ? [shortened(`${verb} ${items.map(valueWords).join(', ')}`)] : [];
  return some([...told('added', added), ...told('took out', gone)]);
}

const some = (words: readonly string[]) =>
  words.length > MANY ? `${words.slice(0, MANY).join('; ')}; and ${words.length - MANY} more` : words.join('; ');

/** Of long texts the part around the first letter that differs. */
function textEnds(before: unknown, after: unknown): [string, string] {
  if (typeof before !== 'string' || typeof after !== 'string') return [valueWords(before), valueWords(after)];
  if (Math.max(before.length, after.length) <= LENGTH) return [valueWords(before), valueWords(after)];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = same > 30 ? Math.max(0, before.lastIndexOf(' ', same - 20)) : 0;
  const part = (text: string) => `${start > 0 ? '… ' : ''}${valueWords(text.slice(start))}`;
  return [part(before), part(after)];
}
