import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { Site } from '@/lib/domain/site/site';
import type { Crumb } from '@/lib/domain/page/trail';

/** What structured data needs of the site. */
export type SiteIdentity = Pick<Site, 'url' | 'name'>;

/** Address with host: structured data knows no page it stands on. */
export function absoluteUrl({ url }: Pick<Site, 'url'>, path: string): string {
  return new URL(path, `${url}/`).href;
}

/** The consultancy, described on the home page alone and referred to elsewhere (search-engines 1.3). */
export function organisationId(site: Pick<Site, 'url'>): string {
  return `${site.url}/#org`;
}

/** Everything one page describes, in one data block. */
export function toGraph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/**
 * The visible trail for crawlers. Every item but the last must have an address, so steps without a page are left out
 * (search-engines 1.3).
 */
export function breadcrumbList(trail: readonly Crumb[], site: Pick<Site, 'url'>): BreadcrumbList {
  const last = trail.length - 1;
  const steps = trail.filter(({ href }, index) => href !== null || index === last);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== null && index < steps.length - 1 ? { item: absoluteUrl(site, href) } : {}),
    })),
  };
}

/** A page that describes nothing but its place on the site. */
export function pageGraph(trail: readonly Crumb[], site: Pick<Site, 'url'>): Graph {
  return toGraph([breadcrumbList(trail, site)]);
}
