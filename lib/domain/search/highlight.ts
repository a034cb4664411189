import { takeAreaAndBudget } from './money';
import { plainText, toContentForms, toSearchTerms } from './spelling';

/** A piece of a text, and whether it matches the query. */
interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

const MARK_LEAST = 2;

/**
 * Texts to highlight for a query: the whole query, and its words in any spelling. Money and areas are filters, and 'cr'
 * is no part of 'Crest'.
 */
export function searchNeedles(query: string): string[] {
  const { area, budget, rest } = takeAreaAndBudget(toContentForms(query));
  const isPlain = !area && !budget;
  const whole = isPlain ? [plainText(query)] : [];
  const words = toSearchTerms(isPlain ? query : rest).flat();
  return [...new Set([...whole, ...words.filter((word) => word.length >= MARK_LEAST)])]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
}

/** Keeps the length, so that indexes are valid in both texts. */
function comparable(text: string): string {
  return [...text]
    .map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign))
    .join('')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, ' ');
}

function spansOf(text: string, needles: readonly string[]): [number, number][] {
  const low = comparable(text);
  const spans: [number, number][] = [];
  for (const needle of needles) {
    for (let at = low.indexOf(needle); at >= 0; at = low.indexOf(needle, at + needle.length)) {
      const end = at + needle.length;
      if (!spans.some(([from, to]) => at < to && from < end)) spans.push([at, end]);
    }
  }
  return spans.sort(([a], [b]) => a - b);
}

/** Splits a text at the needles; the pieces joined are the text. */
export function markMatches(text: string, needles: readonly string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (const [start, end] of spansOf(text, needles)) {
    pieces.push({ text: text.slice(from, start), isMatch: false }, { text: text.slice(start, end), isMatch: true });
    from = end;
  }
  pieces.push({ text: text.slice(from), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}

const EXCERPT_BEFORE = 24;

/** The first field with a match, from a little before it on; null if the shown texts already have a match. */
export function matchingExcerpt(
  shown: readonly string[],
  fields: readonly string[],
  needles: readonly string[],
): string | null {
  if (shown.some((text) => spansOf(text, needles).length > 0)) return null;
  for (const field of fields) {
    const [span] = spansOf(field, needles);
    if (!span) continue;
    const blank = field.lastIndexOf(' ', span[0] - EXCERPT_BEFORE);
    const start = Math.max(blank, span[0] - 2 * EXCERPT_BEFORE) + 1;
    return start > 0 ? `…${field.slice(start)}` : field;
  }
  return null;
}
