import 'server-only';
import { servicePath } from '@/lib/domain/routes';
import type { Service } from '@/lib/domain/service';
import { isSlug } from '@/lib/domain/slug';
import { fromContent } from './content';
import { textOf } from './texts';

/** The services in file order; a bare slug is the page of that service. */
export const getServices: () => Service[] = fromContent(({ services }) =>
  services.entries.map(({ id, value: raw }) => {
    const slug = textOf(raw.slug);
    return {
      id,
      name: raw.name.trim(),
      href: slug && isSlug(slug) ? servicePath(slug) : slug,
      description: textOf(raw.description) ?? '',
    };
  }),
);
