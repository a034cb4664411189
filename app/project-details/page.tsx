import type { Metadata } from 'next';
import { DevelopersListPage } from '@/components/developer/DevelopersListPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { getSiteShare } from '@/lib/content/cards';
import { getDevelopers } from '@/lib/content/developers';
import { getSite } from '@/lib/content/site';
import { hasProjects } from '@/lib/domain/developer';
import { formatNames } from '@/lib/domain/display-text';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { collectionGraph, developerHrefs } from '@/lib/seo/structured-data/lists';

export function generateMetadata(): Metadata {
  const open = getDevelopers().filter(hasProjects);
  const first = formatNames(open.slice(0, 3).map(({ name }) => name));
  return pageMetadata({
    title: 'Explore projects by developer',
    description: `Choose a project by who builds it: ${open.length} developers${first ? `, among them ${first}` : ''}, each with its projects, counts and floor plans.`,
    path: ROUTES.developersList,
    ...getSiteShare(),
  });
}

export default function DevelopersListRoute() {
  return (
    <>
      <JsonLd
        data={collectionGraph({
          name: 'Explore projects by developer',
          path: ROUTES.developersList,
          trail: pageTrail('Developers'),
          hrefs: developerHrefs(getDevelopers()),
          site: getSite(),
        })}
      />
      <DevelopersListPage developers={getDevelopers()} />
    </>
  );
}
