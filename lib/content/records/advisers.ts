import 'server-only';
import { adviserOf, type Adviser } from '@/lib/domain/project/adviser';
import type { Project } from '@/lib/domain/project/project';
import { internationalDigits } from '@/lib/domain/site/phone';
import { cityNamed } from '../files/city-names';
import { memoizeOnContent } from '../set/content';
import { toImage } from './image-url';

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
