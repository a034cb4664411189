import 'server-only';
import type { About } from '@/lib/domain/about';
import { fromContent } from './content';
import { ContentError } from './content-error';
import { paragraphsOf } from './texts';

/** The about page. */
export const getAbout: () => About = fromContent(({ about }) => {
  const raw = about.entries[0]?.value;
  if (!raw) throw new ContentError('about.json: the about page cannot be built without it');
  return { ...raw, about: paragraphsOf(raw.about) };
});
