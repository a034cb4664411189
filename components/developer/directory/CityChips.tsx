import { SiteLink } from '@/components/ui/SiteLink';
import { listingPath } from '@/lib/domain/site/routes';

interface CityChipsProps {
  developerSlug: string;
  /** `count` is the number of the developer's projects in the city. */
  cities: { slug: string; name: string; count: number }[];
}

/** Links to the developer's listing in each city (routes-and-content, Routes). */
export function CityChips({ developerSlug, cities }: CityChipsProps) {
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
