import type { Metadata } from 'next';
import { TrendingPage } from '@/components/trending/TrendingPage';
import { getCities } from '@/lib/content/cities';
import { getTrendingProjects } from '@/lib/content/trending-projects';
import { formatNames } from '@/lib/domain/display-text';
import { isMainCity } from '@/lib/domain/navigation';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

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
  });
}

export default function TrendingRoute() {
  return <TrendingPage projects={getTrendingProjects()} cityNames={cityNames()} />;
}
