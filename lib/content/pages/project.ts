import 'server-only';
import { type Section, toLocationFacts } from '@/lib/domain/project/page';
import { withPreposition } from '@/lib/domain/site/at-place';
import { projectFaqs } from '@/lib/domain/project/faqs';
import { type Project, PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import { floorPlansPath, localityPath, locationPath } from '@/lib/domain/site/routes';
import { similarProjects } from '@/lib/domain/project/similar';
import { getAdviserOf } from '../records/pages';
import {
  getAmenitiesSection,
  getAmenityImages,
  getSpecificationImages,
  getSpecificationsSection,
  hasRendering,
  sightsOn,
} from '../records/catalogue';
import { getProjectShare } from '../records/share-cards';
import { getCity } from '../records/cities';
import { RECORD_PARTS } from '../records/parts';
import { getProjectTrust } from '../records/trust';
import { keepLast } from '../files/memoize';
import { memoizeOnContent } from '../set/content';
import { getDeveloper } from '../records/developers';
import { getFloorPlanSection } from '../records/floor-plans';
import { getLocalityPages, type LocalityPage } from '../records/localities';
import { getDefaultCoordinates, getLocation, hasLocationPage } from '../records/locations';
import { getProject, getProjects, getProjectById } from '../records/projects';
import { getUnits } from '../records/units';
import { rowOf } from './listing';
import { mapOf } from './map';
import { pageKind } from './page-kind';
import type { SitePlan } from '@/lib/domain/project/floor-plan';
import { toImage } from '@/lib/content/records/image-url';
import { getPaymentPlansSection, sectionReader } from '@/lib/content/records/sections';
import { textOf } from '@/lib/content/files/texts';

/** The params of all projects. */
export const projectParams = () => getProjects().map(({ developerSlug, id }) => ({ developer: developerSlug, id }));

/** A project: its own records, its developer, and similar projects (spec 2, Project page). */
export const projectPages = pageKind('/project-details/[developer]/[id]', {
  name: 'project',
  isPictured: true,
  params: projectParams,
  data: ({ developer: slug, id }) => {
    const project = getProject(slug, id);
    const developer = getDeveloper(slug);
    if (!project || !developer) return null;
    return {
      ...sheetOf(project),
      developer,
      similar: rowOf(similarProjects(project, getProjects())),
    };
  },
});

/** What a project's page and its brochure show of the project; a build reads the two one behind the other. */
export const sheetOf = keepLast((project: Project) => {
  const { id } = project;
  const city = getCity(project.citySlug);
  const location = getLocation(id);
  return {
    project,
    floorPlan: getFloorPlanSection(id),
    paymentPlans: getPaymentPlansSection(id),
    renderings: { gallery: hasRendering(project.images), location: hasRendering(location?.images ?? []) },
    sights: sightsOn(project.images),
    amenities: getAmenitiesSection(id),
    amenitySlides: getAmenityImages(id),
    specifications: getSpecificationsSection(id),
    specificationSlides: getSpecificationImages(id),
    location: toLocationFacts(location, project.coordinates, getDefaultCoordinates()),
    map: mapOf(
      [project],
      location?.nearby.map(({ name }) => name),
    ),
    sitePlan: getSitePlanSection(id),
    faqs: projectFaqs(project),
    region: city?.state ?? null,
    coordinates: location?.coordinates ?? project.coordinates,
    /** Its locality, where one has a page, and its city. */
    within: [
      ...(localitiesByProject().get(id) ?? [])
        .slice(0, 1)
        .map((page) => ({ name: page.name, href: localityPath(page.id) })),
      ...(city ? [{ name: city.name, href: city.href }] : []),
    ],
    ways: waysOn(project),
    shareImage: getProjectShare(project),
    adviser: getAdviserOf(project),
    costs: RECORD_PARTS.getProjectCosts?.(project) ?? null,
    trust: getProjectTrust(project),
    units: getUnits(id),
  };
});

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
    ...localities.map(({ id, name }) => ({ label: `Projects ${withPreposition(name)}`, href: localityPath(id) })),
    ...(city ? [{ label: `Property in ${city.name}`, href: city.href }] : []),
  ];
}

/** A project's site plan, faulty where a lenient build could not read it. */
const getSitePlanSection: (projectId: string) => Section<SitePlan> = sectionReader(
  ({ sitePlans }) => sitePlans,
  (raw, { key }) => ({
    projectName: getProjectById(key)?.name ?? textOf(raw.name) ?? PROJECT_DEFAULTS.name,
    images: raw.sitePlanImages.filter((image) => image !== '').map(toImage),
  }),
);
