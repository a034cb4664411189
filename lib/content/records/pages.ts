import 'server-only';
import { projectPath, servicePath } from '@/lib/domain/site/routes';
import type { Service } from '@/lib/domain/site/service';
import { isSlug } from '@/lib/domain/site/slug';
import { type Adviser, adviserOf } from '@/lib/domain/project/adviser';
import type { Project } from '@/lib/domain/project/project';
import { internationalDigits } from '@/lib/domain/site/phone';
import type { Promo } from '@/lib/domain/visitor/interruption';
import { memoizeOnContent } from '../set/content';
import { textOf } from '../files/texts';
import { cityNamed } from '../files/names';
import { toImage } from './image-url';
import { getProjectById } from './projects';

/** The services in file order; a bare slug is the page of that service. */
export const getServices: () => Service[] = memoizeOnContent(({ services }) =>
  services.entries.map(({ id, value: raw }) => {
    const slug = textOf(raw.slug);
    return {
      id,
      name: raw.name.trim(),
      href: slug && isSlug(slug) ? servicePath(slug) : slug,
      description: textOf(raw.description) ?? '',
      text: raw.text ?? [],
      headings: raw.headings ?? [],
      links: raw.links ?? [],
      hasVideo: raw.hasVideo === true,
    };
  }),
);

/** The named advisers in file order; without those of an unknown city in a lenient build. */
export const getAdvisers: () => Adviser[] = memoizeOnContent((content) =>
  content.advisers.entries.flatMap(({ value: { city, localities = [], photo, whatsapp, ...rest } }) => {
    const citySlug = cityNamed(content, city)?.slug;
    if (!citySlug) return [];
    return [
      { ...rest, citySlug, localities, whatsapp: internationalDigits(whatsapp), photo: photo ? toImage(photo) : null },
    ];
  }),
);

/** The adviser of a project's corridor; null without one. */
export function getAdviserOf(project: Project): Adviser | null {
  return adviserOf(project, getAdvisers());
}

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
