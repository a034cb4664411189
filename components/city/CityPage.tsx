import { PageBanner } from '@/components/layout/PageBanner';
import { PageMain } from '@/components/layout/PageMain';
import type { City, CityKind } from '@/lib/domain/city';
import { formatProjectCount } from '@/lib/domain/display-text';
import type { Project } from '@/lib/domain/project';
import type { Site } from '@/lib/domain/site';
import { cityTrail } from '@/lib/domain/trail';
import { CityIntro } from './CityIntro';
import { CityKinds } from './CityKinds';
import { CityLocalities } from './CityLocalities';
import { CityProjects } from './CityProjects';
import { CityQuestions } from './CityQuestions';
import { NoCityProjects } from './NoCityProjects';

interface CityPageProps {
  city: City;
  projects: Project[];
  kinds: { kind: CityKind; count: number }[];
  localities: { id: string; name: string; description: string; projectCount: number }[];
  site: Site;
}

/** A city, under /city or at its own path (spec 2, decisions Routes). */
export function CityPage({ city, projects, kinds, localities, site }: CityPageProps) {
  const developerCount = new Set(projects.map((project) => project.developerSlug)).size;
  return (
    <PageMain hasPhoto>
      <PageBanner
        image={city.image}
        height="city"
        trail={cityTrail(city)}
        title={`Property in ${city.name}`}
        lead={
          projects.length > 0
            ? `${formatProjectCount(projects.length)} by ${developerCount} ${developerCount === 1 ? 'developer' : 'developers'}`
            : city.state
        }
      />
      <CityIntro city={city} />
      {projects.length > 0 ? (
        <>
          <CityKinds city={city} kinds={kinds} />
          <CityProjects city={city} projects={projects} kinds={kinds} />
        </>
      ) : (
        <NoCityProjects cityName={city.name} />
      )}
      <CityLocalities localities={localities} image={(projects[6] ?? projects.at(-1))?.image ?? null} />
      <CityQuestions city={city} site={site} />
    </PageMain>
  );
}
