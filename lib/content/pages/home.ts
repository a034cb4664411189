import 'server-only';
import { SERVICE_LINKS, withoutEmpty } from '@/lib/domain/page/navigation';
import { popularLinks } from '@/lib/domain/page/popular-links';
import { offerText } from '@/lib/domain/site/kinds';
import { ROUTES } from '@/lib/domain/site/routes';
import { getSiteShare } from '../records/share-cards';
import { getBanners } from '../records/banners';
import { getCities } from '../records/cities';
import { getDevelopers } from '../records/developers';
import { getGlobalFaqs, getTestimonials } from '../records/site-texts';
import { getTopLocalities } from '../records/localities';
import { getServices } from '../records/services';
import { getTrendingProjectsSection } from '../records/trending-projects';
import { getEmptyPages } from './shell';
import { getProjects } from '../records/projects';
import { pageKind } from './page-kind';

const home = {
  name: 'home',
  data: () => {
    const cityNames = getCities().flatMap(({ name, isMain }) => (isMain ? [name] : []));
    const buyLinks = withoutEmpty(SERVICE_LINKS.links, getEmptyPages());
    const offer = offerText(
      buyLinks.map(({ label }) => label),
      cityNames,
    );
    return {
      cityNames,
      lead: `${offer.charAt(0).toUpperCase()}${offer.slice(1)}.`,
      trending: getTrendingProjectsSection(),
      developers: getDevelopers(),
      services: getServices(),
      banners: getBanners(),
      testimonials: getTestimonials(),
      localities: getTopLocalities(),
      buyLinks,
      popular: popularLinks(getTopLocalities(), getProjects()),
      faqs: getGlobalFaqs(),
      shareImage: getSiteShare(),
    };
  },
};

export const homePage = pageKind(ROUTES.home, { ...home, isPictured: true });

/** The home page at a second address, canonical '/' (routes-and-content, Routes). */
export const otherHomePage = pageKind('/home', home);
