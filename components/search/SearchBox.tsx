import { Island } from '@/components/islands/Island';
import { SearchForm } from './SearchForm';
import { SearchStarter } from './SearchStarter.island';

const FORM_ID = 'site-search';

/** The site search as part of a page (spec 2, Search box). */
export function SearchBox() {
  return (
    <div className="relative flex">
      <SearchForm id={FORM_ID} />
      <Island of={SearchStarter} formId={FORM_ID} />
    </div>
  );
}
