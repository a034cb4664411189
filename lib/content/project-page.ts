import 'server-only';
import type { ProjectPage } from '@/lib/domain/project-page';
import { startingLoanOf, toLocationFacts } from '@/lib/domain/project-page';
import { toProjectSummary, type Project } from '@/lib/domain/project';
import { projectFaqs } from '@/lib/domain/project-faqs';
import { createSimilarityIndex, similarProjects } from '@/lib/domain/similar-projects';
import { paramsOrNone } from '@/lib/domain/static-params';
import { getAmenitiesSection, getAmenityImages } from './amenities';
import { getCity } from './cities';
import { fromContent } from './content';
import { getDeveloper } from './developers';
import { getFloorPlanSection } from './floor-plans';
import { getDefaultCoordinates, getLocation } from './locations';
import { getPaymentPlansSection } from './payment-plans';
import { getProject, getProjectById, getProjects } from './projects';
import { getSitePlanSection } from './site-plans';
import { getSpecificationImages, getSpecificationsSection } from './specifications';

const similarityIndex = fromContent(() => createSimilarityIndex(getProjects()));

/** Everything the page of a project shows, null for an unknown address (spec 2, Project page). */
export function getProjectPage(developerSlug: string, projectId: string): ProjectPage | null {
  const project = getProject(developerSlug, projectId);
  const developer = getDeveloper(developerSlug);
  const similar = () => getSimilarProjects(projectId).map(toProjectSummary);
  return project && developer && { project, developer, ...getOwnSections(project), similar: similar() };
}

/** Those a project's page leads to, best first (spec 9). */
export function getSimilarProjects(projectId: string): Project[] {
  const project = getProjectById(projectId);
  return project ? similarProjects(project, similarityIndex()) : [];
}

/** Address parts of every project, for the pages that exist once a project. */
export function getProjectParams(): { developer: string; id: string }[] {
  const params = getProjects().map(({ developerSlug, id }) => ({ developer: developerSlug, id }));
  return paramsOrNone(params, { developer: 'none', id: 'none' });
}

/** What a project's page shows of the project's own records. */
export function getOwnSections(project: Project) {
  const { id } = project;
  return {
    cityHref: getCity(project.citySlug)?.href ?? null,
    floorPlan: getFloorPlanSection(id),
    paymentPlans: getPaymentPlansSection(id),
    amenities: getAmenitiesSection(id),
    amenitySlides: getAmenityImages(id),
    specifications: getSpecificationsSection(id),
    specificationSlides: getSpecificationImages(id),
    location: toLocationFacts(getLocation(id), project.coordinates, getDefaultCoordinates()),
    sitePlan: getSitePlanSection(id),
    faqs: projectFaqs(project),
    startingLoanRupees: startingLoanOf(project),
  };
}
