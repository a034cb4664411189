import { groupTest, metBy, overlaps, rangeOf } from '../listing/filter-rules';
import { toRangeChoice } from '../listing/slider';
import { LISTING_RULES, type ListingState } from '../listing/state';
import { isOnPage } from '../place/city';
import { type Bedrooms, parseBedrooms, takeBedrooms } from '../project/bedrooms';
import type { UnitType } from '../project/project';
import { type Use, USE_LABELS } from '../project/uses';
import { withPrepositions } from '../site/at-place';
import type { SearchFacts } from './file';
import { openWords } from './language';
import { cut } from './limits';
import { describeArea, describeBudget, takeBareBudget, type WishedArea, type WishedBudget } from './money';
import { describeTypes, TYPE_WORDS, typesIn, withMore } from './home-types';
import { takeNames, type SearchVocabulary } from './names';
import { takePlace, type WishedPlace } from './wished-place';

/** Kinds of commercial property that a query may name; 'commercial' is offices and shops, 'any' also homes. */
type CommercialKind = 'sco' | 'office' | 'shop' | 'commercial' | 'any';

/** What a wish says of each filter. */
interface Wished {
  place: WishedPlace;
  budget: WishedBudget;
  area: WishedArea;
  /** `exact` are sizes that only open ones cover: '5 BHK' of '4 BHK+'. */
  bedrooms: { values: string[]; exact?: string[] };
  type: { values: UnitType[] };
  kind: { values: CommercialKind[] };
  status: { values: string[] };
  developer: { name: string; slug: string };
  /** Whether the cheapest or the dearest come first. */
  sort: { sort: 'price-low' | 'price-high' };
}
type Row = keyof Wished;

/** A fact that a filter of the listing shows; `name` is what a way on leaves out: 'the budget', 'Sector 65'. */
export type FilterFactOf<Key extends Row> = {
  [Each in Key]: { row: Each; label: string; name: string } & Wished[Each];
}[Key];
export type FilterFact = FilterFactOf<Row>;

/** A wish while its filters are read. */
export interface Reading {
  vocabulary: SearchVocabulary;
  /** What no row has read, in usual spelling. */
  text: string;
  /** Whether it joins names: 'noida or gurgaon'. */
  isEither: boolean;
  found: Partial<Wished>;
  /** Rooms beside the bedrooms: '+ study'. */
  additions: string[];
  /** Words that were read, and that no record has. */
  unknown: string[];
}

interface FilterRow<Key extends Row> {
  /** Reads names and sizes, before the facts that no listing shows. */
  names?: (reading: Reading) => Wished[Key] | null;
  /** Reads words that may be a part of such a fact, after them. */
  words?: (reading: Reading) => Wished[Key] | null;
  /** How it is said back, and its name if that is another. */
  say: (wished: Wished[Key]) => readonly [label: string, name?: string];
  /** Whether a project passes (spec 5); one that does not say its price or area does. How well it passes say its configurations. */
  passes: (wished: Wished[Key]) => (project: SearchFacts) => boolean;
  /** The choice on the listing that shows it. */
  choose?: (wished: Wished[Key]) => {
    sort?: ListingState['sort'];
    chosen?: Partial<ListingState['chosen']>;
    ranges?: Partial<ListingState['ranges']>;
  };
}

const or = (names: readonly string[]) => names.join(' or ');
const once = <T>(values: readonly T[]) => [...new Set(values)];
/** Values beside those that were found; null without one. */
const add = <T>(values: readonly T[], found?: { values: T[] }) =>
  values.length > 0 ? { values: once([...(found?.values ?? []), ...values]) } : null;

/** Takes known names out of what is read. */
function takeNamed<T>(reading: Reading, names: ReadonlyMap<string, T>): T[] {
  const { taken, rest } = takeNames(reading.text, names);
  reading.text = rest;
  return taken.map(({ value }) => value);
}

/** Takes all that patterns find, and has their values. */
function takeWords<T>(reading: Reading, rows: readonly (readonly [RegExp, T, ...unknown[]])[]): T[] {
  return rows.flatMap(([pattern, value]) => {
    const isNamed = pattern.test(reading.text);
    while (pattern.test(reading.text)) reading.text = cut(reading.text, pattern);
    return isNamed ? [value] : [];
  });
}

