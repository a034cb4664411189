import type { Metadata } from 'next';
import { CategoryDevelopersPage } from '@/components/developer/CategoryDevelopersPage';
import { getDevelopers } from '@/lib/content/developers';
import { categoryDevelopersMetadata } from '@/lib/seo/category-metadata';

const ofCategory = () => getDevelopers().filter(({ categories }) => categories.includes('residential'));

export function generateMetadata(): Metadata {
  return categoryDevelopersMetadata('residential', ofCategory());
}

export default function ResidentialDevelopersPage() {
  return <CategoryDevelopersPage category="residential" developers={ofCategory()} />;
}
