import { SectionHead } from '@/components/layout/SectionHead';
import type { DeveloperSummary } from '@/lib/domain/project/developer';
import type { ListingPage as ListingPageData } from '@/lib/domain/page/listing-page';
import { CATEGORY_LABELS, type ProjectCategory } from '@/lib/domain/site/kinds';
import { categoryDevelopersPath } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';
import { CATEGORY_INTRODUCTIONS } from '@/lib/domain/listing/words';
import { ListingPage } from '@/components/listing/ListingPage';
import { DeveloperCard } from './DeveloperCard';

interface CategoryPageProps extends ListingPageData {
  category: ProjectCategory;
  /** The first developers of the category. */
  developers: DeveloperSummary[];
  developerCount: number;
  site: Site;
}

/** The category's projects first, then its introduction and developers (routes-and-content, Routes). */
export function CategoryPage({ category, developers, developerCount, ...listing }: CategoryPageProps) {
  const label = CATEGORY_LABELS[category];
  return (
    <ListingPage {...listing} lead={CATEGORY_INTRODUCTIONS[category].short}>
      <div className="page page-end">
        <p className="type-lead measure text-ink">{CATEGORY_INTRODUCTIONS[category].text}</p>
        {developers.length > 0 ? (
          <section aria-labelledby="developers" className="mt-12">
            <SectionHead
              id="developers"
              title={`${label} developers`}
              link={{ href: categoryDevelopersPath(category), label: `All ${developerCount} developers` }}
            />
            <div className="mt-6">
              <DeveloperRow developers={developers} headingLevel={3} />
            </div>
          </section>
        ) : null}
      </div>
    </ListingPage>
  );
}

interface DeveloperRowProps {
  developers: DeveloperSummary[];
  headingLevel: 2 | 3;
}

/** Developer cards in one row that scrolls sideways. */
function DeveloperRow({ developers, headingLevel }: DeveloperRowProps) {
  return (
    <ul className="flex slides gap-5 pb-3">
      {developers.map((developer) => (
        <li key={developer.slug} className="w-60 flex-none snap-start">
          <DeveloperCard developer={developer} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