const SORT_WORDS: readonly (readonly [RegExp, Wished['sort']['sort']])[] = [
  [
    /\b(?:sabse |most )?(?:(?<!\d se )cheap(?:est|er(?! than \d))?|affordable|econom(?:y|ical)|(?:budget|pocket|wallet)[- ]friendly|(?:sort (?:by|on) )?(?:price )?low to high(?: price)?|(?<!high to )(?:low(?:est)?|least|min(?:imum)?|kam|starting) (?:price|budget|cost|(?:amount (?:to|for) )?invest(?:ment)?|ticket(?: size)?|rate|emi)(?: lowest)?|low[- ]budget|(?:(?:less|least|kam)|not(?: too| very| so)*|too|bahut|zyada|itn[aei]) (?:(?:much|zyada) )?(?:expensive|costly|pricey|mehe?ng[aie]|high (?:price|budget|rate)d?)|(?<!sabse )(?:mehe?ng[aie]|costly|expensive) (?:hai|h|lag\w*)|(?:price|budget|rate)s? (?:(?:is|are|hai) )?(?:too|bahut|itn[aei]) (?:much|high|zyada)|(?:out of|over|beyond|above) (?:(?:my|our|the) )?budget|budget (?:se|ke) (?:bahar|upar|zyada)|sort (?:by|on) price)\b/,
    'price-low',
  ],
  [
    /\b(?:(?:sort (?:by|on) )?(?:price )?high to low(?: price)?|(?:sabse |most )?(?:expensive|costly|mehe?ng[aie]|mahang[aie])|costliest|priciest|dearest|high(?:est)? (?:price|budget|rate)d?|(?:ultra )?luxur(?:y|ious)(?! (?:\w+ )?floors?\b)|premium|posh|high[- ]end)\b/,
    'price-high',
  ],
];
/** Of statuses that the text does not name as the records do. */
const STATUS_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bready\b/, ['ready to move']],
  [/\bupcoming\b|\bsoft launch\b|\beoi(?= projects?\b)|\bearly[- ]stage\b/, ['new launch']],
  [/\b(?:new|latest|na[yi][ei]?)(?= projects?\b)/, ['new launch', 'under construction']],
];
/** Bedrooms, because homes of other types have studios, too. */
const STUDIO = /\bstudios?(?: apartment)?\b/g;
const KINDS: readonly (readonly [RegExp, CommercialKind, label: string])[] = [
  [
    /\b(?:commercial (?:or|and|ya|aur) (?:residential|homes?)|(?:residential|homes?) (?:or|and|ya|aur) commercial)\b/,
    'any',
    'homes, offices and shops',
  ],
  [/\bscos?(?: plot)?\b|\bshop cum offices?\b/, 'sco', 'SCO'],
  [/\b(?:offices?|co[- ]?working)(?: spaces?)?\b/, 'office', 'offices'],
  [/\b(?:shops?|showrooms?|boutiques?)(?: spaces?)?\b/, 'shop', 'shops'],
  [
    /\bcommercial(?: spaces?| plot| projects?)?\b|\bwarehouses?\b|\bgodowns?\b|\bfactor(?:y|ies)\b|\bindustrial (?:plots?|land|sheds?)\b|\bspaces?\b(?<!\b(?:parking|car|open|green|storage|living|outdoor|common|play|garden|terrace|more|extra|enough|the) spaces?)/,
    'commercial',
    'offices and shops',
  ],
];

const oneOf = (rows: readonly (readonly [RegExp, ...unknown[]])[]) =>
  `(?:${rows.map(([words]) => words.source).join('|')})`;
const LIVED_IN = TYPE_WORDS.filter(([, type]) => type !== 'Residential Land');
const typesSaid = ({ text }: Reading) => TYPE_WORDS.map(([words]) => [words, words.exec(text)?.[0] ?? ''] as const);
/** 'Floor' of what is no home. */
const OFFICE_FLOOR = /\bfloors?\b/;
const HOME_BEFORE_KIND = new RegExp(`${oneOf(LIVED_IN)}.*${oneOf(KINDS)}`);

/** A row of values of which one is enough, as in the listing's group of its name; `withMore` adds what is as good. */
const anyOf = <Key extends 'bedrooms' | 'status' | 'type'>(
  row: Key,
  reads: Pick<FilterRow<Key>, 'names' | 'words'>,
  withMore: (values: Wished[Key]['values']) => readonly string[] = (values) => values,
): FilterRow<Key> => ({
  ...reads,
  say: ({ values }) => [or(values)],
  passes: ({ values }) => groupTest(row, withMore(values)),
  choose: ({ values }) => ({ chosen: { [row]: withMore(values) } }),
});

