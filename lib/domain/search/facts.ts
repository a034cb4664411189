import type { FilteredFacts } from '../listing/filter-rules';
import type { SearchProject } from './file';
import type { SearchRecord } from './record';

/** A project as the filters of the listing read it, and its record. */
export type SearchFacts = SearchProject & FilteredFacts & { record: SearchRecord };
