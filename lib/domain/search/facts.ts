import type { FilteredFacts } from '../listing/filter-rules';
import type { ProjectCategory } from '../site/kinds';

/** Fields that decide whether a project passes. */
export type SearchFacts = FilteredFacts & {
  developerSlug: string;
  cityName: string;
  category: ProjectCategory;
  /** Whether it has offices or shops; only for category commercial. */
  uses: readonly ('office' | 'shop')[];
  /** Latitude and longitude in degrees; null is unknown. */
  at: readonly [number, number] | null;
};
