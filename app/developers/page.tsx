import type { Metadata } from 'next';
import { DirectoryPage } from '@/components/developer/DirectoryPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { getSiteShare } from '@/lib/content/cards';
import { getDevelopers } from '@/lib/content/developers';
import { getSite } from '@/lib/content/site';
import { sortDevelopers } from '@/lib/domain/developer';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { collectionGraph, developerHrefs } from '@/lib/seo/structured-data/lists';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'All Developers',
    description: `The directory of all ${getDevelopers().length} developers we work with, from A to Z: what they build, and where to see it.`,
    path: ROUTES.developersDirectory,
    ...getSiteShare(),
  });
}

export default function DevelopersRoute() {
  return (
    <>
      <JsonLd
        data={collectionGraph({
          name: 'All Developers',
          path: ROUTES.developersDirectory,
          trail: pageTrail('All Developers'),
          hrefs: developerHrefs(sortDevelopers(getDevelopers())),
          site: getSite(),
        })}
      />
      <DirectoryPage developers={getDevelopers()} />
    </>
  );
}
