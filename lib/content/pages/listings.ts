import 'server-only';
import { type City, cityKindTitle } from '@/lib/domain/place/city';
import { toDeveloperSummary, type Developer } from '@/lib/domain/project/developer';
import { groupedBy } from '@/lib/domain/site/grouped';
import type { LocalityGuide } from '@/lib/domain/page/locality-guide';
import {
  type ListingVariant,
  listingVariants,
  parseListingVariant,
  splitListing,
  variantParams,
} from '@/lib/domain/listing/listing';
import type { Project } from '@/lib/domain/project/project';
import { categoryPath, cityKindPath, listingPath, ROUTES } from '@/lib/domain/site/routes';
import { allProjectsTrail, categoryTrail, cityKindTrail, developerListingTrail } from '@/lib/domain/page/trail';
import { getCategoryShare, getCityShare, getDeveloperShare } from '../records/share-cards';
import { getCities, getCity, getCityKinds, getProjectsOfCityKind } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { getDeveloper, getDevelopers, getDevelopersOfCategory } from '../records/developers';
import { memoizeByObject } from '../files/memoize';
import { getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from '../records/projects';
import { getHeroImage, getSite } from '../records/site';
import { getListing, guideOf, listedProjects } from './listing';
import { pageKind } from './page-kind';
import { CATEGORY_LABELS, PROJECT_CATEGORIES, type CityKind, type ProjectCategory } from '@/lib/domain/site/kinds';

/** Number of developers on a category's page; another page lists all of them. */
const SHOWN_DEVELOPERS = 8;
/** Number of developers named in the description of a city's listing. */
const NAMED_DEVELOPERS = 3;

const cityNamesOf = memoizeByObject((projects: Project[]) => [...new Set(projects.map(({ cityName }) => cityName))]);
const developerNamesOf = memoizeByObject((projects: Project[]) =>
  [...new Set(projects.map(({ developerName }) => developerName))].slice(0, NAMED_DEVELOPERS),
);

/** Cards of the first developers, memoised: all pages of a category share one list. */
const cardsOf = memoizeByObject((developers: Developer[]) =>
  developers.slice(0, SHOWN_DEVELOPERS).map(toDeveloperSummary),
);

/** A listing without a type toggle, memoised by list of projects. */
const getPlainListing = memoizeByObject((projects: Project[]) => splitListing(projects, false));

export const allProjectsPages = pageKind('/projects/[[...variant]]', {
  name: 'all projects',
  isPictured: true,
  params: () => variantParams(getListing(getProjects())),
  data: ({ variant: segments }) => {
    const variant = parseListingVariant(segments);
    if (!variant) return null;
    const projects = getProjects();
    return {
      ...listedProjects(getListing(projects), variant),
      title: 'Explore Properties',
      base: ROUTES.projects,
      trail: allProjectsTrail(variant),
      image: getHeroImage(1),
      projectCount: projects.length,
      cityNames: cityNamesOf(projects),
    };
  },
});

/** The category's own banner, else one of the home page. */
function bannerOf(category: ProjectCategory, picture: number) {
  return getSite().categoryBanners.find((banner) => banner.category === category)?.image ?? getHeroImage(picture);
}

/** Introduction, developers of the type and projects of a category (routes-and-content, Routes). */
function pagesOfCategory(category: ProjectCategory, picture: number) {
  return pageKind(`/${category}/[[...variant]]`, {
    name: 'category',
    params: () => variantParams(getPlainListing(getProjectsOfCategory(category))),
    data: ({ variant: segments }) => {
      const variant = parseListingVariant(segments);
      if (!variant) return null;
      const projects = getProjectsOfCategory(category);
      const developers = getDevelopersOfCategory(category);
      return {
        ...listedProjects(getPlainListing(projects), variant),
        title: `${CATEGORY_LABELS[category]} Projects`,
        base: categoryPath(category),
        trail: categoryTrail(category, variant),
        image: bannerOf(category, picture),
        category,
        developers: cardsOf(developers),
        developerCount: developers.length,
        projectCount: projects.length,
        cityNames: cityNamesOf(projects),
        shareImage: getCategoryShare(category),
      };
    },
  });
}

export const categoryPages = {
  residential: pagesOfCategory('residential', 0),
  commercial: pagesOfCategory('commercial', 3),
  plots: pagesOfCategory('plots', 4),
  sco: pagesOfCategory('sco', 2),
};

/** The listing that shows the same projects and says more: the category's, or the city's of a category for 'new'. */
function fullerListing(citySlug: string, kind: CityKind, projects: readonly Project[]): string | null {
  if (kind !== 'new') {
    return getProjectsOfCategory(kind).length === projects.length ? categoryPath(kind) : null;
  }
  const same = PROJECT_CATEGORIES.find((category) => {
    const others = getProjectsOfCityKind(citySlug, category);
    return others.length === projects.length && others.every((project) => projects.includes(project));
  });
  return same ? (fullerListing(citySlug, same, projects) ?? cityKindPath(citySlug, same)) : null;
}

/** Minutes from anywhere in a city say nothing. */
function cityGuideOf(projects: Project[], variant: ListingVariant): LocalityGuide | null {
  const guide = guideOf(projects, variant);
  return guide && { ...guide, ways: null };
}

/** A city's projects of one kind; kinds without projects have no listing (routes-and-content, Routes). */
export const cityListingPages = pageKind('/city/[city]/[kind]/[[...variant]]', {
  name: 'listing of a city',
  params: () =>
    getCities().flatMap(({ slug }) =>
      getCityKinds(slug).flatMap((kind) =>
        variantParams(getPlainListing(getProjectsOfCityKind(slug, kind))).map((params) => ({
          city: slug,
          kind: kind,
          ...params,
        })),
      ),
    ),
  data: ({ city: slug, kind: kindText, variant: segments }) => {
    const city = getCity(slug);
    const kind = getCityKinds(slug).find((each) => each === kindText);
    const variant = parseListingVariant(segments);
    if (!city || !kind || !variant) return null;
    const projects = getProjectsOfCityKind(slug, kind);
    return {
      ...listedProjects(getPlainListing(projects), variant),
      title: cityKindTitle(kind, city.name),
      base: cityKindPath(slug, kind),
      trail: cityKindTrail(city, kind, variant),
      image: city.image,
      projectCount: projects.length,
      developerNames: developerNamesOf(projects),
      guide: cityGuideOf(projects, variant),
      fuller: fullerListing(slug, kind, projects),
      shareImage: getCityShare(city),
    };
  },
});

const projectsByDeveloperAndCity = memoizeOnContent(() => groupedBy(getProjects(), keyOfDeveloperAndCity));

function keyOfDeveloperAndCity({ developerSlug, citySlug }: Pick<Project, 'developerSlug' | 'citySlug'>): string {
  return `${developerSlug}/${citySlug}`;
}

/** The cities of a developer's projects. */
const citiesOf = memoizeByObject((projects: Project[]): City[] => {
  const slugs = new Set(projects.map(({ citySlug }) => citySlug));
  return getCities().filter(({ slug }) => slugs.has(slug));
});

function projectsOf(developerSlug: string, city: City | null): Project[] {
  if (!city) return getProjectsOfDeveloper(developerSlug);
  return projectsByDeveloperAndCity().get(keyOfDeveloperAndCity({ developerSlug, citySlug: city.slug })) ?? [];
}

/** A developer's projects over all cities or in one (spec 2, Project listing page). */
export const developerListingPages = pageKind('/developer-projects/[company]/[[...rest]]', {
  name: 'listing of a developer',
  params: () =>
    getDevelopers().flatMap(({ slug }) =>
      [null, ...citiesOf(getProjectsOfDeveloper(slug))].flatMap((city) =>
        listingVariants(getListing(projectsOf(slug, city))).map((variant) => ({
          company: slug,
          rest: city ? [city.slug, ...variant] : variant,
        })),
      ),
    ),
  data: ({ company, rest }) => {
    const developer = getDeveloper(company);
    if (!developer) return null;
    const city = citiesOf(getProjectsOfDeveloper(company)).find(({ slug }) => slug === rest[0]) ?? null;
    const variant = parseListingVariant(city ? rest.slice(1) : rest);
    if (!variant) return null;
    const projects = projectsOf(company, city);
    const { name, summary } = developer;
    return {
      ...listedProjects(getListing(projects), variant),
      title: `${name} Projects${city ? ` in ${city.name}` : ''}`,
      base: listingPath(company, city?.slug),
      trail: developerListingTrail(developer, city, variant),
      image: developer.banner ?? getHeroImage(0),
      developerSlug: company,
      developerName: name,
      summary,
      cityName: city?.name ?? null,
      projectCount: projects.length,
      shareImage: getDeveloperShare(developer),
    };
  },
});
