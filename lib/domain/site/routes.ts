import type { ProjectCategory, CityKind } from './kinds';

/** Every address of the site in one place (spec 2; routes-and-content, Routes). No trailing slash. */
export const ROUTES = {
  home: '/',
  /** A part of the home page. */
  services: '/#services',
  about: '/about',
  career: '/career',
  contact: '/contact-us',
  trending: '/trending-projects',
  projects: '/projects',
  developersList: '/project-details',
  developersDirectory: '/developers',
  /** Without a developer; one developer's floor plans are at `floorPlansPath`. */
  floorPlans: '/floor-plans',
  comingSoon: '/coming-soon',
  shortlist: '/shortlist',
  privacy: '/privacy-policy',
  costOfBuying: '/cost-of-buying',
  affordability: '/affordability',
  notFound: '/not-found',
  /** Where a host that takes no enquiry leads a form without script. */
  notSent: '/enquiry-not-sent',
  /** What the service worker answers with where nothing can be fetched. */
  offline: '/offline',
} as const;

export function developerPath(developerSlug: string): string {
  return `/project-details/${developerSlug}`;
}

export function projectPath(developerSlug: string, projectId: string): string {
  return `/project-details/${developerSlug}/${projectId}`;
}

/** The print page of a project's brochure. */
export function brochurePath(developerSlug: string, projectId: string): string {
  return `/brochure/${developerSlug}/${projectId}`;
}

/** Its PDF, if one was made; otherwise the print page replaces it. */
export function brochurePdfPath(developerSlug: string, projectId: string): string {
  return `/brochures/${developerSlug}/${projectId}.pdf`;
}

export function listingPath(developerSlug: string, citySlug?: string): string {
  return citySlug ? `/developer-projects/${developerSlug}/${citySlug}` : `/developer-projects/${developerSlug}`;
}

export function categoryPath(category: ProjectCategory): string {
  return `/${category}`;
}

/** The grid of developers whose type includes the category. */
export function categoryDevelopersPath(category: ProjectCategory): string {
  return `/${category}-projects`;
}

export function cityPath(citySlug: string): string {
  return `/city/${citySlug}`;
}

export function cityKindPath(citySlug: string, kind: CityKind): string {
  return `/city/${citySlug}/${kind}`;
}

export function floorPlansPath(developerSlug: string): string {
  return `/floor-plans/${developerSlug}`;
}

export function locationPath(locationKey: string): string {
  return `/location/${locationKey}`;
}

export function localityPath(localityId: string): string {
  return `/locality/${localityId}`;
}

/** File of a city's drawing, below its homes. */
export function mapFilePath(citySlug: string): string {
  return `/data/maps/${citySlug}.svg`;
}

/** File of a QR code that opens a registration, or its authority's site. */
export function qrFilePath(name: string): string {
  return `/data/qr/${name}.svg`;
}

/** What a home costs in one state. */
export function stateCostPath(stateId: string): string {
  return `${ROUTES.costOfBuying}/${stateId}`;
}

export function servicePath(serviceId: string): string {
  return `/service/${serviceId}`;
}

/** Further pages and the other type of a listing: `{listing}[/commercial][/page/{n}]`. */
export function listingVariantPath(base: string, isCommercial: boolean, page: number): string {
  return `${base}${isCommercial ? '/commercial' : ''}${page > 1 ? `/page/${page}` : ''}`;
}

/**
 * Developer and id in the address of a project, as written; null for any other address (routes-and-content, Routes).
 */
export function parseProjectPath(path: string): { developer: string; id: string } | null {
  const [, developer, id] = /^\/project-details\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  return developer && id ? { developer: decodePart(developer), id: decodePart(id) } : null;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Redirects that do not depend on content; cities add theirs (routes-and-content, Routes). */
export const FIXED_REDIRECTS: Readonly<Record<string, string>> = { '/contact': ROUTES.contact };
