import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingPage } from '@/components/listing/ListingPage';
import { getCompanyListing, getCompanyListingParams } from '@/lib/content/company-listings';
import { getSite } from '@/lib/content/site';
import { formatProjectCount } from '@/lib/domain/display-text';
import { ROUTES } from '@/lib/domain/routes';
import { listingMetadata } from '@/lib/seo/listing-metadata';

interface Props {
  params: Promise<{ company: string; rest?: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getCompanyListingParams();
}

async function readListing(params: Props['params']) {
  const { company, rest } = await params;
  return getCompanyListing(company, rest ?? []) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, base, variant, image, developer, city, projectCount } = await readListing(params);
  const place = city ? ` in ${city.name}` : '';
  return listingMetadata({
    title,
    description: `${formatProjectCount(projectCount)} by ${developer.name}${place}, by property type: price, area, bedrooms and status of each. ${developer.summary}`,
    base,
    variant,
    image,
    isEmpty: projectCount === 0,
  });
}

export default async function CompanyListingPage({ params }: Props) {
  const { title, base, listing, variant, image, developer, trail } = await readListing(params);
  return (
    <ListingPage
      title={title}
      trail={[{ name: 'Home', href: ROUTES.home }, { name: 'Developer Projects', href: null }, ...trail]}
      image={image}
      base={base}
      listing={listing}
      variant={variant}
      site={getSite()}
      company={developer.name}
    />
  );
}
