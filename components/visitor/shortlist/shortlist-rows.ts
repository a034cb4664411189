import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { parseMinutes } from '@/lib/domain/place/nearby';
import type { ComparedFacts } from '@/lib/domain/project/compared-facts';
import { projectKey } from '@/lib/domain/visitor/saved-project';
import { PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import { readyMonthOf } from '@/lib/domain/project/possession';
import { splitProjectKey } from '@/lib/domain/visitor/shortlist';

/** A project of the shortlist and the state of its data; `facts` may be missing where their file did not come. */
export type ShortlistEntry = { key: string; name: string; href: string } & (
  { kind: 'loading' | 'failed' | 'gone' } | { kind: 'ready'; record: ListingRecord; facts: ComparedFacts | null }
);

export type ReadyEntry = Extract<ShortlistEntry, { kind: 'ready' }>;

type Cell = (entry: ReadyEntry, developers: Record<string, string>) => string | null | undefined;

/** What makes one project better in a row: the smallest of these numbers, and the word for it. */
interface Better {
  word: string;
  of: (entry: ReadyEntry) => number | null;
  /** Only what is of one sort is compared: flats with flats, a square yard with a square yard. */
  sortOf?: (entry: ReadyEntry) => string;
}

/** The first number of a text. */
const firstNumber = (text: string | null | undefined) =>
  Number(/[\d,]+/.exec(text ?? '')?.[0].replace(/,/g, '')) || null;
const minutes = (text: string | null | undefined) => (text ? parseMinutes(text) : null);
const lowest = (of: Better['of'], unitOf = (_: ReadyEntry) => ''): Better => ({
  word: 'lowest',
  of,
  sortOf: (entry) => `${entry.record.category}${unitOf(entry)}`,
});
const nearest = (of: Better['of']): Better => ({ word: 'nearest', of });

/** Rows of the comparison, in the order buyers ask for them; a row where a decision lies says which is better. */
const ROWS: readonly [heading: string, cell: Cell, better?: Better][] = [
  ['Price', ({ record }) => record.summary.priceText, lowest(({ record }) => record.price?.minRupees ?? null)],
  [
    'Configurations',
    ({ record, facts }) =>
      facts?.configurations.join('\n') || formatBedrooms(record.summary.bedrooms) || configurationOf(record),
  ],
  ['Area', ({ record }) => record.summary.areaText],
  ['Carpet area', ({ facts }) => facts?.carpet],
  [
    'Rate',
    ({ facts }) => facts?.rate,
    lowest(
      ({ facts }) => firstNumber(facts?.rate),
      ({ facts }) => facts?.rate?.split('/')[1] ?? '',
    ),
  ],
  ['Rate of the carpet area', ({ facts }) => facts?.carpetRate, lowest(({ facts }) => firstNumber(facts?.carpetRate))],
  ['EMI from', ({ facts }) => facts?.emi, lowest(({ facts }) => firstNumber(facts?.emi))],
  ['Frontage', ({ facts }) => facts?.frontage],
  ['Floors', ({ facts }) => facts?.floors],
  ['Status', ({ record }) => record.summary.status ?? PROJECT_DEFAULTS.status],
  [
    'Possession',
    ({ record }) => record.possession ?? PROJECT_DEFAULTS.other,
    {
      word: 'soonest',
      of: ({ record: { possession, summary } }) => readyMonthOf({ status: summary.status, possession }),
    },
  ],
  ['RERA No.', ({ facts }) => facts?.rera],
  ['Payment plan', ({ facts }) => facts?.paymentPlans.join(', ')],
  ['Locality', ({ record }) => record.summary.placeText],
  ['To the metro', ({ facts }) => facts?.metro, nearest(({ facts }) => minutes(facts?.metro))],
  ['To the airport', ({ facts }) => facts?.airport, nearest(({ facts }) => minutes(facts?.airport))],
  [
    'Developer',
    ({ record }, developers) => {
      const slug = splitProjectKey(projectKey(record.summary.href)).developerSlug;
      return developers[slug] ?? slug;
    },
  ],
];

/** SCO are commercial records without bedrooms; their slug says what they are. */
function configurationOf({ summary, unitType }: ListingRecord): string {
  return /-sco-|-sco$/.test(summary.id) ? 'Shop-cum-office' : unitType;
}

/** One row: a text for each project, null while its data is on the way. */
export interface ComparedRow {
  heading: string;
  texts: (string | null)[];
  /** Which of them is better and how, where two are known and differ: 'lowest' at each of these positions. */
  better: { word: string; at: number[] } | null;
  /** All have the same text, which stands once. */
  isCommon?: boolean;
}

/** The rows for these projects. A row that no project has anything for is left out. */
export function comparedRows(entries: readonly ShortlistEntry[], developers: Record<string, string>): ComparedRow[] {
  const rows = ROWS.map(([heading, cell, better]) => ({
    heading,
    texts: entries.map((entry) => (entry.kind === 'ready' ? cell(entry, developers) || '' : null)),
    better: better ? betterOf(entries, better) : null,
  }));
  return [...rows, ...amenityRows(entries)].filter(({ texts }) => texts.some((text) => text !== ''));
}

function betterOf(entries: readonly ShortlistEntry[], { word, of, sortOf }: Better): ComparedRow['better'] {
  const values = entries.map((entry) => (entry.kind === 'ready' ? of(entry) : null));
  const known = values.filter((value) => value !== null);
  const best = Math.min(...known);
  const sorts = entries.map((entry, at) => (entry.kind === 'ready' && values[at] !== null ? sortOf?.(entry) : null));
  const isMixed = new Set(sorts.filter((sort) => sort !== null)).size > 1;
  if (isMixed || known.every((value) => value === best)) return null;
  return { word, at: values.flatMap((value, at) => (value === best ? [at] : [])) };
}

/** What all of them have, and what each lacks that another has; only for two or more projects with amenities. */
function amenityRows(entries: readonly ShortlistEntry[]): ComparedRow[] {
  const lists = entries.map((entry) => (entry.kind === 'ready' ? (entry.facts?.amenities ?? []) : []));
  const known = lists.filter((list) => list.length > 0);
  if (known.length < 2) return [];
  const all = [...new Set(known.flat())];
  const common = all.filter((label) => known.every((list) => list.includes(label)));
  const missing = (list: string[]) => all.filter((label) => !list.includes(label)).join(', ');
  return [
    {
      heading: 'Amenities in common',
      texts: lists.map((list) => (list.length > 0 ? common.join(', ') : '')),
      better: null,
      isCommon: known.length === lists.length,
    },
    {
      heading: 'Missing here',
      texts: lists.map((list) => (list.length > 0 ? missing(list) || 'Nothing' : '')),
      better: null,
    },
  ];
}
