import 'server-only';
import { capitalised, formatNames } from '@/lib/domain/site/display-text';
import { projectPath, ROUTES } from '@/lib/domain/site/routes';
import { MONEY_LINKS, SERVICE_LINKS, withoutEmpty } from '@/lib/domain/page/navigation';
import { popularLinks } from '@/lib/domain/page/popular-links';
import { offerText } from '@/lib/domain/site/kinds';
import { projectPlaceText } from '@/lib/domain/project/project';
import type { Banner } from '@/lib/domain/site/site';
import { memoizeOnContent } from '@/lib/content/set/content';
import { toImage } from '@/lib/content/records/image-url';
import { getMainCities } from '../records/cities';
import { getTrendingProjectsSection } from '../records/trending-projects';
import { getDevelopers } from '../records/developers';
import { getGlobalFaqs, getTestimonials } from '../records/site';
import { getTopLocalities } from '../records/localities';
import { getServices } from '../records/pages';
import { getProjectById, getProjects } from '../records/projects';
import { pageKind } from './page-kind';
import { getEmptyPages } from './shell';

export const trendingPage = pageKind(ROUTES.trending, {
  name: 'trending projects',
  isPictured: true,
  data: () => {
    const cities = getMainCities();
    return {
      trending: getTrendingProjectsSection(),
      cityNames: formatNames(cities.map(({ name }) => name)),
    };
  },
});

const home = {
  name: 'home',
  data: () => {
    const cities = getMainCities();
    const cityNames = cities.map(({ name }) => name);
    const buyLinks = withoutEmpty(SERVICE_LINKS.links, getEmptyPages());
    const offer = offerText(
      buyLinks.map(({ label }) => label),
      cityNames,
    );
    return {
      cities,
      cityNames,
      lead: `${capitalised(offer)}.`,
      trending: getTrendingProjectsSection(),
      developers: getDevelopers(),
      services: getServices(),
      banners: getBanners(),
      testimonials: getTestimonials(),
      localities: getTopLocalities(),
      buyLinks,
      moneyLinks: withoutEmpty(MONEY_LINKS, getEmptyPages()),
      popular: popularLinks(getTopLocalities(), getProjects()),
      faqs: getGlobalFaqs(),
    };
  },
};

export const homePage = pageKind(ROUTES.home, { ...home, isPictured: true });

/** The home page at a second address, canonical '/' (routes-and-content, Routes). */
export const otherHomePage = pageKind('/home', home);

/** The banners of the home page: first those that show a project, in the order of `heroProjects`, then the others. */
const getBanners: () => Banner[] = memoizeOnContent(({ site }) => {
  const { heroImages = [], heroProjects = {} } = site.entries[0]?.value ?? {};
  const named = Object.keys(heroProjects).filter((picture) => heroImages.includes(picture));
  return [...new Set([...named, ...heroImages])].map((picture) => {
    const project = getProjectById(heroProjects[picture] ?? '');
    return {
      image: toImage(picture),
      project: project && {
        name: project.name,
        place: projectPlaceText(project),
        href: projectPath(project.developerSlug, project.id),
      },
    };
  });
});
