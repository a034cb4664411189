import 'server-only';
import type { ProjectCategory } from '@/lib/domain/site/kinds';
import { categoryDevelopersPath, ROUTES } from '@/lib/domain/site/routes';
import { getCategoryShare } from '../records/share-cards';
import { getDevelopers, getDevelopersOfCategory } from '../records/developers';
import { getFloorPlan } from '../records/floor-plans';
import { getProjectsOfCategory, getProjectsOfDeveloper } from '../records/projects';
import { pageKind } from './page-kind';

/** Developers with projects, then the others (spec 2, Route table). */
export const developersPage = pageKind(ROUTES.developersList, {
  name: 'developers',
  data: () => ({ developers: getDevelopers() }),
});

/** All developers from A to Z. */
export const directoryPage = pageKind(ROUTES.developersDirectory, {
  name: 'developer directory',
  isPictured: true,
  data: () => ({ developers: getDevelopers() }),
});

/** Developers whose type includes a category (spec 2, Route table). */
function pageOfCategory(category: ProjectCategory) {
  return pageKind(categoryDevelopersPath(category), {
    name: 'developers of a category',
    data: () => ({
      category,
      developers: getDevelopersOfCategory(category),
      projectCount: getProjectsOfCategory(category).length,
      shareImage: getCategoryShare(category),
    }),
  });
}

export const categoryDevelopersPages = {
  residential: pageOfCategory('residential'),
  commercial: pageOfCategory('commercial'),
  plots: pageOfCategory('plots'),
  sco: pageOfCategory('sco'),
};

/** The address without a developer: a choice of the developers with floor plans. */
export const floorPlanDevelopersPage = pageKind(ROUTES.floorPlans, {
  name: 'developers with floor plans',
  data: () => ({
    developers: getDevelopers()
      .filter(({ slug }) => getProjectsOfDeveloper(slug).some(({ id }) => getFloorPlan(id) !== null))
      .map(({ slug, name }) => ({ slug, name })),
  }),
});
