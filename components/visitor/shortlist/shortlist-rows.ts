import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { ListingRecord } from '@/lib/domain/listing/record';
import type { ComparedFacts } from '@/lib/domain/project/compared-facts';
import { projectKey } from '@/lib/domain/visitor/saved-project';
import { PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import { splitProjectKey } from '@/lib/domain/visitor/shortlist';

/** A project of the shortlist and the state of its data; `facts` may be missing where their file did not come. */
export type ShortlistEntry = { key: string; name: string; href: string } & (
  { kind: 'loading' | 'failed' | 'gone' } | { kind: 'ready'; record: ListingRecord; facts: ComparedFacts | null }
);

export type ReadyEntry = Extract<ShortlistEntry, { kind: 'ready' }>;

type Cell = (entry: ReadyEntry, developers: Record<string, string>) => string | null | undefined;

/** Rows of the comparison, in the order buyers ask for them. */
const ROWS: readonly [heading: string, cell: Cell][] = [
  ['Price', ({ record }) => record.summary.priceText],
  [
    'Configurations',
    ({ record, facts }) =>
      facts?.configurations.join('\n') || formatBedrooms(record.summary.bedrooms) || configurationOf(record),
  ],
  ['Area', ({ record }) => record.summary.areaText],
  ['Carpet area', ({ facts }) => facts?.carpet],
  ['Rate', ({ facts }) => facts?.rate],
  ['Rate of the carpet area', ({ facts }) => facts?.carpetRate],
  ['EMI from', ({ facts }) => facts?.emi],
  ['Frontage', ({ facts }) => facts?.frontage],
  ['Floors', ({ facts }) => facts?.floors],
  ['Status', ({ record }) => record.summary.status ?? PROJECT_DEFAULTS.status],
  ['Possession', ({ record }) => record.possession ?? PROJECT_DEFAULTS.other],
  ['RERA No.', ({ facts }) => facts?.rera],
  ['Payment plan', ({ facts }) => facts?.paymentPlans.join(', ')],
  ['Locality', ({ record }) => record.summary.placeText],
  ['To the metro', ({ facts }) => facts?.metro],
  ['To the airport', ({ facts }) => facts?.airport],
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
  /** At least two of the projects differ. */
  isDifferent: boolean;
}

/** The rows for these projects. A row that no project has anything for is left out. */
export function comparedRows(entries: readonly ShortlistEntry[], developers: Record<string, string>): ComparedRow[] {
  const rows = ROWS.map(([heading, cell]) => ({
    heading,
    texts: entries.map((entry) => (entry.kind === 'ready' ? cell(entry, developers) || '' : null)),
  }));
  return [...rows, ...amenityRows(entries)]
    .filter(({ texts }) => texts.some((text) => text !== ''))
    .map((row) => ({ ...row, isDifferent: new Set(row.texts.filter((text) => text !== null)).size > 1 }));
}

/** What all of them have, and what each lacks that another has; only for two or more projects with amenities. */
function amenityRows(entries: readonly ShortlistEntry[]): Omit<ComparedRow, 'isDifferent'>[] {
  const lists = entries.map((entry) => (entry.kind === 'ready' ? (entry.facts?.amenities ?? []) : []));
  const known = lists.filter((list) => list.length > 0);
  if (known.length < 2) return [];
  const all = [...new Set(known.flat())];
  const common = all.filter((label) => known.every((list) => list.includes(label)));
  const missing = (list: string[]) => all.filter((label) => !list.includes(label)).join(', ');
  return [
    { heading: 'Amenities in common', texts: lists.map((list) => (list.length > 0 ? common.join(', ') : '')) },
    { heading: 'Missing here', texts: lists.map((list) => (list.length > 0 ? missing(list) || 'Nothing' : '')) },
  ];
}
