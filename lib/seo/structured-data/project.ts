import type {
  AggregateOffer,
  ApartmentComplex,
  FloorPlan as FloorPlanThing,
  Graph,
  ItemAvailability,
  Offer,
  Place,
  PropertyValue,
  PostalAddress,
  QuantitativeValue,
  RealEstateListing,
  SingleFamilyResidence,
  UnitPriceSpecification,
} from 'schema-dts';
import { parseBedrooms } from '@/lib/domain/project/bedrooms';
import type { Floor } from '@/lib/domain/project/floor-plan';
import { isDefaultCoordinates } from '@/lib/domain/place/nearby';
import { PROJECT_DEFAULTS, type AreaRange, type Project } from '@/lib/domain/project/project';
import { type ProjectPage, valueOf } from '@/lib/domain/project/page';
import { stageOf } from '@/lib/domain/project/costs';
import { projectPath } from '@/lib/domain/site/routes';
import { areaKindOf, type AreaKind, type ConfigurationRate } from '@/lib/domain/project/configuration';
import type { ProjectTrust } from '@/lib/domain/project/trust';
import { projectTrail } from '@/lib/domain/page/trail';
import {
  absoluteUrl,
  breadcrumbList,
  organisationId,
  placeChain,
  toGraph,
  type PlaceWithPage,
  type SiteIdentity,
} from './graph';
import type { Coordinates } from '@/lib/domain/site/links';

/** Units in UN/CEFACT's code list. */
const UNIT_CODES = { 'sq.ft': 'FTK', 'sq.yd': 'YDK' } as const;
const SQUARE_FEET = UNIT_CODES['sq.ft'];

interface ProjectInput extends ProjectPage {
  /** State of the project's city. */
  region: string | null;
  /** Places with a page that contain it, the inner first. */
  within: readonly PlaceWithPage[];
  /** Of the location or of the project, never the default. */
  coordinates: Coordinates | null;
  site: SiteIdentity;
}

function known(text: string, unknown: string): string | null {
  return text === unknown ? null : text;
}

const floorsOf = ({ floorPlan }: ProjectPage) => valueOf(floorPlan)?.floors ?? [];

function addressOf(project: Project, region: string | null): PostalAddress {
  const street = project.localities.filter((name) => name.toLowerCase() !== project.cityName.toLowerCase());
  return {
    '@type': 'PostalAddress',
    ...(street.length > 0 ? { streetAddress: street.join(', ') } : {}),
    addressLocality: project.cityName,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: 'IN',
  };
}

/** What the area of a record measures; null where it does not say. */
const AREA_NAMES: Record<AreaKind, string | null> = {
  carpet: 'Carpet area',
  super: 'Super area',
  plot: 'Plot area',
  floor: 'Area of a floor',
  unknown: null,
};

function sizeOf({ minSqft, maxSqft }: AreaRange, areaText: string): QuantitativeValue {
  const size = minSqft === maxSqft ? { value: minSqft } : { minValue: minSqft, maxValue: maxSqft };
  const name = AREA_NAMES[areaKindOf(areaText)];
  return { '@type': 'QuantitativeValue', ...(name ? { name } : {}), ...size, unitCode: SQUARE_FEET };
}

/** Id of a configuration within its page. */
const planId = (at: number) => `#plan-${at + 1}`;

function floorPlanOf({ configuration, area, areaText, images }: Floor, at: number, site: SiteIdentity): FloorPlanThing {
  const [size, other] = parseBedrooms(configuration) ?? [];
  return {
    '@type': 'FloorPlan',
    '@id': planId(at),
    name: configuration,
    ...(area ? { floorSize: sizeOf(area, areaText) } : {}),
    ...(images[0] ? { layoutImage: absoluteUrl(site, images[0].src) } : {}),
    ...(size?.count && !size.isOpen && !other ? { numberOfBedrooms: size.count } : {}),
  };
}