/** A row of a measure, which passes where ranges overlap; the slider shows it in its own unit where that can say it. */
function within<Key extends 'area' | 'budget'>(row: Key, describe: (wished: Wished[Key]) => string): FilterRow<Key> {
  const rule = LISTING_RULES.ranges[row];
  return {
    say: (wished) => [describe(wished), `the ${row}`],
    passes: ({ min, max }) => {
      const wanted = metBy(row, { min: min ?? 0, max: max ?? Infinity });
      return (project) => {
        const own = rangeOf(project, row, LISTING_RULES);
        return own === null || overlaps(own, wanted);
      };
    },
    choose: (wished) => {
      const own = rule.units.filter(({ key }) => 'unit' in wished && wished.unit === key);
      const units = [...own, ...rule.units.filter((unit) => !own.includes(unit))];
      return { ranges: { [row]: toRangeChoice({ from: wished.min, to: wished.max }, { ...rule, units }) } };
    },
  };
}

/** What the listing's filters show of a wish, in the order in which it is read; a new filter is one row. */
const FILTER_ROWS: { readonly [Key in Row]: FilterRow<Key> } = {
  bedrooms: anyOf('bedrooms', {
    names: (reading) => {
      const { sizes, rest } = takeBedrooms(reading.text.replace(STUDIO, '1 rk'));
      reading.text = cut(rest, /[,?!]/g);
      reading.additions.push(
        ...sizes.flatMap(({ addition }) => addition.toLowerCase().split(/ ?\+ ?/)).filter(Boolean),
      );
      const rooms = sizes.map((size) => ({ size, known: knownRooms(size, reading.vocabulary.bedrooms) }));
      reading.unknown.push(...rooms.flatMap(({ size, known }) => (known.length > 0 ? [] : size.text.toLowerCase())));
      const exact = rooms
        .filter(({ size, known }) => !size.isOpen && known[0]?.endsWith('+'))
        .map(({ size }) => size.text);
      const found = add(rooms.flatMap(({ known }) => known));
      return found && { ...found, ...(exact.length > 0 && { exact }) };
    },
    words: (reading) => add(takeNamed(reading, reading.vocabulary.bedrooms), reading.found.bedrooms),
  }),
  status: {
    ...anyOf('status', {
      names: (reading) => add(takeNamed(reading, reading.vocabulary.statuses)),
      words: (reading) => {
        const { statuses } = reading.vocabulary;
        const first = reading.found.status ? undefined : STATUS_WORDS.find(([pattern]) => pattern.test(reading.text));
        const known = (first?.[1] ?? []).flatMap((name) => statuses.get(name) ?? []);
        if (first && known.length > 0) takeWords(reading, [first]);
        return add(known);
      },
    }),
    say: ({ values }) => [values.join(', '), or(values)],
  },
  developer: {
    names: (reading) => {
      const [first, ...others] = takeNamed(reading, reading.vocabulary.companies);
      reading.unknown.push(...others.map(({ name }) => name));
      return first ?? null;
    },
    say: ({ name }) => [`by ${name}`, name],
    passes:
      ({ slug }) =>
      ({ developerSlug }) =>
        developerSlug === slug,
  },
  place: {
    names: (reading) => {
      const { place, outside, rest } = takePlace(reading.text, reading.isEither, reading.vocabulary);
      reading.text = rest;
      reading.unknown.push(...outside);
      return place.values.length > 0 ? place : null;
    },
    say: ({ values, range, city }) => [
      withPrepositions(range ? [range] : values) + (city ? `, ${city}` : ''),
      range ?? or(values),
    ],
    passes: ({ page, values }) => (page ? (project) => isOnPage(project, page) : groupTest('locality', values)),
    choose: ({ page, values }) => ({ chosen: { locality: page ? [] : values } }),
  },
  sort: {
    words: (reading) => takeWords(reading, SORT_WORDS).map((sort) => ({ sort }))[0] ?? null,
    say: ({ sort }) => [`${sort === 'price-low' ? 'lowest' : 'highest'} price first`],
    passes: () => () => true,
    choose: ({ sort }) => ({ sort }),
  },
  kind: {
    words: (reading) => {
      // A flat for an office is a flat, and the floor of an office is none to live on.
      const isHome = HOME_BEFORE_KIND.test(reading.text);
      const kinds = takeWords(reading, KINDS);
      if (kinds.length > 0 && !isHome) reading.text = cut(reading.text, OFFICE_FLOOR);
      if (kinds.length > 0) reading.unknown.push(...(isHome ? kinds : takeWords(reading, typesSaid(reading))));
      // A commercial SCO is an SCO.
      const own = kinds.filter((kind) => kind !== 'commercial');
      return isHome ? null : add(own.length > 0 ? own : kinds);
    },
    say: ({ values }) => [or(values.map((kind) => KINDS.find(([, each]) => each === kind)![2]))],
    passes: isOfKind,
    choose: ({ values }) => ({ chosen: { use: onlyUse(values).map((use) => USE_LABELS[use]) } }),
  },
  type: {
    ...anyOf(
      'type',
      { words: (reading) => add(typesIn(reading.text, takeWords(reading, TYPE_WORDS)), reading.found.type) },
      withMore,
    ),
    say: ({ values }) => [describeTypes(values)],
  },
  area: within('area', describeArea),
  budget: {
    ...within('budget', describeBudget),
    words: (reading) => {
      const { text, found } = reading;
      // Of a plot a number may be the size; where any other word is open it may belong to that: 'within 10 storeys'.
      const isSize = found.type?.values.includes('Residential Land') && !/\bbudget\b/.test(text);
      const bare = found.budget || isSize ? null : takeBareBudget(text);
      if (!bare || (openWords(bare.rest).length > 0 && !/\b[1-9]\.\d/.test(text))) return null;
      reading.text = bare.rest;
      return bare.budget;
    },
  },
};

