import { SiteLink } from '@/components/ui/SiteLink';
import { developerPath, floorPlansPath, listingPath } from '@/lib/domain/site/routes';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { ListingSection } from '@/components/listing/ListingSection';
import type { Developer } from '@/lib/domain/project/developer';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import type { Office, Site } from '@/lib/domain/site/site';

interface CityChipsProps {
  developerSlug: string;
  /** `count` is the number of the developer's projects in the city. */
  cities: { slug: string; name: string; count: number }[];
}

/** Links to the developer's listing in each city (routes-and-content, Routes). */
function CityChips({ developerSlug, cities }: CityChipsProps) {
  return (
    <ul aria-label="By city" className="flex flex-wrap gap-2">
      {cities.map(({ slug, name, count }) => (
        <li key={slug}>
          <SiteLink href={listingPath(developerSlug, slug)} className="chip min-h-11">
            {name}
            <span className="text-ink-3">{count}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface DeveloperProjectsProps {
  developer: Pick<Developer, 'slug' | 'name'>;
  /** Null if the developer has no project. */
  listing: ListedProjects | null;
  cities: { slug: string; name: string; count: number }[];
  site: Office & Pick<Site, 'url'>;
}

/** A developer's projects as a listing; without projects, an enquiry form (spec 2, Developer detail page). */
export function DeveloperProjects({ developer, listing, cities, site }: DeveloperProjectsProps) {
  const { slug, name } = developer;
  if (!listing) {
    return (
      <section
        aria-labelledby="developer-projects"
        className="grid gap-8 page section edge-line-t lg:grid-cols-2 lg:gap-32"
      >
        <div>
          <h2 id="developer-projects" className="type-h2">
            Coming Soon
          </h2>
          <p className="mt-3 type-lead">
            No project of {name} is on our list yet. Leave your number and a consultant tells you what is planned.
          </p>
        </div>
        <OfficeForm channel="developer-page" office={site} about={{ developer: name }} />
      </section>
    );
  }
  return (
    <section aria-labelledby="developer-projects" className="page section edge-line-t">
      <h2 id="developer-projects" className="mb-5 type-h2 lg:mb-0">
        Projects by {name}
      </h2>
      <div className="listing-headed">
        <ListingSection
          listing={listing}
          base={developerPath(slug)}
          linkBase={listingPath(slug)}
          title={name}
          developerName={name}
          headingLevel={3}
          site={site}
        />
      </div>
      <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-4 pt-6 edge-line-t">
        <ArrowLink href={listingPath(slug)}>All projects</ArrowLink>
        <CityChips developerSlug={slug} cities={cities} />
        <SiteLink href={floorPlansPath(slug)} className="btn btn-outline lg:ml-auto">
          Floor plans of {name}
        </SiteLink>
      </div>
    </section>
  );
}
