import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { ListingPage } from '@/components/listing/ListingPage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getDeveloperShare } from '@/lib/content/cards';
import { getCompanyListing, getCompanyListingParams } from '@/lib/content/company-listings';
import { getSite } from '@/lib/content/site';
import { formatProjectCount } from '@/lib/domain/display-text';
import { companyListingTrail } from '@/lib/domain/trail';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ company: string; rest?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsToBuild('developer listing', getCompanyListingParams);
}

async function readListing(params: Props['params']) {
  const { company, rest } = await params;
  return getCompanyListing(company, rest ?? []) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, base, variant, developer, city, projectCount } = await readListing(params);
  const place = city ? ` in ${city.name}` : '';
  return listingMetadata({
    title,
    description: `${formatProjectCount(projectCount)} by ${developer.name}${place}, by property type: price, area, bedrooms and status of each. ${developer.summary}`,
    base,
    variant,
    ...getDeveloperShare(developer),
    isEmpty: projectCount === 0,
  });
}

export default async function CompanyListingPage({ params }: Props) {
  const { title, base, listing, variant, image, developer, city } = await readListing(params);
  const trail = companyListingTrail(developer, city, variant);
  return (
    <>
      <JsonLd data={listingGraph({ title, base, listing, variant, trail, site: getSite() })} />
      <ListingPage
        title={title}
        trail={trail}
        image={image}
        base={base}
        listing={listing}
        variant={variant}
        site={getSite()}
        company={developer.name}
      />
    </>
  );
}
