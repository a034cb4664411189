import 'server-only';
import { startingLoanOf, toLocationFacts } from '@/lib/domain/project/page';
import { projectFaqs } from '@/lib/domain/project/faqs';
import type { Project } from '@/lib/domain/project/project';
import { floorPlansPath, localityPath, locationPath } from '@/lib/domain/site/routes';
import { createSimilarityIndex, similarProjects } from '@/lib/domain/project/similar';
import {
  getAmenitiesSection,
  getAmenityImages,
  getSpecificationImages,
  getSpecificationsSection,
} from '../records/catalogue';
import { getProjectShare } from '../records/share-cards';
import { getCity } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { getDeveloper } from '../records/developers';
import { getFloorPlanSection } from '../records/floor-plans';
import { getLocalityPages, type LocalityPage } from '../records/localities';
import { getDefaultCoordinates, getLocation, hasLocationPage } from '../records/locations';
import { getPaymentPlansSection } from '../records/payment-plans';
import { getProject, getProjects } from '../records/projects';
import { getSitePlanSection } from '../records/site-plans';
import { OfProject } from './hash';
import { summaryOf } from './listing';
import { pageKind } from './page-kind';

const similarityIndex = memoizeOnContent(() => createSimilarityIndex(getProjects()));

const projectParams = () => getProjects().map(({ developerSlug, id }) => ({ developer: developerSlug, id }));

/** A project: its own records, its developer, and similar projects (spec 2, Project page). */
export const projectPages = pageKind('/project-details/[developer]/[id]', {
  name: 'project',
  isPictured: true,
  params: projectParams,
  data: ({ developer: slug, id }) => {
    const project = getProject(slug, id);
    const developer = getDeveloper(slug);
    if (!project || !developer) return null;
    const similar = similarProjects(project, similarityIndex()).map(summaryOf);
    return { own: ownPage(project), developer, similar };
  },
  toPage: ({ own, developer, similar }) => ({ ...own, developer, similar }),
});

/** The same for print, without similar projects. */
export const brochurePages = pageKind('/brochure/[developer]/[id]', {
  name: 'brochure',
  params: projectParams,
  data: ({ developer: slug, id }) => {
    const project = getProject(slug, id);
    const developer = getDeveloper(slug);
    return project && developer && { own: ownPage(project), developer };
  },
  toPage: ({ own, developer }) => ({ ...own, developer }),
});

function ownPage(project: Project) {
  return new OfProject('page', project.id, () => ownData(project));
}

/** The part of a project's page that depends on the project's own records. */
function ownData(project: Project) {
  const { id } = project;
  const city = getCity(project.citySlug);
  const location = getLocation(id);
  return {
    project,
    cityHref: city?.href ?? null,
    floorPlan: getFloorPlanSection(id),
    paymentPlans: getPaymentPlansSection(id),
    amenities: getAmenitiesSection(id),
    amenitySlides: getAmenityImages(id),
    specifications: getSpecificationsSection(id),
    specificationSlides: getSpecificationImages(id),
    location: toLocationFacts(location, project.coordinates, getDefaultCoordinates()),
    sitePlan: getSitePlanSection(id),
    faqs: projectFaqs(project),
    startingLoanRupees: startingLoanOf(project),
    region: city?.state ?? null,
    coordinates: location?.coordinates ?? project.coordinates,
    ways: waysOn(project),
    shareImage: getProjectShare(project),
  };
}

const localitiesByProject = memoizeOnContent(() => {
  const pages = new Map<string, LocalityPage[]>();
  for (const page of getLocalityPages()) {
    for (const { id } of page.projects) pages.set(id, [...(pages.get(id) ?? []), page]);
  }
  return pages;
});

const hasFloorPlan = memoizeOnContent(({ floorPlans }) => new Set(floorPlans.entries.map(({ key }) => key)));

/** Links from a project to pages that exist, each once. */
function waysOn(project: Project): { label: string; href: string }[] {
  const city = getCity(project.citySlug);
  const localities = localitiesByProject().get(project.id) ?? [];
  return [
    ...(hasLocationPage(project.id)
      ? [{ label: `What lies around ${project.name}`, href: locationPath(project.id) }]
      : []),
    ...(hasFloorPlan().has(project.id)
      ? [{ label: `Floor plans of ${project.developerName}`, href: floorPlansPath(project.developerSlug) }]
      : []),
    ...localities.map(({ id, name }) => ({ label: `Projects in ${name}`, href: localityPath(id) })),
    ...(city ? [{ label: `Property in ${city.name}`, href: city.href }] : []),
  ];
}
