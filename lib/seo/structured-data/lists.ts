import type { CollectionPage, Graph, ImageObject, ItemList, ListItem, Organization, Service, Thing } from 'schema-dts';
import type { City } from '@/lib/domain/place/city';
import { hasProjects, sortDevelopers, type Developer } from '@/lib/domain/project/developer';
import type { FloorPlan } from '@/lib/domain/project/floor-plan';
import type { ListedProjects, ListingPage } from '@/lib/domain/page/listing-page';
import { CATEGORY_LABELS, type ProjectCategory } from '@/lib/domain/site/kinds';
import { categoryDevelopersPath, listingVariantPath, ROUTES, servicePath } from '@/lib/domain/site/routes';
import { type Section, valueOf } from '@/lib/domain/project/page';
import type { Service as SiteService } from '@/lib/domain/site/service';
import { cityTrail, developerTrail, pageTrail, sectionTrail, type Crumb } from '@/lib/domain/page/trail';
import type { TrendingProject } from '@/lib/domain/project/project';
import {
  absoluteUrl,
  breadcrumbList,
  organisationId,
  placeChain,
  toGraph,
  type PlaceWithPage,
  type SiteIdentity,
} from './graph';

/** Every graph needs the site of its page. */
interface OfSite {
  site: SiteIdentity;
}

interface Linked {
  href: string;
}

interface CollectionInput extends OfSite {
  name: string;
  path: string;
  trail: readonly Crumb[];
  /** Addresses of the listed things, in the page's order; paths of this site or external addresses. */
  hrefs: readonly string[];
  /** What the page is about; of its own page alone. */
  about?: Thing;
}

function itemList(hrefs: readonly string[], site: SiteIdentity, name?: string): ItemList {
  return {
    '@type': 'ItemList',
    ...(name ? { name } : {}),
    numberOfItems: hrefs.length,
    itemListElement: hrefs.map((href, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(site, href),
    })),
  };
}

/** Addresses in the page's order. */
function hrefsOf(linked: readonly Linked[]): string[] {
  return linked.map(({ href }) => href);
}

/** Addresses of the developers that have a page here, in the page's order; others link elsewhere or to the form. */
export function developerHrefs(developers: readonly Pick<Developer, 'href' | 'projectCount'>[]): string[] {
  return developers
    .filter((developer) => hasProjects(developer) && developer.href.startsWith('/'))
    .map(({ href }) => href);
}

/** A page that is a list: category, city, listing, developers, locality. With nothing to list, only its trail. */
function collectionGraph({ name, path, trail, hrefs, about, site }: CollectionInput): Graph {
  const page: CollectionPage = {
    '@type': 'CollectionPage',
    name,
    url: absoluteUrl(site, path),
    mainEntity: itemList(hrefs, site),
    ...(about ? { about } : {}),
  };
  return toGraph([breadcrumbList(trail, site), ...(hrefs.length > 0 ? [page] : about ? [about] : [])]);
}

const listedHrefs = ({ view }: ListedProjects) => view.records.map(({ summary }) => summary.href);

/** One page of a listing with the projects it shows. */
export function listingGraph(page: ListingPage & OfSite & { about?: Thing }): Graph {
  const { title, base, variant, trail, about, site } = page;
  const path = listingVariantPath(base, variant.isCommercial, variant.page);
  return collectionGraph({ name: title, path, trail, hrefs: listedHrefs(page), about, site });
}

/** A locality's listing, about the place in its city. */
export function localityGraph(page: ListingPage & OfSite & { city: PlaceWithPage }): Graph {
  const { title, base, city, site } = page;
  const isPlain = !page.variant.isCommercial && page.variant.page === 1;
  const about = placeChain([{ name: title, href: base }, city], site);
  return listingGraph({ ...page, ...(isPlain && about ? { about } : {}) });
}

/** A city's page with the projects it shows. */
export function cityGraph({ city, shown, site }: OfSite & { city: City; shown: { projects: Linked[] }[] }): Graph {
  const name = `Property in ${city.name}`;
  const hrefs = hrefsOf(shown.flatMap(({ projects }) => projects));
  const about = placeChain([city], site);
  return collectionGraph({ name, path: city.href, trail: cityTrail(city), hrefs, ...(about ? { about } : {}), site });
}

