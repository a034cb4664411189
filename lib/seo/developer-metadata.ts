import type { Metadata } from 'next';
import { hasProjects, type Developer } from '@/lib/domain/project/developer';
import { formatNames, formatProjectCount } from '@/lib/domain/site/display-text';
import { CATEGORY_LABELS, type ProjectCategory } from '@/lib/domain/site/kinds';
import { categoryDevelopersPath, categoryPath, developerPath, floorPlansPath, ROUTES } from '@/lib/domain/site/routes';
import { MIN_HOMES } from './listing-metadata';
import { pageMetadata, unlistedMetadata, type PageContext } from './page-metadata';

const GOODS: Record<ProjectCategory, string> = {
  residential: 'homes',
  commercial: 'offices and shops',
  plots: 'plots',
  sco: 'shop-cum-office plots',
};

interface DevelopersContext extends PageContext {
  developers: Pick<Developer, 'name' | 'projectCount'>[];
}

function firstNames(developers: DevelopersContext['developers']): string {
  return formatNames(developers.slice(0, 3).map(({ name }) => name));
}

/** The list of developers with projects (spec 2, Route table). */
export function developersMetadata(page: DevelopersContext): Metadata {
  const open = page.developers.filter(hasProjects);
  const first = firstNames(open);
  return pageMetadata(page, {
    title: 'Explore projects by developer',
    description: `Choose a project by who builds it: ${open.length} developers${first ? `, among them ${first}` : ''}, each with its projects, counts and floor plans.`,
    path: ROUTES.developersList,
  });
}

export function directoryMetadata(page: DevelopersContext): Metadata {
  return pageMetadata(page, {
    title: 'All Developers',
    description: `The directory of all ${page.developers.length} developers we work with, from A to Z: what they build, and where to see it.`,
    path: ROUTES.developersDirectory,
  });
}

/** The grid of developers whose type includes the category, who stand on its listing too (spec 2, Route table). */
export function categoryDevelopersMetadata(
  page: DevelopersContext & { category: ProjectCategory; projectCount: number },
): Metadata {
  const { category, developers, projectCount } = page;
  const first = firstNames(developers);
  return pageMetadata(page, {
    title: `${CATEGORY_LABELS[category]} projects by developer`,
    description: `${developers.length} developers of ${GOODS[category]}${first ? `, among them ${first}` : ''}: their profiles, projects and floor plans.`,
    path: categoryDevelopersPath(category),
    ...(projectCount >= MIN_HOMES ? { fuller: categoryPath(category) } : { robots: 'noindex' }),
  });
}

/** A developer's profile and projects; without any it is not indexed. */
export function developerMetadata(page: PageContext & { developer: Developer }): Metadata {
  const { developer } = page;
  const { slug, name, location, projectCount, summary } = developer;
  return pageMetadata(page, {
    title: `${name}: projects and profile`,
    description: `${name}${location ? `, ${location}` : ''}: ${formatProjectCount(projectCount)}. ${summary}`,
    path: developerPath(slug),
    robots: hasProjects(developer) ? undefined : 'noindex',
  });
}

export const floorPlanDevelopersMetadata = unlistedMetadata(
  ROUTES.floorPlans,
  'Floor Plans',
  'Floor plans by developer.',
);

interface FloorPlansContext extends PageContext {
  developer: Pick<Developer, 'slug' | 'name'>;
  plans: { projectName: string }[];
}

export function floorPlansMetadata(page: FloorPlansContext): Metadata {
  const { slug, name } = page.developer;
  const names = formatNames(page.plans.slice(0, 4).map(({ projectName }) => projectName));
  return pageMetadata(page, {
    title: `Floor plans of ${name}`,
    description: names
      ? `Floor plans of ${name} with configuration, area and basic selling price: ${names}.`
      : `Floor plans of ${name}: none is published yet; ask a consultant for them.`,
    path: floorPlansPath(slug),
    robots: names ? undefined : 'noindex',
  });
}
