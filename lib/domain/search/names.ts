import type { PlacePage } from '../place/locality';

/** What records say, for words that only they know. */
export interface FactVocabulary {
  /** Entries of lists that the table of stated facts does not know, by usual spelling. */
  listed: ReadonlyMap<string, string>;
  /** Names of places nearby in usual spelling, with the names of the records. */
  nearby: ReadonlyMap<string, string>;
  /** Month from the year 0, for 'within a year'; null is unknown. */
  today: number | null;
}

/** Names that a query may contain, lower case → as in the listing. */
export interface SearchVocabulary {
  bedrooms: ReadonlyMap<string, string>;
  statuses: ReadonlyMap<string, string>;
  localities: ReadonlyMap<string, string>;
  /** Their short forms, 'spr' and 'gk 2', by which they are among the localities, too, → usual spelling. */
  shortNames: ReadonlyMap<string, string>;
  /** Those of the localities that are pages only. */
  pages: ReadonlyMap<string, PlacePage>;
  /** Names of regions in usual spelling → their cities in usual spelling. */
  regions: ReadonlyMap<string, readonly string[]>;
  /** The cities among the localities. */
  cities: ReadonlySet<string>;
  /** Localities of one name in more than one city. */
  ambiguous: ReadonlySet<string>;
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

const countWords = (name: string) => name.split(' ').length;

/** The known name of most words that a text has as whole words; of several the first in the text. */
export function takeName<T>(text: string, names: ReadonlyMap<string, T>): (Named<T> & { rest: string }) | null {
  const padded = ` ${text} `;
  const placeOf = (name: string) => padded.indexOf(` ${name} `);
  const [best] = [...names]
    .filter(([name]) => placeOf(name) >= 0)
    .sort(([a], [b]) => countWords(b) - countWords(a) || placeOf(a) - placeOf(b));
  if (!best) return null;
  const [name, value] = best;
  const at = placeOf(name);
  return { name, value, rest: (padded.slice(0, at) + padded.slice(at + name.length + 1)).slice(1, -1) };
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
