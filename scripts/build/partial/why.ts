import { existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { formatPath } from '@/lib/content/files/faults';
import { isObject, type JsonPath } from '@/lib/content/files/walk';
import { groupedBy } from '@/lib/domain/site/grouped';

/** Values of pages as lines of JSON, `["/about",{…}]`: of this build, of the last one and of the one before. */
const FOLDER = '.cache/page-values';
type Build = 'now' | 'last' | 'before';
const fileOf = (build: Build) => `${FOLDER}/${build}.jsonl`;
/** Some 150 MB. Of a larger site only the first pages are in the files. */
const MOST_PAGES = 10_000;
/** Address that stands for what is on every page. */
export const SHELL = 'shell';
const SHOWN_DIFFERENCES = 10;
const SHOWN_LETTERS = 80;

/** Begins the file of this build; the result adds a page to it. */
export function writeValues(): (path: string, value: object) => void {
  mkdirSync(FOLDER, { recursive: true });
  const file = openSync(fileOf('now'), 'w');
  let pages = 0;
  return (path, value) => {
    pages += 1;
    if (pages <= MOST_PAGES) writeSync(file, `\n${JSON.stringify([path, value])}`);
  };
}

/** Call at the end of a build: its values are then those of the last one. */
export function keepValues(): void {
  if (existsSync(fileOf('last'))) renameSync(fileOf('last'), fileOf('before'));
  renameSync(fileOf('now'), fileOf('last'));
}

function valueIn(text: string, path: string): object | null {
  const start = text.indexOf(`\n[${JSON.stringify(path)},`);
  const [line] = start < 0 ? [] : text.slice(start + 1).split('\n', 1);
  return line ? (JSON.parse(line) as [string, object])[1] : null;
}

/** What a page showed in a build, the shell among it; null if there is no value of it. */
function readValue(build: Build, path: string): object | null {
  const text = existsSync(fileOf(build)) ? readFileSync(fileOf(build), 'utf8') : '';
  const value = valueIn(text, path);
  return value && { [SHELL]: valueIn(text, SHELL), ...value };
}

type Difference = [path: JsonPath, before: unknown, after: unknown];

function differencesOf(before: unknown, after: unknown, path: JsonPath = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const longer = before.length > after.length ? before : after;
    return longer.flatMap((_, at) => differencesOf(before[at], after[at], [...path, at]));
  }
  if (!isObject(before) || !isObject(after)) return [[path, before, after]];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => differencesOf(before[name], after[name], [...path, name]));
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text;
}

/** Each part that differs, and in it the first values that do. */
export function formatDifferences(before: object, after: object): string[] {
  const parts = groupedBy(differencesOf(before, after), ([[part]]) => part);
  return [...parts].flatMap(([part, differences]) => {
    const lines = differences.slice(0, SHOWN_DIFFERENCES).map(([path, from, to]) => {
      const within = formatPath(path.slice(1));
      return `    ${within ? `${within}: ` : ''}${formatValue(from)} → ${formatValue(to)}`;
    });
    const more = differences.length - lines.length;
    return [`  ${part}`, ...lines, ...(more > 0 ? [`    … and ${more} more`] : [])];
  });
}

/** What this build makes a page for; where it does not, what the last build made it for. */
export function explainPage(path: string): string {
  const [now, last, before] = (['now', 'last', 'before'] as const).map((build) => readValue(build, path));
  if (!now) return `${path}: there is no such page (or it is not among the first ${MOST_PAGES}).`;
  if (!last) return `${path} is new.`;
  const changes = formatDifferences(last, now);
  if (changes.length > 0) return [`${path} shows something else than in the last build:`, ...changes].join('\n');
  const earlier = before ? formatDifferences(before, last) : [];
  if (earlier.length === 0) return `${path} shows what it showed in the last two builds.`;
  return [`${path} shows what it showed in the last build. That made it for:`, ...earlier].join('\n');
}
