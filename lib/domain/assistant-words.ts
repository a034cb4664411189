import type { CityKind } from './city';

/** Spellings that people use for a name of ours. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bgurugram\b/g, 'gurgaon'],
  [/\b(?:bengaluru|bangaluru|banglore)\b/g, 'bangalore'],
  [/\bbombay\b/g, 'mumbai'],
  [/\bnew delhi\b/g, 'delhi'],
  [/(\d)\s*bhk\b/g, '$1 bhk'],
];

/** Words that say which listing is meant. */
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

const STOP_WORDS = new Set(
  (
    'a an and any are as at be by can do does for from get give have how i in is it me my of on or our please show tell ' +
    'than that the there this to us want was we what when where which who will with you your need much many'
  ).split(' '),
);

/** A question in the letters and spellings it is compared in: lower case, no punctuation, one blank between words. */
export function spelled(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[^\p{L}\p{N}.%₹]+/gu, ' ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return SPELLINGS.reduce((words, [pattern, name]) => words.replace(pattern, name), plain);
}

/** The words that carry a question, in the singular. */
export function contentWords(asked: string): string[] {
  const words = asked.split(' ').filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return [...new Set(words.map((word) => word.replace(/(?<=..)(?:ing|s)$/, '')))];
}

/** A question without the words that say which listing is meant. */
export function withoutKinds(asked: string): string {
  return KIND_PATTERNS.reduce((words, { pattern }) => words.replace(new RegExp(pattern, 'g'), ' '), asked);
}
