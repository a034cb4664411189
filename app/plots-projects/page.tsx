import type { Metadata } from 'next';
import { CategoryDevelopersPage } from '@/components/developer/CategoryDevelopersPage';
import { getDevelopers } from '@/lib/content/developers';
import { categoryDevelopersMetadata } from '@/lib/seo/category-metadata';

const ofCategory = () => getDevelopers().filter(({ categories }) => categories.includes('plots'));

export function generateMetadata(): Metadata {
  return categoryDevelopersMetadata('plots', ofCategory());
}

export default function PlotsDevelopersPage() {
  return <CategoryDevelopersPage category="plots" developers={ofCategory()} />;
}
