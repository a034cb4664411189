import 'server-only';
import { CONTENT_FILES, type ContentKey } from '../files/table';
import { applyChange, inverseOf, type Change } from './changes';
import { parse, type WorkingCopy } from './working-copy';

/** Texts of content files by what the table calls them. */
export type KeyedTexts = ReadonlyMap<ContentKey, string>;

export const wordsOf = ({ title, words }: Change) => `${title}: ${words}`;

/** Other texts, by name, with changes of a working copy on top, and the changes that these texts have otherwise. */
export function applyChanges(
  copy: WorkingCopy,
  chosen: readonly Change[],
  textOf: (name: string) => string,
): { texts: Map<string, string>; lost: Change[] } {
  const texts = new Map<string, string>();
  const lost = chosen.filter((change) => {
    const { name } = CONTENT_FILES[change.file];
    const text = texts.get(name) ?? textOf(name);
    const next = applyChange(text, change, copy.json(change.file), copy.layouts(change.file));
    texts.set(name, next ?? text);
    return next === null;
  });
  return { texts, lost };
}

/** What a person reads where the other side has other values. */
export const conflictWords = (lost: readonly Change[]) =>
  `Somebody else published other values meanwhile. Put yours back, or leave it for later: ${lost.map(wordsOf).join('; ')}`;

/** A working copy's texts without what led from one text of a file to another, and what changed since and so stays. */
export function withoutChanges(
  copy: WorkingCopy,
  changes: readonly Change[],
  before: KeyedTexts,
  after: KeyedTexts,
): { texts: Map<string, string>; stays: Change[] } {
  const texts = new Map<string, string>();
  const stays = changes.filter((change) => {
    const { file } = change;
    const { name } = CONTENT_FILES[file];
    const kept = copy.layouts(file);
    const [from = '', to = ''] = [before.get(file), after.get(file)];
    // How the values were laid out before.
    applyChange(from, change, parse(to), kept);
    const text = applyChange(texts.get(name) ?? copy.text(file), inverseOf(change), parse(from), kept);
    if (text !== null) texts.set(name, text);
    return text === null;
  });
  return { texts, stays };
}

/** Pictures under images/ that go along with changed texts: those that the texts name, or all with all the changes. */
export function picturesOf(pictures: readonly string[], texts: ReadonlyMap<string, string>, isAll: boolean): string[] {
  const named = [...texts.values()].join('\n');
  return pictures.filter((file) => isAll || named.includes(JSON.stringify(file)));
}

/** Title and lines of a publication; the title is the person's, else made of the changes. */
export function publicationWords(chosen: readonly Change[], message: string): { title: string; lines: string[] } {
  const lines = chosen.map(wordsOf);
  const first = message.trim() || (chosen.length === 1 ? (lines[0] ?? '') : `${chosen.length} changes of content`);
  return { title: first.split('\n')[0]?.slice(0, 200) ?? '', lines: lines.map((line) => `- ${line}`) };
}

/** The lines of a publication as its commit's message has them. */
export function linesOf(message: string): string[] {
  return message.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
}
