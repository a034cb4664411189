import type { Facet } from '@/lib/domain/listing/facets';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import type { FacetGroup } from '@/lib/domain/listing/state';
import { formatFacetValue } from '@/lib/domain/listing/words';

interface FacetChecksProps {
  group: FacetGroup;
  facets: Facet[];
  look: 'rows' | 'chips';
  /** Makes the ids unique: the same group can be on a page twice. */
  idPrefix: string;
}

/** Values of a filter group, each with the number of projects it would show. */
export function FacetChecks({ group, facets, look, idPrefix }: FacetChecksProps) {
  return facets.map(({ value, isOn, count }) => (
    <label
      key={value}
      className={look === 'rows' ? 'flex min-h-11 items-center gap-3 type-small lg:min-h-10' : 'chip flex-none'}
    >
      <input
        type="checkbox"
        id={`${idPrefix}${group}-${value.replace(/\s+/g, '-')}`}
        name={group}
        value={value}
        defaultChecked={isOn}
        className={look === 'rows' ? 'size-5 flex-none' : undefined}
        aria-label={`${formatFacetValue(group, value)}, ${formatProjectCount(count)}`}
      />
      <span>{formatFacetValue(group, value)}</span>
      <span className="ml-auto type-caption text-ink-3 nums">{count}</span>
    </label>
  ));
}
