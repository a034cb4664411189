import 'server-only';
import { isMainCity } from '@/lib/domain/navigation';
import { ROUTES } from '@/lib/domain/routes';
import { getSiteShare } from '../cards';
import { getCities } from '../cities';
import { getDevelopers } from '../developers';
import { getGlobalFaqs } from '../faqs';
import { getImage } from '../images';
import { getTopLocalities } from '../localities';
import { getServices } from '../services';
import { getTestimonials } from '../testimonials';
import { getTrendingProjectsSection } from '../trending-projects';
import { pageKind } from './page-kind';

const home = {
  name: 'home',
  data: () => ({
    cityNames: getCities()
      .filter(isMainCity)
      .map(({ name }) => name),
    trending: getTrendingProjectsSection(),
    developers: getDevelopers(),
    services: getServices(),
    edgeImage: getImage('interiors/living-01.jpg'),
    testimonials: getTestimonials(),
    localities: getTopLocalities(),
    faqs: getGlobalFaqs(),
    shareImage: getSiteShare(),
  }),
};

export const homePage = pageKind(ROUTES.home, { ...home, isPictured: true });

/** The same at another address, canonical '/' (decisions, Routes). */
export const otherHomePage = pageKind('/home', home);
