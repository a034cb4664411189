import { Enhancer } from '@/components/islands/Enhancer';
import type { CityLink } from '@/lib/domain/search/record';
import { SearchForm } from './SearchForm';

const FORM_ID = 'site-search';

/** The site search as part of a page (spec 2, Search box). */
export function SearchBox({ cities }: { cities: readonly CityLink[] }) {
  return (
    <div className="relative flex">
      <SearchForm id={FORM_ID} />
      <Enhancer name="searchStarter" formId={FORM_ID} cities={cities} />
    </div>
  );
}
