import type { PlacePage } from '../place/city';
import type { Coordinates } from '../site/links';
import { withoutNukta } from './hindi';

/** A place as the content names it, with what people type for it; of a region such as NCR also its cities. */
export interface PlaceName {
  name: string;
  otherSpellings: readonly string[];
  /** Names of the cities that a region means; empty for a place. */
  cities: readonly string[];
  /** Parts of a city in which nothing may be sold, and towns beside it. */
  areas?: readonly NamedArea[];
}

/** A place in which nothing may be sold, with where it lies, if that is known. */
export interface NamedArea {
  name: string;
  at?: Coordinates;
}

/** A number behind a name, as in 'gk-2', 'gk part ii'. */
const NUMBER_BEHIND = '(?:([\\s.-]*(?:part[\\s.-]*)?)(?=\\d|i{1,3}(?!\\p{L}))|)';

const toKey = (text: string) => withoutNukta(text.toLowerCase()).replace(/\s+/g, ' ');

const toPattern = (key: string) =>
  key
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
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

/** What records say, for words that only they know. */
export interface FactVocabulary {
  /** Entries of lists that the table of stated facts does not know, by usual spelling. */
  listed: ReadonlyMap<string, string>;
  /** Names of places nearby in usual spelling, with the names of the records. */
  nearby: ReadonlyMap<string, string>;
  /** Cities of the records that have such a name. */
  citiesNear: ReadonlyMap<string, ReadonlySet<string>>;
  /** Month from the year 0, for 'within a year'; null is unknown. */
  today: number | null;
}

/** Names that a query may contain, lower case → as in the listing. */
export interface SearchVocabulary {
  /** Without 'Villa', which is a type of home. */
  bedrooms: ReadonlyMap<string, string>;
  statuses: ReadonlyMap<string, string>;
  localities: ReadonlyMap<string, string>;
  /** Those of the localities that are pages only. */
  pages: ReadonlyMap<string, PlacePage>;
  /** All names that mean localities, also regions and short forms, 'ncr', 'spr' and 'bandra' → those, in usual spelling. */
  places: ReadonlyMap<string, readonly string[]>;
  /** The cities among the localities. */
  cities: ReadonlySet<string>;
  /** Parts of cities in which nothing is sold, and towns beside them, in usual spelling, with the city. */
  areas: ReadonlyMap<string, NamedArea & { city: string }>;
  /** The cities of a locality; more than one where several have one of its name. */
  citiesOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Wider localities of a locality: 'golf course road' of 'sector 54'. */
  wider: ReadonlyMap<string, ReadonlySet<string>>;
  companies: ReadonlyMap<string, { name: string; slug: string }>;
  facts: FactVocabulary;
}

/** A name in a text, in usual spelling, and what it stands for. */
export interface Named<T> {
  name: string;
  value: T;
}

/** The known name of most words that a text has as whole words; of several the first in the text. */
export function takeName<T>(text: string, names: ReadonlyMap<string, T>): (Named<T> & { rest: string }) | null {
  const words = text.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    for (let at = 0; at + count <= words.length; at += 1) {
      const name = words.slice(at, at + count).join(' ');
      const value = names.get(name);
      if (value !== undefined)
        return { name, value, rest: [...words.slice(0, at), ...words.slice(at + count)].join(' ') };
    }
  }
  return null;
}

/** All known names in a text, the longest first, and the text without them. */
export function takeNames<T>(text: string, names: ReadonlyMap<string, T>): { taken: Named<T>[]; rest: string } {
  const taken: Named<T>[] = [];
  let rest = text;
  for (let found = takeName(rest, names); found; found = takeName(rest, names)) {
    taken.push(found);
    rest = found.rest;
  }
  return { taken, rest };
}

/** Whether several cities have a locality of a name in usual spelling. */
export const isOfSeveral = ({ citiesOf }: Pick<SearchVocabulary, 'citiesOf'>, name: string): boolean =>
  (citiesOf.get(name)?.size ?? 0) > 1;
