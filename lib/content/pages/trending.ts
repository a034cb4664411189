import 'server-only';
import { formatNames } from '@/lib/domain/site/display-text';
import { ROUTES } from '@/lib/domain/site/routes';
import { getSiteShare } from '../records/share-cards';
import { getMainCities } from '../records/cities';
import { getTrendingProjectsSection } from '../records/trending-projects';
import { pageKind } from './page-kind';

export const trendingPage = pageKind(ROUTES.trending, {
  name: 'trending projects',
  isPictured: true,
  data: () => {
    const cities = getMainCities();
    return {
      trending: getTrendingProjectsSection(),
      cityNames: formatNames(cities.map(({ name }) => name)),
      shareImage: getSiteShare(),
    };
  },
});
