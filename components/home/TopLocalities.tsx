import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { TopLocality } from '@/lib/domain/place/city';
import { Enhancer } from '@/components/islands/Enhancer';

/** Phones have a high pixel density, so they get a little less than full sharpness. */
const WIDTH = '(width < 768px) 34vw, (width < 1024px) 30vw, 305px';

/** Photo, Popular badge, name and arrow. The card carries the data of the popup (spec 2, Top Localities). */
function LocalityCard({ locality }: { locality: TopLocality }) {
  const popup = locality.isCity
    ? {}
    : {
        'data-answered': '',
        'data-locality': locality.id,
        'data-name': locality.name,
        'data-city': locality.cityName,
        'data-description': locality.description,
        'data-projects': locality.projectCount,
      };
  return (
    <li className="relative photo-zoom" {...popup}>
      <div className="project-card-photo">
        <Picture image={locality.image} alt="" sizes={WIDTH} coverRatio={4 / 5} className="aspect-4/5" />
        <Badge kind="popular" />
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <h3 className="type-title">
          <SiteLink href={locality.href} className="stretched">
            {locality.name}
          </SiteLink>
        </h3>
        <Icon name="arrow-right" size={16} className="flex-none text-ink-3" />
      </div>
    </li>
  );
}

/** A grid of 2, 3 or 4 columns by width (spec 2, Top Localities). */
export function TopLocalities({ localities }: { localities: TopLocality[] }) {
  if (localities.length === 0) return null;
  return (
    <section aria-labelledby="localities-title" data-deferred="section" className="page section">
      <h2 id="localities-title" className="type-h2">
        Top Localities
      </h2>
      <ul className="localities">
        {localities.map((locality) => (
          <LocalityCard key={locality.id} locality={locality} />
        ))}
      </ul>
      <Enhancer name="localityOpener" />
    </section>
  );
}
