import { PageBanner } from '@/components/layout/PageBanner';
import { PageMain } from '@/components/layout/PageMain';
import type { City } from '@/lib/domain/place/city';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import type { MapView } from '@/lib/domain/place/draw-map';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { ProjectSummary } from '@/lib/domain/project/project';
import type { Site } from '@/lib/domain/site/site';
import { cityTrail } from '@/lib/domain/page/trail';
import { CityIntro } from './CityIntro';
import { CityKinds } from './CityKinds';
import { CityLocalities } from './CityLocalities';
import { CityProjects } from './CityProjects';
import { CityQuestions } from './CityQuestions';
import type { CityKind, ProjectKind } from '@/lib/domain/site/kinds';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';

/** Replaces the projects of a city without any. */
function NoCityProjects({ cityName }: { cityName: string }) {
  return (
    <section aria-labelledby="city-projects" className="page pb-14">
      <div className="rounded-card border border-line p-6 lg:p-8">
        <Icon name="search-x" size={32} className="text-accent" />
        <h2 id="city-projects" className="mt-4 type-h3">
          No projects in {cityName} yet
        </h2>
        <p className="mt-2 measure text-ink-2">
          None of the projects on our list stands in {cityName} today. Tell us what you look for there and a consultant
          calls you back.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <EnquiryLink kind="footer" subject={`I am looking for property in ${cityName}.`} className="btn btn-enquire">
            Contact Us
          </EnquiryLink>
          <SiteLink href={ROUTES.projects} className="btn btn-outline">
            All Projects
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

interface CityPageProps {
  city: City;
  projectCount: number;
  developerCount: number;
  /** The city's first projects of each type that it has. */
  shown: { kind: ProjectKind; projects: ProjectSummary[] }[];
  kinds: { kind: CityKind; count: number }[];
  localities: { id: string; name: string; description: string; projectCount: number }[];
  localitiesImage: ImageAsset | null;
  map: MapView | null;
  site: Site;
}

/** A city, under /city or at its own path (spec 2; routes-and-content, Routes). */
export function CityPage({ city, projectCount, developerCount, shown, kinds, ...page }: CityPageProps) {
  return (
    <PageMain hasPhoto>
      <PageBanner
        image={city.image}
        height="city"
        trail={cityTrail(city)}
        title={`Property in ${city.name}`}
        lead={
          projectCount > 0
            ? `${formatProjectCount(projectCount)} by ${developerCount} ${developerCount === 1 ? 'developer' : 'developers'}`
            : city.state
        }
      />
      <CityIntro city={city} />
      {projectCount > 0 ? (
        <>
          <CityKinds city={city} kinds={kinds} />
          <CityProjects city={city} shown={shown} kinds={kinds} />
        </>
      ) : (
        <NoCityProjects cityName={city.name} />
      )}
      <CityLocalities city={city} localities={page.localities} image={page.localitiesImage} map={page.map} />
      <CityQuestions city={city} site={page.site} />
    </PageMain>
  );
}