const ROWS = Object.entries(FILTER_ROWS) as [Row, FilterRow<Row>][];
/** The row of a fact. */
export const rowOf = ({ row }: FilterFact) => FILTER_ROWS[row] as FilterRow<Row>;

/** Reads one step of all rows: names before the facts that no listing shows, words after them. */
export function readFilters(step: 'names' | 'words', reading: Reading): void {
  for (const [row, { [step]: take }] of ROWS) {
    const wished = take?.(reading);
    if (wished) Object.assign(reading.found, { [row]: wished });
  }
}

/** A filter's fact. */
export function toFilterFact<Key extends Row>(row: Key, wished: Wished[Key]): FilterFactOf<Key> {
  const [label, name = label] = (FILTER_ROWS[row] as FilterRow<Key>).say(wished);
  return { row, ...wished, label, name } as FilterFactOf<Key>;
}

/** The facts of what was read. */
export const toFilterFacts = ({ found }: Pick<Reading, 'found'>): FilterFact[] =>
  ROWS.flatMap(([row]) => (found[row] ? [toFilterFact(row, found[row])] : []));

/** Bedrooms as the records name them: '6 bhk' is among '4 BHK+', '3+ bhk' are all from three on. Empty if nobody has them. */
function knownRooms({ name, count, isOpen }: Bedrooms, names: ReadonlyMap<string, string>): string[] {
  const known = names.get(name.toLowerCase());
  if (known || count === null) return known ? [known] : [];
  return [...names.values()].filter((other) => {
    const [own] = parseBedrooms(other) ?? [];
    return own && own.count !== null && (isOpen ? own.count >= count : own.isOpen && own.count < count);
  });
}

/** The use that a listing of offices and shops filters by: the only one that is named. */
export const onlyUse = ([kind, ...others]: Wished['kind']['values']): Use[] =>
  others.length === 0 && (kind === 'office' || kind === 'shop') ? [kind] : [];

/** Whether a project is one of the kinds; offices and shops together are all that is commercial but SCO. */
function isOfKind({ values: kinds }: Wished['kind']): (project: SearchFacts) => boolean {
  if (kinds.includes('any')) return () => true;
  const isAny = kinds.includes('commercial') || (kinds.includes('office') && kinds.includes('shop'));
  return ({ category, uses }) => {
    if (category !== 'commercial') return category === 'sco' && kinds.includes('sco');
    // One that says no use may be for any.
    return isAny || uses.length === 0 || uses.some((use) => kinds.includes(use));
  };
}
