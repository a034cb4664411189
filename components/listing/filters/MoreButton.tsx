import type { Facet } from '@/lib/domain/listing/facets';
import { compareNames } from '@/lib/domain/listing/locality-groups';

/** The first values of a long list that show something, plus the chosen values further down; all of them sorted by name. */
export function shownFacets(facets: Facet[], limit: number, hasAll: boolean): Facet[] {
  if (hasAll) return [...facets].sort((a, b) => compareNames(a.value, b.value));
  const first = facets.filter(({ count }) => count > 0).slice(0, limit);
  return facets.filter((facet) => facet.isOn || first.includes(facet));
}

interface MoreButtonProps {
  list: 'chips' | 'localities';
  total: number;
  shown: number;
  hasAll: boolean;
}

/** 'Show all (n)' of a shortened list (spec 9). */
export function MoreButton({ list, total, shown, hasAll }: MoreButtonProps) {
  if (total <= shown) return null;
  return (
    <button
      type="button"
      id={`more-${list}`}
      name="more"
      value={list}
      aria-expanded={hasAll}
      className="link my-3 flex-none"
    >
      <span>{hasAll ? 'Show fewer' : `Show all (${total})`}</span>
    </button>
  );
}
