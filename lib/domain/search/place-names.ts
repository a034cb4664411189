import { withoutNukta } from './hindi';

/** A place as the content names it, with what people type for it; of a region such as NCR also its cities. */
export interface PlaceName {
  name: string;
  otherSpellings: readonly string[];
  /** Names of the cities that a region means; empty for a place. */
  cities: readonly string[];
}

/** A number behind a name, as in 'gk-2', 'gk part ii'. */
const NUMBER_BEHIND = '(?:([\\s.-]*(?:part[\\s.-]*)?)(?=\\d|i{1,3}(?!\\p{L}))|)';

const toKey = (text: string) => withoutNukta(text.toLowerCase()).replace(/\s+/g, ' ');

const toPattern = (key: string) =>
  key
    .replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replace(/[\u0904-\u0939]/g, '$&\u093c?');

/** Writes each other spelling of a place in a text as the content does: 'flat in gurugram' → 'flat in Gurgaon'. */
export function createPlaceSpeller(places: readonly PlaceName[]): (text: string) => string {
  const names = new Map(
    places.flatMap(({ name, otherSpellings }) => otherSpellings.map((other) => [toKey(other), name] as const)),
  );
  if (names.size === 0) return (text) => text;
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const spelling = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(${longestFirst.map(toPattern).join('|')})(?![\\p{M}]|(?!i{1,3}(?!\\p{L}))\\p{L})${NUMBER_BEHIND}`,
    'giu',
  );
  return (text) =>
    text
      .normalize('NFC')
      .replace(
        spelling,
        (_, found: string, number?: string) => names.get(toKey(found))! + (number === undefined ? '' : ' '),
      );
}