function placeOf(page: ProjectInput): Place | ApartmentComplex | SingleFamilyResidence {
  const { project, region, coordinates } = page;
  const amenities = (valueOf(page.amenities) ?? []).map(({ label }) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name: label,
    value: true,
  }));
  const plans = floorsOf(page).map((floor, at) => floorPlanOf(floor, at, page.site));
  const containedInPlace = placeChain(page.within, page.site);
  const place = {
    ...(known(project.name, PROJECT_DEFAULTS.name) ? { name: project.name } : {}),
    address: addressOf(project, region),
    ...(containedInPlace ? { containedInPlace } : {}),
    ...(coordinates && !isDefaultCoordinates(coordinates)
      ? { geo: { '@type': 'GeoCoordinates' as const, latitude: coordinates.lat, longitude: coordinates.lng } }
      : {}),
    ...registrationsOf(page.trust),
    ...(amenities.length > 0 ? { amenityFeature: amenities } : {}),
  };
  const home = { ...place, ...(plans.length > 0 ? { accommodationFloorPlan: plans } : {}) };
  switch (project.unitType) {
    case 'Residential Apartment':
    case 'Studio Apartment':
    case 'Luxury Independent Floors':
      return { '@type': 'ApartmentComplex', ...home };
    case 'Independent House/Villa':
    case 'Farm House':
      return { '@type': 'SingleFamilyResidence', ...home };
    case 'Residential Land':
    case 'Commercial':
      return { '@type': 'Place', ...place };
  }
}

/** Whether its place has floor plans: land and commercial space have none in schema.org. */
const isHome = ({ unitType }: Project) => unitType !== 'Residential Land' && unitType !== 'Commercial';

/** Whether homes can be had now, are sold while they are built, or are sold; undefined where the status does not say. */
function availabilityOf(project: Project): ItemAvailability | undefined {
  if (project.status === 'Sold Out') return 'https://schema.org/SoldOut';
  const stage = stageOf(project);
  return stage ? (stage === 'ready' ? 'https://schema.org/InStock' : 'https://schema.org/PreSale') : undefined;
}

/** An offer of each configuration with a price: the floor plan of a home, else what has its name. */
function offersOf(page: ProjectPage): Offer[] {
  const availability = availabilityOf(page.project);
  return floorsOf(page).flatMap(({ configuration, priceRupees: price }, at): Offer | [] =>
    price === null
      ? []
      : {
          '@type': 'Offer',
          ...{ price, priceCurrency: 'INR' },
          ...(isHome(page.project) ? { itemOffered: { '@id': planId(at) } } : { name: configuration }),
          ...(availability ? { availability } : {}),
        },
  );
}

/** The price in rupees; null if the price text is not a price. */
function offerOf(page: ProjectPage): AggregateOffer | null {
  const { price, checkedAt } = page.project;
  const { rate } = page.trust;
  if (!price) return null;
  const [offerCount, offers] = [floorsOf(page).length, offersOf(page)];
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: price.minRupees,
    ...(price.maxRupees === null ? {} : { highPrice: price.maxRupees }),
    ...(offerCount > 0 ? { offerCount } : {}),
    ...(offers.length > 0 ? { offers } : {}),
    ...(rate ? { priceSpecification: rateOffer(rate, checkedAt) } : {}),
  };
}

/** What a square foot costs at the lowest price, from the day on which it was checked. */
function rateOffer({ rupees, unit }: ConfigurationRate, checkedAt: string | null): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    ...{ price: rupees, priceCurrency: 'INR', unitCode: UNIT_CODES[unit] },
    ...(checkedAt ? { validFrom: checkedAt } : {}),
  };
}

function registrationsOf({ registrations, authority, href }: ProjectTrust): { identifier?: PropertyValue[] } {
  if (registrations.length === 0) return {};
  const propertyID = authority?.short ?? 'RERA';
  const url = href ? { url: href } : {};
  return {
    identifier: registrations.map(({ name, number: value }) => {
      return { '@type': 'PropertyValue', propertyID, ...(name ? { name } : {}), value, ...url };
    }),
  };
}

/** A project's page: the listing, the place it offers, and its price (search-engines 1.3). */
export function projectGraph(page: ProjectInput): Graph {
  const { project, site } = page;
  const name = known(project.name, PROJECT_DEFAULTS.name);
  const description = project.shortDescription ?? known(project.description, PROJECT_DEFAULTS.description);
  const offers = offerOf(page);
  const listing: RealEstateListing = {
    '@type': 'RealEstateListing',
    ...(name ? { name } : {}),
    url: absoluteUrl(site, projectPath(project.developerSlug, project.id)),
    image: project.images.map(({ src }) => absoluteUrl(site, src)),
    ...(description ? { description } : {}),
    ...(project.postedAt ? { datePosted: project.postedAt } : {}),
    ...(project.updatedAt ? { dateModified: project.updatedAt } : {}),
    provider: { '@id': organisationId(site) },
    mainEntity: placeOf(page),
    ...(offers ? { offers } : {}),
  };
  return toGraph([breadcrumbList(projectTrail(project), site), listing]);
}
