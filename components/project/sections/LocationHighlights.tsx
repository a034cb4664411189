import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatTravelTime, nearbyKind, type NearbyKind } from '@/lib/domain/place/nearby';
import type { LocationFacts } from '@/lib/domain/project/page';

const ICONS: Record<NearbyKind, string> = {
  metro: 'train-front',
  railway: 'train-track',
  airport: 'plane',
  bus: 'bus',
  hospital: 'hospital',
  school: 'graduation-cap',
  shopping: 'shopping-bag',
  road: 'road',
  office: 'briefcase',
  park: 'trees',
  landmark: 'landmark',
  place: 'map-pin',
};

/** Nearby places with their minutes, and directions in maps (spec 2, Location). */
export function LocationHighlights({ location }: { location: LocationFacts }) {
  const { nearby, directionsHref, isApproximate } = location;
  return (
    <div>
      {nearby.length > 0 ? (
        <>
          <h3 className="font-semibold">Prime Location Highlights</h3>
          <ul className="mt-3 border-t border-line">
            {nearby.map(({ name, time }) => (
              <li key={name} className="flex items-center gap-3.5 border-b border-line py-2">
                <Icon name={ICONS[nearbyKind(name)]} className="flex-none text-accent" />
                <span className="grow">{name}</span>
                <span className="tabular-nums max-w-1/2 flex-none text-ink-2">{formatTravelTime(time)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <SiteLink href={directionsHref} className="mt-6 btn btn-primary">
        <Icon name="navigation" size={18} />
        Get Directions
      </SiteLink>
      {isApproximate ? (
        <p className="mt-3 type-small text-ink-2">
          Approximate: the exact place of this project is not on the map yet.
        </p>
      ) : null}
    </div>
  );
}
