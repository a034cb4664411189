import type { CityKind } from '../site/kinds';
import { CITY_SPELLINGS, STOP_WORDS } from '../search/language';
import { toContentForms } from '../search/spelling';

const CITY_NAMES = new Map(CITY_SPELLINGS.flatMap(([usual, ...others]) => others.map((other) => [other, usual])));

/** Words that name a kind of listing. */
export const KIND_PATTERNS: readonly { kind: CityKind; pattern: RegExp }[] = [
  { kind: 'sco', pattern: /\bscos?\b|\bshop cum office\b/ },
  {
    kind: 'residential',
    pattern: /\b(?:homes?|flats?|apartments?|houses?|villas?|floors?|residential|residences?|(?:\d )?bhk)\b/,
  },
  { kind: 'commercial', pattern: /\b(?:shops?|offices?|retail|showrooms?|commercial)\b/ },
  { kind: 'plots', pattern: /\b(?:plots?|land)\b/ },
  { kind: 'new', pattern: /\bnew\b|\blaunch(?:es)?\b|\bunder construction\b/ },
];

/** Normalises a question for comparison: usual spelling, lower case, no punctuation, one blank between words. */
export function spelled(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[^\p{L}\p{N}.%₹]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return toContentForms(plain)
    .split(' ')
    .map((word) => CITY_NAMES.get(word) ?? word)
    .join(' ');
}

/** The meaningful words of a question, in the singular. */
export function contentWords(asked: string): string[] {
  const words = asked.split(' ').filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return [...new Set(words.map((word) => word.replace(/(?<=..)(?:ing|s)$/, '')))];
}

/** A question without the words that name a kind of listing. */
export function withoutKinds(asked: string): string {
  return KIND_PATTERNS.reduce((words, { pattern }) => words.replace(new RegExp(pattern, 'g'), ' '), asked);
}
