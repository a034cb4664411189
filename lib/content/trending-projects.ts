import 'server-only';
import { formatPriceText } from '@/lib/domain/price';
import { PROJECT_DEFAULTS, projectPlace, type Project } from '@/lib/domain/project';
import { projectPath } from '@/lib/domain/routes';
import type { Section } from '@/lib/domain/section';
import { isSlug } from '@/lib/domain/slug';
import type { TrendingProject } from '@/lib/domain/trending-project';
import { fromContent, getContent } from './content';
import { toImage } from './image-url';
import { getProjectById } from './projects';
import type { RawTrendingProject } from './schemas/project';
import { textOf } from './texts';

/** The trending projects in file order; place and address come from the project of that id. */
export const getTrendingProjects: () => TrendingProject[] = fromContent(({ trendingProjects }) =>
  trendingProjects.entries.flatMap(({ id, value }) => {
    const project = getProjectById(id);
    return project ? [toTrendingProject(value, project)] : [];
  }),
);

/** The same for a lenient build, whose file may be faulty ('Failed to load trending projects.', spec 8). */
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
    place: projectPlace(project),
  };
}
