import { SectionHead } from '@/components/layout/SectionHead';
import { ProjectGrid } from '@/components/listing/ProjectGrid';
import { SiteLink } from '@/components/ui/SiteLink';
import { type City, cityKindTitle } from '@/lib/domain/place/city';
import type { ProjectSummary } from '@/lib/domain/project/project';
import { cityKindPath } from '@/lib/domain/site/routes';
import type { CityKind } from '@/lib/domain/site/kinds';

interface CityProjectsProps {
  city: Pick<City, 'slug' | 'name'>;
  /** The city's first six projects. */
  projects: ProjectSummary[];
  kinds: { kind: CityKind; count: number }[];
}

/** The first projects of a city and the links to all of them. */
export function CityProjects({ city, projects, kinds }: CityProjectsProps) {
  const all = kinds.filter(({ kind }) => kind === 'residential' || kind === 'commercial');
  return (
    <section aria-labelledby="city-projects" className="page section">
      <SectionHead id="city-projects" title={`Projects in ${city.name}`} />
      <div className="mt-7">
        <ProjectGrid projects={projects} headingLevel={3} />
      </div>
      <ul className="mt-10 flex flex-wrap gap-3">
        {all.map(({ kind, count }) => (
          <li key={kind}>
            <SiteLink href={cityKindPath(city.slug, kind)} className="btn btn-outline">
              {cityKindTitle(kind, city.name)} ({count})
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
