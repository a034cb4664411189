import 'server-only';
import type { Promo } from '@/lib/domain/visitor/promo';
import { projectPath } from '@/lib/domain/site/routes';
import { memoizeOnContent } from '../set/content';
import { toImage } from './image-url';
import { getProjectById } from './projects';

/** The promotional popup; null in a lenient build whose promo or its project is faulty. */
export const getPromo: () => Promo | null = memoizeOnContent(({ promo }) => {
  const raw = promo.entries[0]?.value;
  const project = raw && getProjectById(raw.projectId);
  if (!raw || !project) return null;
  return {
    title: raw.title,
    text: raw.text,
    image: raw.image ? toImage(raw.image) : project.image,
    cta: raw.cta,
    action: raw.action ?? 'link',
    projectId: project.id,
    projectName: project.name,
    projectHref: projectPath(project.developerSlug, project.id),
  };
});
