import 'server-only';
import { buildTime } from '../../files/build-day';
import { CONTENT_FILES, KEY_OF_FILE, layOut, type ContentFile } from '../../files/table';
import { contentDir, diskSource } from '../../files/source';
import type { Entry } from '../../files/loaded-file';
import { isObject, type JsonPath } from '../../files/walk';
import { getLoadedContent } from '../../set/content';
import { ContentError } from '../../files/faults';
import { contentAt } from '../../set/schedule';

/** Names, with `.json`, of the files published unchanged under /data (spec 3, 7). */
export const DATA_FILES: string[] = Object.values(CONTENT_FILES)
  .filter(({ isPublished }) => isPublished)
  .map(({ name }) => name);

/**
 * Text of a published file, by its name with or without `.json`; throws for other names. It is the file's own, but for
 * records and prices that are not public at the moment of the build.
 */
export function readPublishedContent(name: string): string {
  const file = name.endsWith('.json') ? name : `${name}.json`;
  const bytes = DATA_FILES.includes(file) ? diskSource(contentDir()).read(file) : null;
  const key = KEY_OF_FILE.get(file);
  if (bytes === null || key === undefined) throw new ContentError(`${file}: is not a published content file`);
  const text = bytes.toString('utf8');
  const { content } = getLoadedContent();
  const [whole, shown]: Entry<unknown>[][] = [content[key].entries, contentAt(content, buildTime())[key].entries];
  const values = new Map(shown!.map((entry) => [nameOf(entry.position.path), entry.value]));
  const isPublic = (entry: Entry<unknown>) =>
    values.get(nameOf(entry.position.path)) === entry.value && !hasLaterPrices(entry.value);
  if (whole!.every(isPublic)) return text;
  const known = new Set(whole!.map((entry) => nameOf(entry.position.path)));
  return layOut(
    changeRecords(CONTENT_FILES[key], JSON.parse(text), (path, record) => {
      const at = nameOf(path);
      if (!known.has(at)) return [record];
      return values.has(at) ? [withPrice(record, values.get(at))] : [];
    }),
  );
}

const nameOf = (path: JsonPath) => JSON.stringify(path);
const hasLaterPrices = (value: unknown) => isObject(value) && value['laterPrices'] !== undefined;

/** A record with the price of another value of it, and without the prices to come. */
function withPrice(record: unknown, shown: unknown): unknown {
  if (!isObject(record) || !isObject(shown)) return record;
  const { price } = shown;
  return Object.fromEntries(
    Object.entries({ ...record, price }).filter(([key, value]) => key !== 'laterPrices' && value !== undefined),
  );
}

/** A file's value with each record in place of itself, or gone. */
function changeRecords(
  { shape }: ContentFile,
  json: unknown,
  change: (path: JsonPath, record: unknown) => unknown[],
): unknown {
  const ofList = (list: unknown, above: JsonPath) =>
    Array.isArray(list) ? list.flatMap((record: unknown, at) => change([...above, at], record)) : list;
  if (shape === 'list') return ofList(json, []);
  if (!isObject(json)) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) => {
      if (shape === 'map of lists') return [[key, ofList(value, [key])]];
      return change([key], value).map((record) => [key, record]);
    }),
  );
}
