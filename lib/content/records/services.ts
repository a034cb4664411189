import 'server-only';
import { servicePath } from '@/lib/domain/site/routes';
import type { Service } from '@/lib/domain/site/service';
import { isSlug } from '@/lib/domain/site/slug';
import { memoizeOnContent } from '../set/content';
import { textOf } from '../files/texts';

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
    };
  }),
);
