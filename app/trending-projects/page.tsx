import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/JsonLd';
import { TrendingPage } from '@/components/trending/TrendingPage';
import { getSiteShare } from '@/lib/content/cards';
import { getCities } from '@/lib/content/cities';
import { getSite } from '@/lib/content/site';
import { getTrendingProjects, getTrendingProjectsSection } from '@/lib/content/trending-projects';
import { formatNames } from '@/lib/domain/display-text';
import { isMainCity } from '@/lib/domain/navigation';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { collectionGraph } from '@/lib/seo/structured-data/lists';

const cityNames = () =>
  formatNames(
    getCities()
      .filter(isMainCity)
      .map(({ name }) => name),
  );

export function generateMetadata(): Metadata {
  const projects = getTrendingProjects();
  const first = formatNames(projects.slice(0, 3).map(({ name }) => name));
  return pageMetadata({
    title: 'Trending Projects',
    description: `${projects.length} projects in demand in ${cityNames()}${first ? `, among them ${first}` : ''}.`,
    path: ROUTES.trending,
    ...getSiteShare(),
  });
}

export default function TrendingRoute() {
  return (
    <>
      <JsonLd
        data={collectionGraph({
          name: 'Trending Projects',
          path: ROUTES.trending,
          trail: pageTrail('Trending Projects'),
          hrefs: getTrendingProjects().map(({ href, projectHref }) => href ?? projectHref),
          site: getSite(),
        })}
      />
      <TrendingPage trending={getTrendingProjectsSection()} cityNames={cityNames()} />
    </>
  );
}
