import type { Metadata } from 'next';
import { DevelopersListPage } from '@/components/developer/DevelopersListPage';
import { getDevelopers } from '@/lib/content/developers';
import { hasProjects } from '@/lib/domain/developer';
import { formatNames } from '@/lib/domain/display-text';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  const open = getDevelopers().filter(hasProjects);
  const first = formatNames(open.slice(0, 3).map(({ name }) => name));
  return pageMetadata({
    title: 'Explore projects by developer',
    description: `Choose a project by who builds it: ${open.length} developers${first ? `, among them ${first}` : ''}, each with its projects, counts and floor plans.`,
    path: ROUTES.developersList,
  });
}

export default function DevelopersListRoute() {
  return <DevelopersListPage developers={getDevelopers()} />;
}
