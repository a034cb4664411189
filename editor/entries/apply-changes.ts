import { cutText } from '@/lib/domain/site/cut-text';
import { CONTENT_FILES, emptyText, KEY_OF_FILE, layOut, type ContentKey } from '@/lib/content/files/table';
import { applyChange, findChanges, inverseOf, type Change } from './changes';
import { developerNames, projectNames } from './entries';
import { parse, type Texts, type WorkingCopy } from './working-copy';

const GUARDED_FILES: readonly ContentKey[] = ['floorPlans', 'units'];
const GUARDED_FIELDS = /^(price$|laterPrices$|budget$|rera|secondPerson$)/;

/** Whether a change is one of prices or RERA numbers, which may need a second person; of this rule, too. */
export const isOfPriceOrRera = ({ file, field, before, after }: Change): boolean =>
  GUARDED_FILES.includes(file) ||
  (field === null ? Object.keys({ ...(before as object), ...(after as object) }) : [field]).some((key) =>
    GUARDED_FIELDS.test(key),
  );

export const wordsOf = ({ title, words }: Change) => `${title}: ${words}`;

/** What turned texts into others, in the files that `before` has. Names come from a working copy. */
export function changesBetween(copy: WorkingCopy, before: Texts, after: Texts): Change[] {
  const names = new Map([...developerNames(copy), ...projectNames(copy)]);
  return [...before].flatMap(([name, from]) => {
    const [file, to] = [KEY_OF_FILE.get(name), after.get(name) ?? ''];
    if (!file || from === to) return [];
    return findChanges(file, parse(from), parse(to), (key) => names.get(key) ?? '');
  });
}

/**
 * Other texts, by name, with changes of a working copy on top, and the changes that these texts have otherwise; with
 * `isForced` none, because the working copy's values replace theirs.
 */
export function applyChanges(
  copy: WorkingCopy,
  chosen: readonly Change[],
  others: Texts,
  isForced = false,
): { texts: Texts; lost: Change[] } {
  const values = new Map<ContentKey, unknown>();
  const lost = chosen.filter((change) => {
    const { file } = change;
    const json = values.get(file) ?? valueOf(file, others.get(CONTENT_FILES[file].name));
    const next = applyChange(json, change, copy.json(file), isForced);
    values.set(file, next ?? json);
    return next === null;
  });
  return { texts: textsOf(values), lost };
}

/** A working copy's texts without what led from one text of a file to another, and what changed since and so stays. */
export function withoutChanges(
  copy: WorkingCopy,
  changes: readonly Change[],
  before: Texts,
): { texts: Texts; stays: Change[] } {
  const values = new Map<ContentKey, unknown>();
  const stays = changes.filter((change) => {
    const { file } = change;
    const json = values.get(file) ?? copy.json(file) ?? valueOf(file);
    const next = applyChange(json, inverseOf(change), parse(before.get(CONTENT_FILES[file].name) ?? ''));
    if (next !== null) values.set(file, next);
    return next === null;
  });
  return { texts: textsOf(values), stays };
}

const valueOf = (file: ContentKey, text = '') => parse(text) ?? (JSON.parse(emptyText(CONTENT_FILES[file])) as unknown);

const textsOf = (values: ReadonlyMap<ContentKey, unknown>): Texts =>
  new Map([...values].map(([file, value]) => [CONTENT_FILES[file].name, layOut(value)]));

/** Title and lines of a publication; the title is the person's, else made of the changes. */
export function publicationWords(chosen: readonly Change[], message: string): { title: string; lines: string[] } {
  const lines = chosen.map(wordsOf);
  const first = message.trim() || (chosen.length === 1 ? (lines[0] ?? '') : `${chosen.length} changes of content`);
  return { title: cutText(first.split('\n')[0] ?? '', 200), lines: lines.map((line) => `- ${line}`) };
}

/** The lines of a publication as its commit's message has them. */
export function linesOf(message: string): string[] {
  return message.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}
