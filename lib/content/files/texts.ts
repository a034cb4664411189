import 'server-only';

/** Trimmed text, or null if it is absent or blank. */
export function textOf(value: string | undefined): string | null {
  return value?.trim() || null;
}

/** The texts of a field that holds one or a list of them. */
export function textsOf(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === 'string' ? [value] : (value ?? []);
}

/** A text or list as a list: split at commas and line ends, trimmed, without blanks and repeats. */
export function listOf(value: string | readonly string[] | undefined): string[] {
  const items = textsOf(value)
    .flatMap((part) => part.split(/[,\r\n]/))
    .map((item) => item.trim());
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = item !== '' && !seen.has(item.toLowerCase());
    seen.add(item.toLowerCase());
    return isNew;
  });
}

/** Paragraphs, split by blank lines. */
export function paragraphsOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
