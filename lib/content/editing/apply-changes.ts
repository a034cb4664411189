import 'server-only';
import { cutText } from '@/lib/domain/site/cut-text';
import { CONTENT_FILES, KEY_OF_FILE } from '../files/table';
import { applyChange, findChanges, inverseOf, type Change } from './changes';
import { developerNames, projectNames } from './things';
import { parse, type Texts, type WorkingCopy } from './working-copy';

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
): { texts: Map<string, string>; lost: Change[] } {
  const texts = new Map<string, string>();
  const lost = chosen.filter((change) => {
    const { name } = CONTENT_FILES[change.file];
    const text = texts.get(name) ?? others.get(name) ?? '';
    const next = applyChange(text, change, copy.json(change.file), copy.layouts(change.file), isForced);
    texts.set(name, next ?? text);
    return next === null;
  });
  return { texts, lost };
}

/** A working copy's texts without what led from one text of a file to another, and what changed since and so stays. */
export function withoutChanges(
  copy: WorkingCopy,
  changes: readonly Change[],
  before: Texts,
  after: Texts,
): { texts: Map<string, string>; stays: Change[] } {
  const texts = new Map<string, string>();
  const stays = changes.filter((change) => {
    const { name } = CONTENT_FILES[change.file];
    const kept = copy.layouts(change.file);
    const [from = '', to = ''] = [before.get(name), after.get(name)];
    // How the values were laid out before.
    applyChange(from, change, parse(to), kept);
    const text = applyChange(texts.get(name) ?? copy.text(change.file), inverseOf(change), parse(from), kept);
    if (text !== null) texts.set(name, text);
    return text === null;
  });
  return { texts, stays };
}

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
