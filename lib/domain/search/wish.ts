import { FILLERS } from './language';
import { AMOUNT, toRupees, UNIT } from '../project/price';
import { toUsualSpelling } from './spelling';
import type { UnitType } from '../project/project';

/** Names that a query may contain, lower case → as in the listing. */
export interface SearchVocabulary {
  bedrooms: ReadonlyMap<string, string>;
  statuses: ReadonlyMap<string, string>;
  localities: ReadonlyMap<string, string>;
  /** A city counts only if the query names no locality. */
  cities: ReadonlySet<string>;
  companies: ReadonlyMap<string, { name: string; slug: string }>;
}

/** The filters in a query such as '3 bhk under 2 cr sector 82'. Rupees; null is open. */
export interface SearchWish {
  bedrooms: string[];
  types: UnitType[];
  statuses: string[];
  localities: string[];
  budget: { min: number | null; max: number | null } | null;
  developer: { name: string; slug: string } | null;
  /** Whether the query has a word for commercial property. */
  isCommercial: boolean;
}

const SUM = `${AMOUNT}${UNIT}\\b`;
const BETWEEN = new RegExp(`(?:between |from )?${AMOUNT}${UNIT}? ?(?:-|to|and) ?${SUM}`);
const OVER = new RegExp(`(?:above|over|more than|from|min(?:imum)?|starting(?: at| from)?|>) ?${SUM}`);
const UNDER = new RegExp(
  `(?:(?:under|below|less than|up ?to|within|max(?:imum)?|budget(?: of)?|around|about|<) ?)?${SUM}`,
);
const BEDROOMS = /(?:\b(\d) ?(?:bhk)? ?(?:,|or|and|&|\/|-|to) ?)?(\d) bhk(\+)?/;

/** For texts in usual spelling: builder, flats, land and retail are already developer, apartment, plot and shop. */
const TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [/\b(?:independent|developer|luxury) floors?\b|\bfloors\b/, 'Luxury Independent Floors'],
  [/\bfarm ?houses?\b/, 'Farm House'],
  [/\bstudio(?: apartment)?\b/, 'Studio Apartment'],
  [/\b(?:independent )?(?:villa|house)s?\b/, 'Independent House/Villa'],
  [/\bapartment\b/, 'Residential Apartment'],
  [/\bplot\b/, 'Residential Land'],
];
const COMMERCIAL = /\b(?:commercial|offices?|shop|showrooms?|sco)(?: spaces?| plot)?\b/;
/** Fillers, and other words that no filter uses. */
const SMALL_TALK = new Set([...FILLERS, '', 'home', 'residential', 'space']);

/** The longest run of whole words that is a known name. */
function takeName<T>(text: string, names: ReadonlyMap<string, T>): { name: string; value: T; rest: string } | null {
  const words = text.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      const value = names.get(name);
      if (value !== undefined) {
        return { name, value, rest: [...words.slice(0, start), ...words.slice(start + length)].join(' ') };
      }
    }
  }
  return null;
}

/** The filters in a query if every word of it is understood, else null. */
export function parseSearchWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  let text = toUsualSpelling(query);
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(text);
    if (match) text = text.replace(match[0], ' ').replace(/\s+/g, ' ').trim();
    return match;
  };
  const takeNames = <T>(names: ReadonlyMap<string, T>): [name: string, value: T][] => {
    const taken: [string, T][] = [];
    for (let found = takeName(text, names); found; found = takeName(text, names)) {
      taken.push([found.name, found.value]);
      text = found.rest;
    }
    return taken;
  };

  const budget = takeBudget(take);
  const asked = take(BEDROOMS);
  const rooms = asked ? [...(asked[1] ? [`${asked[1]} bhk`] : []), `${asked[2]} bhk${asked[3] ?? ''}`] : [];
  const known = rooms.flatMap((room) => vocabulary.bedrooms.get(room) ?? []);
  if (known.length < rooms.length) return null;
  text = text.replace(/,/g, ' ').replace(/\s+/g, ' ').trim();

  const statuses = takeNames(vocabulary.statuses).map(([, value]) => value);
  const [developer] = takeNames(vocabulary.companies);
  const places = takeNames(vocabulary.localities);
  const inside = places.filter(([name]) => !vocabulary.cities.has(name));
  const isCommercial = take(COMMERCIAL) !== null;
  const types = TYPE_WORDS.flatMap(([words, type]) => (take(words) ? [type] : []));
  const localities = (inside.length > 0 ? inside : places).map(([, value]) => value);

  const isUnderstood = text.split(/[\s,.&/-]/).every((word) => SMALL_TALK.has(word));
  const said = [budget, developer?.[0], isCommercial, ...known, ...statuses, ...localities, ...types];
  if (!isUnderstood || !said.some(Boolean)) return null;
  return {
    bedrooms: known,
    types,
    statuses,
    localities,
    budget,
    developer: developer?.[1] ?? null,
    isCommercial,
  };
}

function takeBudget(take: (pattern: RegExp) => RegExpExecArray | null): SearchWish['budget'] {
  const between = take(BETWEEN);
  if (between) {
    const [, low = '', lowUnit, high = '', highUnit] = between;
    const ends = [toRupees(low, lowUnit ?? highUnit), toRupees(high, highUnit)].sort((a, b) => a - b);
    return { min: ends[0] ?? null, max: ends[1] ?? null };
  }
  const over = take(OVER);
  if (over) return { min: toRupees(over[1] ?? '', over[2]), max: null };
  const under = take(UNDER);
  return under && { min: null, max: toRupees(under[1] ?? '', under[2]) };
}
