import { SectionHead } from '@/components/layout/SectionHead';
import { Enhancer } from '@/components/islands/Enhancer';
import { Icon } from '@/components/ui/Icon';
import { directionsUrl, mapEmbedUrl } from '@/lib/domain/site/links';
import type { Site } from '@/lib/domain/site/site';
import './location-map.css';

/** Our Location: address, directions and a drawing of the surroundings; the map on request (spec 2). */
export function OfficeLocation({ site }: { site: Pick<Site, 'address' | 'coordinates' | 'officeMap'> }) {
  const { street, locality, region, postalCode } = site.address;
  return (
    <section aria-labelledby="our-location" className="pt-12 lg:pt-16">
      <div className="page">
        <SectionHead
          id="our-location"
          title="Our Location"
          lead={`${street}, ${locality}, ${region} ${postalCode}`}
          link={{ href: directionsUrl(site.coordinates), label: 'Get Directions' }}
        />
      </div>
      <div className="location-map">
        {site.officeMap ? (
          <>
            <img src={site.officeMap.src} alt="" width={1600} height={700} loading="lazy" decoding="async" />
            <p className="type-caption">A drawing, not to scale.</p>
          </>
        ) : null}
        <div id="office-map" className="contents">
          <button type="button" className="location-map-button btn shadow-pop">
            <Icon name="map" />
            Load the map
            <span className="sr-only"> from Google Maps</span>
          </button>
        </div>
        <Enhancer name="locationMap" placeId="office-map" mapUrl={mapEmbedUrl(site.coordinates)} />
      </div>
    </section>
  );
}
