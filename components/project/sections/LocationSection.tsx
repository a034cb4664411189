import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatTravelTime, nearbyKind, type NearbyKind } from '@/lib/domain/place/nearby';
import type { LocationFacts, ProjectPage } from '@/lib/domain/project/page';
import { LOCATION_AUTOPLAY_MS } from '@/lib/domain/site/business-constants';
import { PARTS } from '@/components/parts';
import { RenderingNote } from '@/components/project/sections/CataloguePictures';
import { PlanPictures } from '@/components/project/plans/PlanPictures';
import { ProjectSection } from './ProjectSection';
import { SectionTitle } from './SectionTitle';
import { UnavailableSection } from './UnavailableSection';

const ICONS: Record<NearbyKind, string> = {
  metro: 'train-front',
  railway: 'train-track',
  airport: 'plane',
  bus: 'bus',
  hospital: 'hospital',
  school: 'graduation-cap',
  college: 'graduation-cap',
  shopping: 'shopping-bag',
  road: 'road',
  office: 'briefcase',
  park: 'trees',
  landmark: 'landmark',
  place: 'map-pin',
};

/** Nearby places with their minutes, and directions in maps (spec 2, Location). */
function LocationHighlights({ location }: { location: LocationFacts }) {
  const { nearby, directionsHref, isApproximate } = location;
  return (
    <div>
      {nearby.length > 0 ? (
        <>
          <h3 className="font-semibold">Prime Location Highlights</h3>
          <ul className="mt-3 edge-line-t">
            {nearby.map(({ name, time }) => (
              <li key={name} className="flex items-center gap-3.5 py-2 edge-line-b">
                <Icon name={ICONS[nearbyKind(name)]} className="flex-none text-accent" />
                <span className="grow">{name}</span>
                <span className="max-w-1/2 flex-none text-ink-2 nums">{formatTravelTime(time)}</span>
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

/**
 * Map and pictures left, nearby places and directions right; a fault counts as unavailable (spec 2, Location; spec 8), and
 * the map of a project with a place stands there, too.
 */
export function LocationSection({ page }: { page: ProjectPage }) {
  const { location, map, project } = page;
  const { CityMap } = PARTS;
  const cityMap = CityMap && map ? <CityMap map={map} id="map" title={`Map around ${project.name}`} /> : null;
  if (location.kind !== 'ready') {
    const note = (
      <UnavailableSection
        title="Location Information Not Available"
        text={`Ask us for the way to ${project.name} and for what lies around it.`}
        buttonLabel="Contact Us"
        projectName={project.name}
        section="Location"
        icon="map-pin"
      />
    );
    return (
      <ProjectSection id="location" title="Location" layout={cityMap ? 'free' : 'stacked'}>
        {cityMap ? (
          <div className="plan-location">
            <SectionTitle sectionId="location" title="Location" />
            <div className="plan-places">{cityMap}</div>
            {note}
          </div>
        ) : (
          note
        )}
      </ProjectSection>
    );
  }
  const { images } = location.value;
  const pictures =
    images.length > 0 ? (
      <PlanPictures
        group="location"
        title="Location"
        subject="location pictures"
        projectName={project.name}
        images={images}
        intervalMs={LOCATION_AUTOPLAY_MS}
        fit="cover"
        sizes="(width < 1024px) 100vw, 734px"
      >
        {page.renderings.location ? <RenderingNote /> : null}
      </PlanPictures>
    ) : null;
  return (
    <ProjectSection id="location" title="Location" layout="free">
      <div className={cityMap || images.length > 0 ? 'plan-location' : undefined}>
        <SectionTitle sectionId="location" title="Location" />
        {cityMap || images.length > 0 ? (
          <div className="plan-places">
            {cityMap}
            {cityMap && pictures ? (
              <details>
                <summary className="link">Larger map</summary>
                {pictures}
              </details>
            ) : (
              pictures
            )}
          </div>
        ) : null}
        <LocationHighlights location={location.value} />
      </div>
    </ProjectSection>
  );
}
