import type {
  AggregateOffer,
  ApartmentComplex,
  FloorPlan as FloorPlanThing,
  Graph,
  Place,
  PropertyValue,
  PostalAddress,
  QuantitativeValue,
  RealEstateListing,
  SingleFamilyResidence,
  UnitPriceSpecification,
} from 'schema-dts';
import { parseBedrooms } from '@/lib/domain/project/bedroom-text';
import type { Floor } from '@/lib/domain/project/floor-plan';
import { isDefaultCoordinates } from '@/lib/domain/place/location';
import { PROJECT_DEFAULTS, type AreaRange, type Project } from '@/lib/domain/project/project';
import type { ProjectPage } from '@/lib/domain/project/page';
import { projectPath } from '@/lib/domain/site/routes';
import type { ConfigurationRate } from '@/lib/domain/project/configuration';
import type { ProjectTrust } from '@/lib/domain/project/trust';
import type { Section } from '@/lib/domain/project/section';
import { projectTrail } from '@/lib/domain/page/trail';
import { absoluteUrl, breadcrumbList, organisationId, toGraph, type SiteIdentity } from './graph';
import type { Coordinates } from '@/lib/domain/site/coordinates';

/** Units in UN/CEFACT's code list. */
const UNIT_CODES = { 'sq.ft': 'FTK', 'sq.yd': 'YDK' } as const;
const SQUARE_FEET = UNIT_CODES['sq.ft'];

interface ProjectInput extends ProjectPage {
  /** State of the project's city. */
  region: string | null;
  /** Of the location or of the project, never the default. */
  coordinates: Coordinates | null;
  site: SiteIdentity;
}

function known(text: string, unknown: string): string | null {
  return text === unknown ? null : text;
}

function valueOf<T>(section: Section<T[]>): T[] {
  return section.kind === 'ready' ? section.value : [];
}

function floorsOf({ floorPlan }: ProjectPage): Floor[] {
  return floorPlan.kind === 'ready' ? floorPlan.value.floors : [];
}

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

function sizeOf({ minSqft, maxSqft }: AreaRange): QuantitativeValue {
  const size = minSqft === maxSqft ? { value: minSqft } : { minValue: minSqft, maxValue: maxSqft };
  return { '@type': 'QuantitativeValue', ...size, unitCode: SQUARE_FEET };
}

function floorPlanOf({ configuration, area }: Floor): FloorPlanThing {
  const [size, other] = parseBedrooms(configuration) ?? [];
  return {
    '@type': 'FloorPlan',
    name: configuration,
    ...(area ? { floorSize: sizeOf(area) } : {}),
    ...(size?.count && !size.isOpen && !other ? { numberOfBedrooms: size.count } : {}),
  };
}

function placeOf(page: ProjectInput): Place | ApartmentComplex | SingleFamilyResidence {
  const { project, region, coordinates } = page;
  const amenities = valueOf(page.amenities).map(({ label }) => ({
    '@type': 'LocationFeatureSpecification' as const,
    name: label,
    value: true,
  }));
  const plans = floorsOf(page).map(floorPlanOf);
  const place = {
    ...(known(project.name, PROJECT_DEFAULTS.name) ? { name: project.name } : {}),
    address: addressOf(project, region),
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

/** The price in rupees; null if the price text is not a price. */
function offerOf(page: ProjectPage): AggregateOffer | null {
  const { price, checkedAt } = page.project;
  const { rate } = page.trust;
  if (!price) return null;
  const offerCount = floorsOf(page).length;
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: price.minRupees,
    ...(price.maxRupees === null ? {} : { highPrice: price.maxRupees }),
    ...(offerCount > 0 ? { offerCount } : {}),
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
