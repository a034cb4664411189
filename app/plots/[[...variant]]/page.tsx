import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { CategoryPage } from '@/components/listing/CategoryPage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getCategoryShare } from '@/lib/content/cards';
import { getDevelopers } from '@/lib/content/developers';
import { getProjectsOfCategory } from '@/lib/content/projects';
import { getSite } from '@/lib/content/site';
import { parseListingVariant, splitListing, variantParams } from '@/lib/domain/listing';
import { categoryPath } from '@/lib/domain/routes';
import { categoryTrail } from '@/lib/domain/trail';
import { categoryMetadata } from '@/lib/seo/category-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ variant?: string[] }>;
}

export const dynamicParams = false;

const ofCategory = () => splitListing(getProjectsOfCategory('plots'), false);

const image = () => getSite().heroImages[4] ?? null;

export function generateStaticParams() {
  return paramsToBuild('plots', () => variantParams(ofCategory()));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const variant = parseListingVariant((await params).variant ?? []) ?? notFound();
  return categoryMetadata('plots', ofCategory(), variant, getCategoryShare('plots'));
}

export default async function PlotsPage({ params }: Props) {
  const variant = parseListingVariant((await params).variant ?? []) ?? notFound();
  return (
    <>
      <JsonLd
        data={listingGraph({
          title: 'Plots Projects',
          base: categoryPath('plots'),
          listing: ofCategory(),
          variant,
          trail: categoryTrail('plots', variant),
          site: getSite(),
        })}
      />
      <CategoryPage
        category="plots"
        developers={getDevelopers().filter(({ categories }) => categories.includes('plots'))}
        listing={ofCategory()}
        variant={variant}
        image={image()}
        site={getSite()}
      />
    </>
  );
}
