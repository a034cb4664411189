import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { ListingPage } from '@/components/listing/ListingPage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getCityShare } from '@/lib/content/cards';
import { getCityListing, getCityListingParams } from '@/lib/content/city-listings';
import { getSite } from '@/lib/content/site';
import { cityKindTitle } from '@/lib/domain/city-kind';
import { formatNames, formatProjectCount } from '@/lib/domain/display-text';
import { cityKindPath } from '@/lib/domain/routes';
import { paramsOrNone } from '@/lib/domain/static-params';
import { cityKindTrail } from '@/lib/domain/trail';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ city: string; kind: string; variant?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsOrNone(paramsToBuild('city listing', getCityListingParams), {
    city: 'none',
    kind: 'none',
    variant: [],
  });
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
    ...getCityShare(city),
  });
}

export default async function CityKindPage({ params }: Props) {
  const { city, kind, listing, variant } = await readListing(params);
  const base = cityKindPath(city.slug, kind);
  const trail = cityKindTrail(city, kind, variant);
  const title = cityKindTitle(kind, city.name);
  return (
    <>
      <JsonLd data={listingGraph({ title, base, listing, variant, trail, site: getSite() })} />
      <ListingPage {...{ title, trail, base, listing, variant }} image={city.image} site={getSite()} />
    </>
  );
}
