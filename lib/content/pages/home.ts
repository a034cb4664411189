import 'server-only';
import { SERVICE_LINKS, withoutEmpty } from '@/lib/domain/page/navigation';
import { popularLinks } from '@/lib/domain/page/popular-links';
import { ROUTES } from '@/lib/domain/site/routes';
import { getSiteShare } from '../records/share-cards';
import { getBanners } from '../records/banners';
import { getCities } from '../records/cities';
import { getDevelopers } from '../records/developers';
import { getGlobalFaqs, getTestimonials } from '../records/site-texts';
import { getImage } from '../records/picture-manifest';
import { getTopLocalities } from '../records/localities';
import { getServices } from '../records/services';
import { getTrendingProjectsSection } from '../records/trending-projects';
import { getEmptyPages } from './shell';
import { getProjects } from '../records/projects';
import { pageKind } from './page-kind';

const home = {
  name: 'home',
  data: () => ({
    cityNames: getCities()
      .filter(({ isMain }) => isMain)
      .map(({ name }) => name),
    trending: getTrendingProjectsSection(),
    developers: getDevelopers(),
    services: getServices(),
    banners: getBanners(),
    edgeImage: getImage('interiors/living-01.jpg'),
    testimonials: getTestimonials(),
    localities: getTopLocalities(),
    buyLinks: withoutEmpty(SERVICE_LINKS.links, getEmptyPages()),
    popular: popularLinks(getTopLocalities(), getProjects()),
    faqs: getGlobalFaqs(),
    shareImage: getSiteShare(),
  }),
};

export const homePage = pageKind(ROUTES.home, { ...home, isPictured: true });

/** The home page at a second address, canonical '/' (routes-and-content, Routes). */
export const otherHomePage = pageKind('/home', home);
