import { Fragment } from 'react';
import { LISTING_ID, SHOW_MAP } from '@/components/listing/listing-id';
import { listingKey } from '@/lib/domain/listing/listing';
import { loadingText, variantWords } from '@/lib/domain/listing/words';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import type { Crumb } from '@/lib/domain/page/trail';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Office, Site } from '@/lib/domain/site/site';
import { FOLDED, type ListingConfig } from './listing-config';
import { ListingPanel } from './ListingPanel';
import './listing.css';
import { Enhancer } from '@/components/islands/Enhancer';
import { PARTS } from '@/components/parts';

/** In the HTML no list of localities is shown in full. */
const NO_CITIES = new Map<string, string>();

interface ListingSectionProps {
  listing: ListedProjects;
  /** Address of the listing; its further pages and its other type are below `linkBase`. */
  base: string;
  linkBase?: string;
  /** Breadcrumbs of the page, if they are the listing's. */
  trail?: Crumb[];
  title: string;
  developerName?: string | null;
  headingLevel: 2 | 3;
  site: Office & Pick<Site, 'url'>;
}

/** Filters, cards and pages of a listing. Complete in the HTML, live after hydration (spec 2, Project listing page). */
export function ListingSection(props: ListingSectionProps) {
  const { listing, base, linkBase = base, site } = props;
  const { CityMap } = PARTS;
  const map = CityMap ? listing.map : null;
  const config: ListingConfig = {
    dataKey: listingKey(linkBase),
    address: { base, linkBase },
    hasToggle: listing.hasToggle,
    nouns: listing.nouns,
    hasMap: map !== null,
    mapCities: listing.mapCities,
    trail: props.trail?.slice(0, props.trail.length - variantWords(listing.variant).length) ?? null,
    title: props.title,
    shareUrl: site.url + base,
    developerName: props.developerName ?? null,
    headingLevel: props.headingLevel,
    office: {
      enquiryHost: site.enquiryHost,
      phone: site.phone,
      email: site.email,
      callBackTime: site.callBackTime,
    },
  };
  return (
    <>
      {listing.mapCities.length > 0 ? (
        <p className="hidden pt-4 noscript:block">
          Search and filters need JavaScript. By city: <CityLinks cities={listing.mapCities} />
        </p>
      ) : null}
      <div className="listing-map">
        {/* Outside the box, which is drawn again. */}
        {map ? <input type="checkbox" id={SHOW_MAP} className="sr-only" /> : null}
        <div id={LISTING_ID.box} data-stage="ready">
          <p id={LISTING_ID.status} role="status" className="sr-only">
            <span data-when="loading">{loadingText(config.developerName)}</span>
          </p>
          <div id={LISTING_ID.place} className="contents">
            <ListingPanel
              config={config}
              view={listing.view}
              found={[]}
              folds={FOLDED}
              cityOf={NO_CITIES}
              isLive={false}
            />
          </div>
          <Enhancer name="listingBox" config={config} />
        </div>
        {CityMap && map ? (
          <CityMap map={map} id="map" title={`Map: ${props.title}`} listingKey={config.dataKey} />
        ) : null}
      </div>
    </>
  );
}

function CityLinks({ cities }: { cities: ListedProjects['mapCities'] }) {
  return cities.map(({ name, href }, at) => (
    <Fragment key={href}>
      <span className="whitespace-nowrap">
        <SiteLink href={href} className="link">
          {name}
        </SiteLink>
        {at < cities.length - 1 ? ',' : null}
      </span>{' '}
    </Fragment>
  ));
}
