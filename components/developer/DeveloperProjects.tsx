import { ArrowLink } from '@/components/ui/ArrowLink';
import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { ListingSection } from '@/components/listing/ListingSection';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Developer } from '@/lib/domain/project/developer';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import { developerPath, floorPlansPath, listingPath } from '@/lib/domain/site/routes';
import type { Office, Site } from '@/lib/domain/site/site';
import { CityChips } from '@/components/developer/directory/CityChips';

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
        className="grid gap-8 border-t border-line page section lg:grid-cols-2 lg:gap-32"
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
    <section aria-labelledby="developer-projects" className="border-t border-line page section">
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
      <div className="mt-12 flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-line pt-6">
        <ArrowLink href={listingPath(slug)}>All projects</ArrowLink>
        <CityChips developerSlug={slug} cities={cities} />
        <SiteLink href={floorPlansPath(slug)} className="btn btn-outline lg:ml-auto">
          Floor plans of {name}
        </SiteLink>
      </div>
    </section>
  );
}
