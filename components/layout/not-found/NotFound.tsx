import { ChipLinks } from '@/components/ui/ChipLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import type { CityLink } from '@/lib/domain/search/record';
import { MESSAGES } from '@/lib/domain/site/messages';
import { ROUTES } from '@/lib/domain/site/routes';
import { SearchBox } from '@/components/search/SearchBox';
import { BrandMark } from '@/components/layout/header/BrandMark';
import { PageMain } from '@/components/layout/PageMain';
import { Enhancer } from '@/components/islands/Enhancer';

const WAYS = [
  { href: ROUTES.projects, label: 'All Projects' },
  { href: ROUTES.trending, label: 'Trending Projects' },
  { href: ROUTES.developersDirectory, label: 'Developers' },
  { href: ROUTES.contact, label: 'Contact Us' },
] as const;

/** Content of the 404 page: logo, sentence, search, four links and the way home (visual-language 10). */
export function NotFound({ cities }: { cities: readonly CityLink[] }) {
  return (
    <PageMain hasSearch>
      <div className="page section">
        <BrandMark size={96} />
        <h1 className="mt-8 max-w-[22ch] type-h1">{MESSAGES.notFound}</h1>
        <p className="mt-4 type-lead">The address may have changed, or the project is no longer on our list.</p>
        <div className="mt-6">
          <Enhancer name="missingProject" />
        </div>
        <div className="mt-8 max-w-160">
          <SearchBox cities={cities} />
        </div>
        <ChipLinks links={WAYS} className="mt-6 flex-wrap gap-3" />
        <SiteLink href={ROUTES.home} className="mt-8 btn btn-primary">
          Return to Home
        </SiteLink>
      </div>
    </PageMain>
  );
}
