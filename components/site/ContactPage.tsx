import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageMain } from '@/components/layout/PageMain';
import type { Adviser } from '@/lib/domain/project/adviser';
import type { Site } from '@/lib/domain/site/site';
import { pageTrail } from '@/lib/domain/page/trail';
import { Advisers } from './Advisers';
import { ContactDetails } from './ContactDetails';
import { directionsUrl, mapEmbedUrl } from '@/lib/domain/site/links';
import { SectionHead } from '@/components/layout/SectionHead';
import { Enhancer } from '@/components/islands/Enhancer';
import { Icon } from '@/components/ui/Icon';
import './location-map.css';

/** Our Location: address, directions and a drawing of the surroundings; the map on request (spec 2). */
function OfficeLocation({ site }: { site: Pick<Site, 'address' | 'coordinates' | 'officeMap'> }) {
  const { street, locality, region, postalCode } = site.address;
  return (
    <section aria-labelledby="our-location" className="pt-14">
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

interface ContactPageProps {
  site: Site;
  advisers: Adviser[];
}

/** Contact details of the office, the form, and who answers where (spec 2, Contact Us page). */
export function ContactPage({ site, advisers }: ContactPageProps) {
  return (
    <PageMain>
      <div className="page pt-4 lg:pt-6">
        <Breadcrumbs trail={pageTrail('Contact Us')} />
      </div>
      <div className="grid gap-10 page pt-2 pb-14 *:min-w-0 lg:grid-cols-2 lg:gap-32">
        <div>
          <h1 className="type-h1">Contact Us</h1>
          <p className="mt-3 mb-8 type-lead">Call, write or walk in.</p>
          <ContactDetails site={site} />
        </div>
        <section
          aria-labelledby="message"
          className="-mx-(--gutter) bg-surface-2 px-(--gutter) py-10 lg:mx-0 lg:rounded-card lg:p-8"
        >
          <h2 id="message" className="type-h3">
            Send a Message
          </h2>
          <p className="mt-1 mb-5 type-small text-ink-2">Name and phone are enough.</p>
          <OfficeForm channel="listing" office={site} submitLabel="Send Message" />
        </section>
      </div>
      <Advisers advisers={advisers} />
      <OfficeLocation site={site} />
    </PageMain>
  );
}
