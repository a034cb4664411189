import type { Metadata } from 'next';
import { CategoryDevelopersPage } from '@/components/developer/CategoryDevelopersPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { getCategoryShare } from '@/lib/content/cards';
import { getDevelopers } from '@/lib/content/developers';
import { getSite } from '@/lib/content/site';
import { categoryDevelopersPath } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { categoryDevelopersMetadata } from '@/lib/seo/category-metadata';
import { collectionGraph, developerHrefs } from '@/lib/seo/structured-data/lists';

const ofCategory = () => getDevelopers().filter(({ categories }) => categories.includes('residential'));

export function generateMetadata(): Metadata {
  return categoryDevelopersMetadata('residential', ofCategory(), getCategoryShare('residential'));
}

export default function ResidentialDevelopersPage() {
  return (
    <>
      <JsonLd
        data={collectionGraph({
          name: 'Residential projects by developer',
          path: categoryDevelopersPath('residential'),
          trail: pageTrail('Residential Projects'),
          hrefs: developerHrefs(ofCategory()),
          site: getSite(),
        })}
      />
      <CategoryDevelopersPage category="residential" developers={ofCategory()} />
    </>
  );
}
