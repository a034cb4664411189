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
import { NoCityProjects } from './NoCityProjects';
import type { CityKind, ProjectKind } from '@/lib/domain/site/kinds';

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
