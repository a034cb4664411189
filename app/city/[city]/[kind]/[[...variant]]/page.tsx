import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingPage } from '@/components/listing/ListingPage';
import { getCityListing, getCityListingParams } from '@/lib/content/city-listings';
import { getSite } from '@/lib/content/site';
import { CITY_KIND_LABELS, cityKindTitle } from '@/lib/domain/city-kind';
import { formatNames, formatProjectCount } from '@/lib/domain/display-text';
import { isMainCity } from '@/lib/domain/navigation';
import { cityKindPath, ROUTES } from '@/lib/domain/routes';
import { paramsOrNone } from '@/lib/domain/static-params';
import { listingMetadata } from '@/lib/seo/listing-metadata';

interface Props {
  params: Promise<{ city: string; kind: string; variant?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsOrNone(getCityListingParams(), { city: 'none', kind: 'none', variant: [] });
}

async function readListing(params: Props['params']) {
  const { city, kind, variant } = await params;
  return getCityListing(city, kind, variant ?? []) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { city, kind, listing, variant } = await readListing(params);
  const developers = formatNames([...new Set(listing.main.map(({ developerName }) => developerName))].slice(0, 3));
  return listingMetadata({
    title: cityKindTitle(kind, city.name),
    description: `${formatProjectCount(listing.main.length)}: ${cityKindTitle(kind, city.name)} by ${developers}, with price, area and status.`,
    base: cityKindPath(city.slug, kind),
    variant,
    image: city.image,
  });
}

export default async function CityKindPage({ params }: Props) {
  const { city, kind, listing, variant } = await readListing(params);
  const base = cityKindPath(city.slug, kind);
  const trail = [
    { name: 'Home', href: ROUTES.home },
    ...(isMainCity(city) ? [{ name: 'City', href: null }] : []),
    { name: city.name, href: city.href },
    { name: CITY_KIND_LABELS[kind], href: base },
  ];
  const title = cityKindTitle(kind, city.name);
  return <ListingPage {...{ title, trail, base, listing, variant }} image={city.image} site={getSite()} />;
}
