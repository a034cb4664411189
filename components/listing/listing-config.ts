import type { ListingAddress } from '@/lib/domain/listing/address';
import { DEVELOPER_PAGE_RULES, LISTING_RULES, type ListingRules } from '@/lib/domain/listing/state';

/** What a listing is, wherever it is drawn: in the page or, once it reacts, in the browser. */
export interface ListingConfig {
  /** Of its data file. */
  dataKey: string;
  address: ListingAddress;
  /** On a developer's own page: another budget slider, the heading stays, its own form (spec 5, 7). */
  isDeveloperPage: boolean;
  hasToggle: boolean;
  /** Heading of the page where no locality is chosen. */
  title: string;
  /** Whose projects these are, for the text where nothing matches (spec 8). */
  developerName: string | null;
  headingLevel: 2 | 3;
  office: { enquiryHost: string; phone: string; email: string };
}

export function rulesOf({ isDeveloperPage }: Pick<ListingConfig, 'isDeveloperPage'>): ListingRules {
  return isDeveloperPage ? DEVELOPER_PAGE_RULES : LISTING_RULES;
}

/** Which lists are shown in full, and whether the drawer is open. */
export interface ListingFolds {
  hasAllChips: boolean;
  hasAllLocalities: boolean;
  isDrawerOpen: boolean;
}

export const FOLDED: ListingFolds = { hasAllChips: false, hasAllLocalities: false, isDrawerOpen: false };
