import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { projectKey } from '@/lib/domain/visitor/saved-project';
import { PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import { splitProjectKey } from '@/lib/domain/visitor/shortlist';

/** A project of the shortlist and the state of its data. */
export type ShortlistEntry = { key: string; name: string; href: string } & (
  { kind: 'loading' | 'failed' | 'gone' } | { kind: 'ready'; record: ListingRecord }
);

type Cell = (record: ListingRecord, developers: Record<string, string>) => string;

/** Rows of the comparison, in the order buyers ask for them. */
export const COMPARED_ROWS: readonly [heading: string, cell: Cell][] = [
  ['Price', ({ summary }) => summary.priceText],
  ['Configuration', ({ summary, unitType }) => formatBedrooms(summary.bedrooms) || unitType],
  ['Area', ({ summary }) => summary.areaText],
  ['Status', ({ summary }) => summary.status ?? PROJECT_DEFAULTS.status],
  ['Locality', ({ summary }) => summary.placeText],
  ['Possession', ({ possession }) => possession ?? PROJECT_DEFAULTS.other],
  [
    'Developer',
    ({ summary }, developers) => {
      const slug = splitProjectKey(projectKey(summary.href)).developerSlug;
      return developers[slug] ?? slug;
    },
  ],
];
