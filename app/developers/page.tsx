import type { Metadata } from 'next';
import { DirectoryPage } from '@/components/developer/DirectoryPage';
import { getDevelopers } from '@/lib/content/developers';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'All Developers',
    description: `The directory of all ${getDevelopers().length} developers we work with, from A to Z: what they build, and where to see it.`,
    path: ROUTES.developersDirectory,
  });
}

export default function DevelopersRoute() {
  return <DirectoryPage developers={getDevelopers()} />;
}
