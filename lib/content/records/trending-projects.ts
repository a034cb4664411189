import 'server-only';
import { distinctPictures } from '@/lib/domain/picture/image';
import { formatPriceText } from '@/lib/domain/project/price-text';
import { type Project, PROJECT_DEFAULTS, projectPlaceText, type TrendingProject } from '@/lib/domain/project/project';
import { projectPath } from '@/lib/domain/site/routes';
import type { Section } from '@/lib/domain/project/page';
import { isSlug } from '@/lib/domain/site/slug';
import { memoizeOnContent, getContent } from '../set/content';
import { toImage } from './image-url';
import { getProjectById } from './projects';
import type { RawTrendingProject } from '../schemas/project';
import { textOf } from '../files/texts';

/** The trending projects in file order, no picture twice; location and address come from the project with that id. */
export const getTrendingProjects: () => TrendingProject[] = memoizeOnContent(({ trendingProjects }) => {
  const listed = trendingProjects.entries.flatMap(({ id, value }) => {
    const project = getProjectById(id);
    return project ? [{ card: toTrendingProject(value, project), others: project.images }] : [];
  });
  const images = distinctPictures(listed.map(({ card, others }) => [card.image, ...others]));
  return listed.map(({ card }, at) => ({ ...card, image: images[at] ?? card.image }));
});

/** The same as a section: in a lenient build the file may be faulty ('Failed to load trending projects.', spec 8). */
export function getTrendingProjectsSection(): Section<TrendingProject[]> {
  const trending = getTrendingProjects();
  if (trending.length > 0) return { kind: 'ready', value: trending };
  return getContent().trendingProjects.isUnreadable
    ? { kind: 'faulty', message: 'The file could not be read.' }
    : { kind: 'missing' };
}

function toTrendingProject(raw: RawTrendingProject, project: Project): TrendingProject {
  const price = textOf(raw.price);
  const slug = textOf(raw.slug);
  const projectHref = projectPath(project.developerSlug, project.id);
  return {
    id: project.id,
    name: textOf(raw.name) ?? project.name,
    href: slug && isSlug(slug) ? projectHref : slug,
    projectHref,
    image: raw.image ? toImage(raw.image) : project.image,
    priceText: price ? formatPriceText(price) : project.priceText,
    description: textOf(raw.description) ?? project.shortDescription ?? PROJECT_DEFAULTS.description,
    developerName: project.developerName,
    placeText: projectPlaceText(project),
  };
}
