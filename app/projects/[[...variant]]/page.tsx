import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { ListingPage } from '@/components/listing/ListingPage';
import { RecentProjects } from '@/components/recent/RecentProjects.island';
import { Island } from '@/components/ui/Island';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getSiteShare } from '@/lib/content/cards';
import { getListing } from '@/lib/content/listings';
import { getProjects } from '@/lib/content/projects';
import { getSite } from '@/lib/content/site';
import { formatNames, formatProjectCount } from '@/lib/domain/display-text';
import { parseListingVariant, variantParams } from '@/lib/domain/listing';
import { ROUTES } from '@/lib/domain/routes';
import { allProjectsTrail } from '@/lib/domain/trail';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ variant?: string[] }>;
}

export const dynamicParams = false;

const listing = () => getListing(getProjects());
const image = () => getSite().heroImages[1] ?? getSite().heroImages[0] ?? null;

export function generateStaticParams() {
  return paramsToBuild('all projects', () => variantParams(listing()));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const cities = formatNames([...new Set(getProjects().map(({ cityName }) => cityName))]);
  return listingMetadata({
    title: 'Explore Properties',
    description: `All ${formatProjectCount(getProjects().length)} in ${cities}: homes, plots, shops and offices with price, area, status and floor plans.`,
    base: ROUTES.projects,
    variant: parseListingVariant((await params).variant ?? []) ?? notFound(),
    ...getSiteShare(),
  });
}

export default async function ProjectsPage({ params }: Props) {
  const variant = parseListingVariant((await params).variant ?? []) ?? notFound();
  const shown = {
    title: 'Explore Properties',
    trail: allProjectsTrail(variant),
    base: ROUTES.projects,
    listing: listing(),
    variant,
    site: getSite(),
  };
  return (
    <>
      <JsonLd data={listingGraph(shown)} />
      <ListingPage {...shown} image={image()} after={<Island of={RecentProjects} />} />
    </>
  );
}
