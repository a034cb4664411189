import { SiteLink } from '@/components/ui/SiteLink';
import type { Project } from '@/lib/domain/project';
import { listingPath } from '@/lib/domain/routes';

interface CityChipsProps {
  developerSlug: string;
  projects: Pick<Project, 'citySlug' | 'cityName'>[];
}

/** A developer's listing in each city it has projects in (decisions, Routes). */
export function CityChips({ developerSlug, projects }: CityChipsProps) {
  const cities = [...new Map(projects.map(({ citySlug, cityName }) => [citySlug, cityName]))];
  return (
    <ul aria-label="By city" className="flex flex-wrap gap-2">
      {cities.map(([slug, name]) => (
        <li key={slug}>
          <SiteLink href={listingPath(developerSlug, slug)} className="chip min-h-11">
            {name}
            <span className="text-ink-3">{projects.filter(({ citySlug }) => citySlug === slug).length}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
