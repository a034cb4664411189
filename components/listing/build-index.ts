import { createFacetIndex, type FacetIndex } from '@/lib/domain/facet-index';
import { toListingRecord } from '@/lib/domain/listing-record';
import type { ListingRules } from '@/lib/domain/listing-state';
import { toListingTable } from '@/lib/domain/listing-table';
import type { Project } from '@/lib/domain/project';

const made = new WeakMap<readonly Project[], { rules: ListingRules; index: FacetIndex }>();

/** The index of a list of projects, made once: a listing of ten thousand has more than a thousand pages. */
export function buildIndex(projects: readonly Project[], rules: ListingRules): FacetIndex {
  const known = made.get(projects);
  if (known?.rules === rules) return known.index;
  const index = createFacetIndex(toListingTable(projects.map(toListingRecord)), rules);
  made.set(projects, { rules, index });
  return index;
}
