import 'server-only';
import { formatNames } from '@/lib/domain/display-text';
import { isMainCity } from '@/lib/domain/navigation';
import { ROUTES } from '@/lib/domain/routes';
import { getSiteShare } from '../cards';
import { getCities } from '../cities';
import { getTrendingProjectsSection } from '../trending-projects';
import { pageKind } from './page-kind';

export const trendingPage = pageKind(ROUTES.trending, {
  name: 'trending projects',
  isPictured: true,
  data: () => {
    const cities = getCities().filter(isMainCity);
    return {
      trending: getTrendingProjectsSection(),
      cityNames: formatNames(cities.map(({ name }) => name)),
      shareImage: getSiteShare(),
    };
  },
});
