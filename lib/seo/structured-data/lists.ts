import type { CollectionPage, Graph, ImageObject, ItemList, Organization, Service } from 'schema-dts';
import type { City } from '@/lib/domain/city';
import { hasProjects, type Developer } from '@/lib/domain/developer';
import type { FloorPlan } from '@/lib/domain/floor-plan';
import { listingSlice, type ListingVariant, type SplitListing } from '@/lib/domain/listing';
import { listingVariantPath, projectPath, servicePath } from '@/lib/domain/routes';
import type { Service as SiteService } from '@/lib/domain/service';
import { cityTrail, type Crumb } from '@/lib/domain/trail';
import { absoluteUrl, breadcrumbList, organisationId, toGraph, type SiteIdentity } from './graph';

interface ListedProject {
  developerSlug: string;
  id: string;
}

interface CollectionInput {
  name: string;
  path: string;
  trail: readonly Crumb[];
  /** What the page lists, in its order; paths of this site or addresses of others. */
  hrefs: readonly string[];
  site: SiteIdentity;
}

function itemList(hrefs: readonly string[], site: SiteIdentity, name?: string): ItemList {
  return {
    '@type': 'ItemList',
    ...(name ? { name } : {}),
    numberOfItems: hrefs.length,
    itemListElement: hrefs.map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(site, href),
    })),
  };
}

/** Addresses of projects, in the page's order. */
export function projectHrefs(projects: readonly ListedProject[]): string[] {
  return projects.map(({ developerSlug, id }) => projectPath(developerSlug, id));
}

/** Addresses of the developers that have a page here, in the page's order: others lead away or to the form. */
export function developerHrefs(developers: readonly Pick<Developer, 'href' | 'projectCount'>[]): string[] {
  return developers
    .filter((developer) => hasProjects(developer) && developer.href.startsWith('/'))
    .map(({ href }) => href);
}

/** A page whose purpose is a list: category, city, listing, developers, locality. Without anything to list: its trail. */
export function collectionGraph({ name, path, trail, hrefs, site }: CollectionInput): Graph {
  const page: CollectionPage = {
    '@type': 'CollectionPage',
    name,
    url: absoluteUrl(site, path),
    mainEntity: itemList(hrefs, site),
  };
  return toGraph(hrefs.length > 0 ? [breadcrumbList(trail, site), page] : [breadcrumbList(trail, site)]);
}

interface ListingInput {
  title: string;
  base: string;
  listing: SplitListing<ListedProject>;
  variant: ListingVariant;
  trail: readonly Crumb[];
  site: SiteIdentity;
}

/** One page of a listing with the projects it shows. */
export function listingGraph({ title, base, listing, variant, trail, site }: ListingInput): Graph {
  const path = listingVariantPath(base, variant.isCommercial, variant.page);
  const hrefs = projectHrefs(listingSlice(listing, variant).projects);
  return collectionGraph({ name: title, path, trail, hrefs, site });
}

/** A city's page with the projects it shows. */
export function cityGraph(city: City, shown: readonly ListedProject[], site: SiteIdentity): Graph {
  const name = `Property in ${city.name}`;
  return collectionGraph({ name, path: city.href, trail: cityTrail(city), hrefs: projectHrefs(shown), site });
}

/** A developer as an organisation of its own, never with our phone, and its projects. */
export function developerGraph(
  developer: Developer,
  projects: readonly ListedProject[],
  trail: readonly Crumb[],
  site: SiteIdentity,
): Graph {
  const { name, logo, hasOwnLogo, summary, location, established, href } = developer;
  const organisation: Organization = {
    '@type': 'Organization',
    name,
    ...(summary ? { description: summary } : {}),
    ...(hasOwnLogo ? { logo: absoluteUrl(site, logo.src) } : {}),
    ...(/^https?:/.test(href) ? { url: href } : {}),
    ...(location ? { location } : {}),
    ...(established ? { foundingDate: String(established) } : {}),
  };
  const list = projects.length > 0 ? [itemList(projectHrefs(projects), site, `Projects of ${name}`)] : [];
  return toGraph([breadcrumbList(trail, site), organisation, ...list]);
}

/** Drawings of a developer's floors. */
export function floorPlansGraph(plans: readonly FloorPlan[], trail: readonly Crumb[], site: SiteIdentity): Graph {
  const drawings = plans.flatMap(({ projectName, floors }) =>
    floors.flatMap(({ configuration, areaText, images }) =>
      images.map(({ src }): ImageObject => ({
        '@type': 'ImageObject',
        name: `${projectName}, ${configuration}, ${areaText}`,
        contentUrl: absoluteUrl(site, src),
      })),
    ),
  );
  return toGraph([breadcrumbList(trail, site), ...drawings]);
}

/** A service of the consultancy. */
export function serviceGraph(
  service: SiteService,
  cityNames: readonly string[],
  trail: readonly Crumb[],
  site: SiteIdentity,
): Graph {
  const thing: Service = {
    '@type': 'Service',
    name: service.name,
    ...(service.description ? { description: service.description } : {}),
    url: absoluteUrl(site, servicePath(service.id)),
    provider: { '@id': organisationId(site) },
    areaServed: cityNames.map((name) => ({ '@type': 'City', name })),
  };
  return toGraph([breadcrumbList(trail, site), thing]);
}
