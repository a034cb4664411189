import { PARTS } from '@/components/parts';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { City } from '@/lib/domain/place/city';
import type { MapView } from '@/lib/domain/place/draw-map';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { localityPath } from '@/lib/domain/site/routes';

interface CityLocalitiesProps {
  city: Pick<City, 'name'>;
  map: MapView | null;
  localities: { id: string; name: string; description: string; projectCount: number }[];
  /** A picture of the city beside the heading where it has no map, from 1024 px. */
  image: ImageAsset | null;
}

/** A city's localities as ruled rows, each a link to its page. */
export function CityLocalities({ city, localities, image, map }: CityLocalitiesProps) {
  const { CityMap } = PARTS;
  if (localities.length === 0 && !(CityMap && map)) return null;
  return (
    <section aria-labelledby="localities" className="bg-surface-2">
      <div className="city-places grid gap-6 page section lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6">
          <h2 id="localities" className="type-h2">
            Localities
          </h2>
          {CityMap && map ? (
            <CityMap map={map} id="map" title={`Map of ${city.name}`} />
          ) : image ? (
            <Picture
              image={image}
              alt=""
              sizes="284px"
              coverRatio={4 / 5}
              className="mt-2 aspect-4/5 rounded-card object-cover"
            />
          ) : null}
        </div>
        <ul className="border-t border-line">
          {localities.map(({ id, name, description, projectCount }) => (
            <li key={id} className="relative grid gap-x-6 border-b border-line py-4">
              <h3 className="type-h3">
                <SiteLink href={localityPath(id)} className="stretched hover:text-accent">
                  {name}
                </SiteLink>
              </h3>
              <p className="type-small text-ink-2">{description}</p>
              {projectCount > 0 ? (
                <p className="type-small font-semibold text-accent">{formatProjectCount(projectCount)}</p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
