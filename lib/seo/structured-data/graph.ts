import type { BreadcrumbList, Graph, ListItem, Place, Thing } from 'schema-dts';
import type { Site } from '@/lib/domain/site/site';
import { pageTrail, type Crumb } from '@/lib/domain/page/trail';

/** Site fields that structured data needs. */
export type SiteIdentity = Pick<Site, 'url' | 'name'>;

/** Absolute address, because structured data has no base address. */
export function absoluteUrl({ url }: Pick<Site, 'url'>, path: string): string {
  return new URL(path, `${url}/`).href;
}

/** Id of the consultancy, which only the home page describes and other pages refer to (search-engines 1.3). */
export function organisationId(site: Pick<Site, 'url'>): string {
  return `${site.url}/#org`;
}

/** A city or locality with a page on this site. */
export interface PlaceWithPage {
  name: string;
  href: string;
}

/** Places from the inner to the outer, the last a city, each in the next; undefined for none. */
export function placeChain([inner, ...outer]: readonly PlaceWithPage[], site: Pick<Site, 'url'>): Place | undefined {
  if (!inner) return undefined;
  const within = placeChain(outer, site);
  const url = absoluteUrl(site, inner.href);
  return {
    '@type': within ? 'Place' : 'City',
    '@id': `${url}#place`,
    name: inner.name,
    ...(within ? { containedInPlace: within } : {}),
  };
}

/** Everything one page describes, in one data block. */
export function toGraph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

/**
 * The visible trail for crawlers. Every item but the last needs an address, so steps without a page are left out
 * (search-engines 1.3).
 */
export function breadcrumbList(trail: readonly Crumb[], site: Pick<Site, 'url'>): BreadcrumbList {
  const last = trail.length - 1;
  const steps = trail.filter(({ href }, index) => href !== null || index === last);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href !== null && index < steps.length - 1 ? absoluteUrl(site, href) : undefined,
    })),
  };
}

/** Graph of a page below the home page that has only its trail. */
export function trailGraph(name: string) {
  return ({ site }: { site: Pick<Site, 'url'> }): Graph => toGraph([breadcrumbList(pageTrail(name), site)]);
}
