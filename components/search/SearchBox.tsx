import { Behaviour } from '@/components/islands/Behaviour';
import { SearchForm } from './SearchForm';
import { searchStarter } from './search-starter.behaviour';

const FORM_ID = 'site-search';

/** The site search as part of a page (spec 2, Search box). */
export function SearchBox() {
  return (
    <div className="relative flex">
      <SearchForm id={FORM_ID} />
      <Behaviour of={searchStarter} formId={FORM_ID} />
    </div>
  );
}
