import 'server-only';
import { DEVELOPER_PAGE_RULES } from '@/lib/domain/listing/state';
import { getDeveloperShare } from '../records/share-cards';
import { getDeveloper, getDevelopers } from '../records/developers';
import { getFloorPlan } from '../records/floor-plans';
import { getProjectsOfDeveloper } from '../records/projects';
import { getListing, listingPage } from './listing';
import { pageKind } from './page-kind';

/** A developer's profile and its projects (spec 2, Developer detail page). */
export const developerPages = pageKind('/project-details/[developer]', {
  name: 'developer',
  isPictured: true,
  params: () => getDevelopers().map(({ slug }) => ({ developer: slug })),
  data: ({ developer: slug }) => {
    const developer = getDeveloper(slug);
    if (!developer) return null;
    const projects = getProjectsOfDeveloper(slug);
    const listing = listingPage(getListing(projects), { isCommercial: false, page: 1 }, DEVELOPER_PAGE_RULES);
    const cities = [...new Map(projects.map(({ citySlug, cityName }) => [citySlug, cityName]))];
    return {
      developer,
      listing: listing.view.total > 0 ? { ...listing, map: null, mapCities: [] } : null,
      cities: cities.map(([citySlug, name]) => ({
        slug: citySlug,
        name,
        count: projects.filter((project) => project.citySlug === citySlug).length,
      })),
      shareImage: getDeveloperShare(developer),
    };
  },
});

/** Every floor plan of a developer's projects (routes-and-content, Routes). */
export const floorPlansPages = pageKind('/floor-plans/[company]', {
  name: 'floor plans',
  params: () => getDevelopers().map(({ slug }) => ({ company: slug })),
  data: ({ company }) => {
    const developer = getDeveloper(company);
    return (
      developer && {
        developer,
        plans: getProjectsOfDeveloper(company)
          .map(({ id }) => getFloorPlan(id))
          .filter((plan) => plan !== null)
          .filter(({ floors }) => floors.length > 0),
        shareImage: getDeveloperShare(developer),
      }
    );
  },
});
