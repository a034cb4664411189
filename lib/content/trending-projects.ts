import 'server-only';
import { formatPriceText } from '@/lib/domain/price';
import { PROJECT_DEFAULTS, projectPlace, type Project } from '@/lib/domain/project';
import { projectPath } from '@/lib/domain/routes';
import { isSlug } from '@/lib/domain/slug';
import type { TrendingProject } from '@/lib/domain/trending-project';
import { fromContent } from './content';
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
