import 'server-only';
import type { RawProject } from '../schemas/project';

/** Trimmed text, or null if it is absent or blank. */
export function textOf(value: string | undefined): string | null {
  return value?.trim() || null;
}

/** A text or list as a list: split at commas and line ends, trimmed, without blanks and repeats. */
export function listOf(value: string | readonly string[] | undefined): string[] {
  const items = (typeof value === 'string' ? [value] : (value ?? []))
    .flatMap((part) => part.split(/[,\r\n]/))
    .map((item) => item.trim());
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = item !== '' && !seen.has(item.toLowerCase());
    seen.add(item.toLowerCase());
    return isNew;
  });
}

/** The localities of a record, which may stand in `location` instead. */
export function localitiesOf({ localities, location }: Pick<RawProject, 'localities' | 'location'>): string[] {
  return listOf(localities ?? location);
}

/** Paragraphs, split by blank lines. */
export function paragraphsOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
