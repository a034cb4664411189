import type { Metadata } from 'next';
import { CategoryDevelopersPage } from '@/components/developer/CategoryDevelopersPage';
import { getDevelopers } from '@/lib/content/developers';
import { categoryDevelopersMetadata } from '@/lib/seo/category-metadata';

const ofCategory = () => getDevelopers().filter(({ categories }) => categories.includes('sco'));

export function generateMetadata(): Metadata {
  return categoryDevelopersMetadata('sco', ofCategory());
}

export default function ScoDevelopersPage() {
  return <CategoryDevelopersPage category="sco" developers={ofCategory()} />;
}
