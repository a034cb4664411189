import 'server-only';
import type { City, CityKind } from '@/lib/domain/city';
import {
  listingVariants,
  parseListingVariant,
  splitListing,
  type ListingVariant,
  type SplitListing,
} from '@/lib/domain/listing';
import type { Project } from '@/lib/domain/project';
import { getCities, getCity, getCityKinds, getProjectsOfCityKind } from './cities';

/** Everything one page of a city's listing shows (decisions, Routes). */
export interface CityListing {
  city: City;
  kind: CityKind;
  listing: SplitListing<Project>;
  variant: ListingVariant;
}

const listingOf = (citySlug: string, kind: CityKind) => splitListing(getProjectsOfCityKind(citySlug, kind), false);

/** Every city's kinds that have projects, with their further pages. */
export function getCityListingParams(): { city: string; kind: string; variant: string[] }[] {
  return getCities().flatMap(({ slug }) =>
    getCityKinds(slug).flatMap((kind) =>
      listingVariants(listingOf(slug, kind)).map((variant) => ({ city: slug, kind, variant })),
    ),
  );
}

/** `('gurgaon', 'plots', ['page', '2'])`; null where there is no such city, kind or page. */
export function getCityListing(citySlug: string, kindText: string, segments: string[]): CityListing | null {
  const city = getCity(citySlug);
  const kind = getCityKinds(citySlug).find((each) => each === kindText);
  const variant = parseListingVariant(segments);
  return city && kind && variant ? { city, kind, listing: listingOf(citySlug, kind), variant } : null;
}
