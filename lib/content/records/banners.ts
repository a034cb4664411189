import 'server-only';
import { projectPlaceText } from '@/lib/domain/project/project';
import type { Banner } from '@/lib/domain/site/banner';
import { projectPath } from '@/lib/domain/site/routes';
import { memoizeOnContent } from '../set/content';
import { toImage } from './image-url';
import { getProjectById } from './projects';

/** The banners of the home page: first those that show a project, in the order of `heroProjects`, then the others. */
export const getBanners: () => Banner[] = memoizeOnContent(({ site }) => {
  const { heroImages = [], heroProjects = {} } = site.entries[0]?.value ?? {};
  const named = Object.keys(heroProjects).filter((picture) => heroImages.includes(picture));
  return [...new Set([...named, ...heroImages])].map((picture) => {
    const project = getProjectById(heroProjects[picture] ?? '');
    return {
      image: toImage(picture),
      project: project && {
        name: project.name,
        place: projectPlaceText(project),
        href: projectPath(project.developerSlug, project.id),
      },
    };
  });
});
