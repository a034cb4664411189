import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/listing/CategoryPage';
import { getDevelopers } from '@/lib/content/developers';
import { getProjectsOfCategory } from '@/lib/content/projects';
import { getSite } from '@/lib/content/site';
import { listingVariants, parseListingVariant, splitListing } from '@/lib/domain/listing';
import { categoryMetadata } from '@/lib/seo/category-metadata';

interface Props {
  params: Promise<{ variant?: string[] }>;
}

export const dynamicParams = false;

const ofCategory = () => splitListing(getProjectsOfCategory('commercial'), false);

const image = () => getSite().heroImages[3] ?? null;

export function generateStaticParams() {
  return listingVariants(ofCategory()).map((variant) => ({ variant }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const variant = parseListingVariant((await params).variant ?? []) ?? notFound();
  return categoryMetadata('commercial', ofCategory(), variant, image());
}

export default async function CommercialPage({ params }: Props) {
  return (
    <CategoryPage
      category="commercial"
      developers={getDevelopers().filter(({ categories }) => categories.includes('commercial'))}
      listing={ofCategory()}
      variant={parseListingVariant((await params).variant ?? []) ?? notFound()}
      image={image()}
      site={getSite()}
    />
  );
}
