import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { City } from '@/lib/domain/place/city';
import { formatSetCount } from '@/lib/domain/site/display-text';
import { cityKindPath } from '@/lib/domain/site/routes';
import { type CityKind, CITY_KIND_LABELS, setNoun } from '@/lib/domain/site/kinds';

interface CityKindsProps {
  city: Pick<City, 'slug' | 'name'>;
  kinds: { kind: CityKind; count: number }[];
}

const ICONS: Record<CityKind, string> = {
  new: 'key-round',
  residential: 'house',
  commercial: 'building-2',
  plots: 'map',
  sco: 'briefcase',
};

/** The city's listings with their counts. */
export function CityKinds({ city, kinds }: CityKindsProps) {
  return (
    <nav aria-label={`Listings in ${city.name}`} className="page">
      <ul className="city-kinds">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <SiteLink
              href={cityKindPath(city.slug, kind)}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-accent-soft"
            >
              <Icon name={ICONS[kind]} size={24} className="flex-none text-accent" />
              <span className="min-w-0 grow basis-full">
                <span className="block type-h3">{CITY_KIND_LABELS[kind]}</span>
                <span className="type-small text-ink-2">
                  {formatSetCount(count, kind === 'new' ? 'new projects' : setNoun([kind]))}
                </span>
              </span>
              <Icon name="arrow-right" size={16} className="flex-none text-ink-3" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
