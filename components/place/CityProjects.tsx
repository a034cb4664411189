import { SectionHead } from '@/components/layout/SectionHead';
import { ProjectGrid } from '@/components/listing/ProjectGrid';
import { SiteLink } from '@/components/ui/SiteLink';
import { type City, cityKindTitle } from '@/lib/domain/place/city';
import type { ProjectSummary } from '@/lib/domain/project/project';
import { cityKindPath } from '@/lib/domain/site/routes';
import type { CityKind, ProjectKind } from '@/lib/domain/site/kinds';
import './place.css';

interface CityProjectsProps {
  city: Pick<City, 'slug' | 'name'>;
  /** The city's first projects of each type that it has. */
  shown: { kind: ProjectKind; projects: ProjectSummary[] }[];
  kinds: { kind: CityKind; count: number }[];
}

const TYPE_LABELS: Record<ProjectKind, string> = { residential: 'Residential', commercial: 'Commercial' };

/** The first projects of a city, by type, and the links to all of them. The toggle works without script. */
export function CityProjects({ city, shown, kinds }: CityProjectsProps) {
  const all = kinds.filter(({ kind }) => kind === 'residential' || kind === 'commercial');
  return (
    <section aria-labelledby="city-projects" className="city-projects page pt-8 page-end">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SectionHead id="city-projects" title={`Projects in ${city.name}`} />
        {shown.length > 1 ? (
          <fieldset className="city-types flex grow flex-wrap rounded-card bg-surface-2 p-1 type-small font-semibold md:grow-0">
            <legend className="sr-only">Property type</legend>
            {shown.map(({ kind }, at) => (
              <label
                key={kind}
                className="relative grid min-h-11 grow place-items-center rounded-badge px-4 text-ink-2"
              >
                <input
                  type="radio"
                  id={`show-${kind}`}
                  name="type"
                  defaultChecked={at === 0}
                  className="absolute inset-0 opacity-0"
                />
                {TYPE_LABELS[kind]}
              </label>
            ))}
          </fieldset>
        ) : null}
      </div>
      {shown.map(({ kind, projects }) => (
        <div key={kind} data-type={shown.length > 1 ? kind : undefined} className="mt-8">
          <ProjectGrid projects={projects} headingLevel={3} />
        </div>
      ))}
      <ul className="mt-8 flex flex-wrap gap-3">
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
