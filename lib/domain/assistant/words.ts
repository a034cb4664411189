import type { CityKind } from '../site/kinds';

/** Words that name a kind of listing. */
export const KIND_PATTERNS: readonly { kind: CityKind; pattern: RegExp }[] = [
  { kind: 'sco', pattern: /\bscos?\b|\bshop cum office\b/ },
  {
    kind: 'residential',
    pattern:
      /\b(?:homes?|flats?|apartments?|houses?|villas?|floors?|residential|residences?|(?:\d[\d.]* )?(?:bhk|rk))\b/,
  },
  { kind: 'commercial', pattern: /\b(?:shops?|offices?|retail|showrooms?|commercial)\b/ },
  { kind: 'plots', pattern: /\b(?:plots?|land)\b/ },
  { kind: 'new', pattern: /\bnew\b|\blaunch(?:es)?\b|\bunder construction\b/ },
];

/** A question without the words that name a kind of listing. */
export function withoutKinds(asked: string): string {
  return KIND_PATTERNS.reduce((words, { pattern }) => words.replace(new RegExp(pattern, 'g'), ' '), asked);
}
