import type { MapCity } from '@/lib/domain/listing/words';
import type { ListingAddress } from '@/lib/domain/listing/address';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import type { Crumb } from '@/lib/domain/page/trail';
import type { Office } from '@/lib/domain/site/site';
import { DEVELOPER_PAGE_RULES, LISTING_RULES, type ListingRules } from '@/lib/domain/listing/state';

/** Configuration of a listing, the same in the HTML and in the browser. */
export interface ListingConfig {
  /** Key of its data file. */
  dataKey: string;
  address: ListingAddress;
  hasToggle: boolean;
  nouns: ListedProjects['nouns'];
  /** Whether a map of the projects stands beside the list. */
  hasMap: boolean;
  /** Of a listing of several cities: those that have a map. */
  mapCities: MapCity[];
  /** Of the plain listing; null where a choice leaves heading and breadcrumbs as they are. */
  trail: Crumb[] | null;
  /** Heading of the page if no locality is chosen. */
  title: string;
  /** Absolute address of the listing. */
  shareUrl: string;
  /** Developer of the listing, for the text without results (spec 8); null if it is not one developer's. */
  developerName: string | null;
  headingLevel: 2 | 3;
  office: Office;
}

/** A developer's own page has another budget slider, a fixed heading, its own form (spec 5, 7). */
export function isDeveloperPage({ address }: Pick<ListingConfig, 'address'>): boolean {
  return address.base !== address.linkBase;
}

export function rulesOf(config: Pick<ListingConfig, 'address'>): ListingRules {
  return isDeveloperPage(config) ? DEVELOPER_PAGE_RULES : LISTING_RULES;
}

/** State of the long lists (shown in full or not), of the locality search and of the drawer. */
export interface ListingFolds {
  hasAllChips: boolean;
  hasAllLocalities: boolean;
  /** Text typed to find a locality. */
  typedLocality: string;
  /** The field of a range whose text is not understood, and that text. */
  unread: { name: string; text: string } | null;
  isDrawerOpen: boolean;
}

export const FOLDED: ListingFolds = {
  hasAllChips: false,
  hasAllLocalities: false,
  typedLocality: '',
  unread: null,
  isDrawerOpen: false,
};
