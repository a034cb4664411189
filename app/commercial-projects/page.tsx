import type { Metadata } from 'next';
import { CategoryDevelopersPage } from '@/components/developer/CategoryDevelopersPage';
import { getDevelopers } from '@/lib/content/developers';
import { categoryDevelopersMetadata } from '@/lib/seo/category-metadata';

const ofCategory = () => getDevelopers().filter(({ categories }) => categories.includes('commercial'));

export function generateMetadata(): Metadata {
  return categoryDevelopersMetadata('commercial', ofCategory());
}

export default function CommercialDevelopersPage() {
  return <CategoryDevelopersPage category="commercial" developers={ofCategory()} />;
}
