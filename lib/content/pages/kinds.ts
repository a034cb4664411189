import 'server-only';
import { brochurePages } from './brochure';
import { affordabilityPage, buyingCostPage, stateCostPages } from './buying';
import { cityPages, placePages } from './city';
import { dataFiles, listingFiles, qrFiles } from './data';
import { developerPages, floorPlansPages } from './developer';
import { categoryDevelopersPages, developersPage, directoryPage, floorPlanDevelopersPage } from './developers';
import { embedPages } from './embed';
import { homePage, otherHomePage, trendingPage } from './home';
import { allProjectsPages, categoryPages, cityListingPages, developerListingPages } from './listings';
import { exportedFile, noParams, pagePath, type PageKind } from './page-kind';
import { localityPages, locationPages } from './places';
import { mapFiles } from './map-files';
import { projectPages } from './project';
import { shortlistPage } from './shortlist';
import {
  aboutPage,
  careerPage,
  comingSoonPage,
  contactPage,
  notFoundPage,
  notSentPage,
  offlinePage,
  privacyPage,
  servicePages,
} from './site';

/** Every kind of page. Builds, checks and audits follow this list. */
export const PAGE_KINDS: readonly PageKind[] = [
  ...[homePage, otherHomePage, aboutPage, careerPage, contactPage, trendingPage],
  ...[allProjectsPages, ...Object.values(categoryPages), ...Object.values(categoryDevelopersPages)],
  ...[cityPages, placePages, cityListingPages],
  ...[developersPage, directoryPage, developerPages, developerListingPages],
  ...[projectPages, brochurePages, floorPlanDevelopersPage, floorPlansPages, locationPages, localityPages],
  embedPages,
  ...[buyingCostPage, stateCostPages, affordabilityPage],
  ...[servicePages, comingSoonPage, shortlistPage, privacyPage, notFoundPage, notSentPage, offlinePage],
];

/** Data files beside the pages. */
export const DATA_KINDS: readonly PageKind[] = [listingFiles, mapFiles, qrFiles, dataFiles];

/** Files that Next's build makes for kinds without pages: its 404 page, which a host would answer with 200. */
export function filesOfNoPage(): string[] {
  return [...PAGE_KINDS, ...DATA_KINDS]
    .filter((kind) => kind.params().length === 0)
    .map((kind) => exportedFile(pagePath(kind, noParams(kind))));
}

/** Literal segments come before params, as in Next: /about is not a city. */
const byPrecedence = PAGE_KINDS.map((kind) => ({ kind, pattern: patternOf(kind) })).sort((a, b) =>
  a.kind.route.replaceAll('[', '\uffff') < b.kind.route.replaceAll('[', '\uffff') ? -1 : 1,
);

function patternOf({ route }: PageKind): RegExp {
  const steps = route.replace(/\/\[\[\.\.\.\w+\]\]/, '(?:/.+)?').replace(/\[\w+\]/g, '[^/]+');
  return new RegExp(`^${steps}$`);
}

/** Next writes the page for unknown addresses to a file of its own. */
const ADDRESS_OF_UNKNOWN = '/404';

/** The kind of the page at an address; null if no route matches. */
export function kindOfPath(path: string): PageKind | null {
  if (path === ADDRESS_OF_UNKNOWN) return notFoundPage;
  return byPrecedence.find(({ pattern }) => pattern.test(path))?.kind ?? null;
}