/** The page of a project's surroundings: only its trail is described. */
export function locationGraph({ project, site }: OfSite & { project: { name: string } }): Graph {
  return toGraph([breadcrumbList(sectionTrail('Location', project.name), site)]);
}

interface DevelopersInput extends OfSite {
  developers: readonly Developer[];
}

export function developersGraph({ developers, site }: DevelopersInput): Graph {
  return collectionGraph({
    name: 'Explore projects by developer',
    path: ROUTES.developersList,
    trail: pageTrail('Developers'),
    hrefs: developerHrefs(developers),
    site,
  });
}

export function directoryGraph({ developers, site }: DevelopersInput): Graph {
  return collectionGraph({
    name: 'All Developers',
    path: ROUTES.developersDirectory,
    trail: pageTrail('All Developers'),
    hrefs: developerHrefs(sortDevelopers(developers)),
    site,
  });
}

export function categoryDevelopersGraph(page: DevelopersInput & { category: ProjectCategory }): Graph {
  const { category, developers, site } = page;
  const label = CATEGORY_LABELS[category];
  return collectionGraph({
    name: `${label} projects by developer`,
    path: categoryDevelopersPath(category),
    trail: pageTrail(`${label} Projects`),
    hrefs: developerHrefs(developers),
    site,
  });
}

export function trendingGraph({ trending, site }: OfSite & { trending: Section<TrendingProject[]> }): Graph {
  const projects = valueOf(trending) ?? [];
  return collectionGraph({
    name: 'Trending Projects',
    path: ROUTES.trending,
    trail: pageTrail('Trending Projects'),
    hrefs: projects.map(({ href, projectHref }) => href ?? projectHref),
    site,
  });
}

/** A developer as an organisation of its own, never with our phone, and its projects. */
export function developerGraph(page: OfSite & { developer: Developer; listing: ListedProjects | null }): Graph {
  const { developer, listing, site } = page;
  const { name, logo, hasOwnLogo, summary, location, established, href } = developer;
  const organisation: Organization = {
    '@type': 'Organization',
    name,
    description: summary || undefined,
    logo: hasOwnLogo ? absoluteUrl(site, logo.src) : undefined,
    url: /^https?:/.test(href) ? href : undefined,
    location: location || undefined,
    foundingDate: established ? String(established) : undefined,
  };
  const list = listing ? [itemList(listedHrefs(listing), site, `Projects of ${name}`)] : [];
  return toGraph([breadcrumbList(developerTrail(developer), site), organisation, ...list]);
}

interface FloorPlansInput extends OfSite {
  developer: { name: string };
  plans: readonly FloorPlan[];
}

/** Drawings of a developer's floors. */
export function floorPlansGraph({ developer, plans, site }: FloorPlansInput): Graph {
  const drawings = plans.flatMap(({ projectName, floors }) =>
    floors.flatMap(({ configuration, areaText, images }) =>
      images.map(({ src }): ImageObject => ({
        '@type': 'ImageObject',
        name: `${projectName}, ${configuration}, ${areaText}`,
        contentUrl: absoluteUrl(site, src),
      })),
    ),
  );
  return toGraph([breadcrumbList(sectionTrail('Floor Plans', developer.name), site), ...drawings]);
}

/** A service of the consultancy. */
export function serviceGraph(page: OfSite & { service: SiteService; cityNames: readonly string[] }): Graph {
  const { service, cityNames, site } = page;
  const thing: Service = {
    '@type': 'Service',
    name: service.name,
    ...(service.description ? { description: service.description } : {}),
    url: absoluteUrl(site, servicePath(service.id)),
    provider: { '@id': organisationId(site) },
    areaServed: cityNames.map((name) => ({ '@type': 'City', name })),
  };
  return toGraph([breadcrumbList(sectionTrail('Services', service.name), site), thing]);
}
