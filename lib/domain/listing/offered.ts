import type { FacetIndex } from './facet-index';
import { filterListing, type FilteredListing } from './facets';
import { FACET_GROUPS, initialListingState, type FacetGroup } from './state';

const known = new WeakMap<FacetIndex, readonly FacetGroup[]>();

/** The groups worth showing: a group whose every value has no project, or all of them, is no choice. */
export function offeredGroups(index: FacetIndex): readonly FacetGroup[] {
  const groups = known.get(index) ?? groupsWithChoice(filterListing(index, initialListingState(index.rules)));
  known.set(index, groups);
  return groups;
}

function groupsWithChoice({ matches, facets }: FilteredListing): FacetGroup[] {
  return FACET_GROUPS.filter((group) => facets[group].some(({ count }) => count > 0 && count < matches.length));
}
