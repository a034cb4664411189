import { formatListingAddress, keepKnownValues, parseListingAddress } from '@/lib/domain/listing/address';
import { createFacetIndex, filterListing, type FacetIndex } from '@/lib/domain/listing/facets';
import { listingKey, splitListing } from '@/lib/domain/listing/listing';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { DEVELOPER_PAGE_RULES, LISTING_RULES, type ListingRules, type ListingState } from '@/lib/domain/listing/state';
import { wishText } from '@/lib/domain/listing/words';
import { developerPath, listingPath, ROUTES } from '@/lib/domain/site/routes';
import type { Release } from '../capabilities';

/** The listings of one release. */
export type ReleaseListings = Awaited<ReturnType<typeof readListings>>;

/** Listings with a switch between homes and commercial projects. */
const HAS_TOGGLE = new RegExp(`^(?:${ROUTES.projects}|${listingPath('[^/]+')}(?:/[^/]+)?)$`);
const OF_DEVELOPER = new RegExp(`^${developerPath('([^/]+)')}$`);

/** Reads the listing files of a release. Rejects if it has none. */
export async function readListings({ read }: Release) {
  const open = new Map<string, Listing | null>();
  const listingOf = async (base: string) => {
    const known = open.get(base);
    if (known !== undefined) return known;
    const key = listingKey(base);
    const text = /^[\w.-]+$/.test(key) ? await read(`/data/listings/${key}.json`) : null;
    const listing = text === null ? null : toListing(base, JSON.parse(text) as ListingRecord[]);
    open.set(base, listing);
    return listing;
  };
  const all = await listingOf(ROUTES.projects);
  if (all === null) throw new Error('the site has no listings');
  return {
    /** Every project, by id. */
    homes: new Map(all.records.map((record) => [record.summary.id, record])),
    /** What the page at an address lists; null if there is no listing. */
    asked: async (address: string) => {
      const [path = '', query = ''] = address.split('?', 2);
      const segments = path.split('/').filter(Boolean);
      // The address may end in a variant: '/projects/commercial/page/2'.
      for (let length = segments.length; length > 0; length -= 1) {
        const base = `/${segments.slice(0, length).join('/')}`;
        const developer = OF_DEVELOPER.exec(base)?.[1];
        const listing = await listingOf(developer ? listingPath(developer) : base);
        if (listing) return toAsked(listing, base, developer ? DEVELOPER_PAGE_RULES : LISTING_RULES, { path, query });
      }
      return null;
    },
  };
}

interface Listing {
  base: string;
  records: readonly ListingRecord[];
  hasToggle: boolean;
  indexes: Map<string, FacetIndex>;
}

function toListing(base: string, records: readonly ListingRecord[]): Listing {
  return { base, records, hasToggle: HAS_TOGGLE.test(base), indexes: new Map() };
}

/** A listing of a release with the filters of an address, as the listing in the browser reads it. */
function toAsked(listing: Listing, base: string, rules: ListingRules, asked: { path: string; query: string }) {
  const address = { base, linkBase: listing.base };
  const { main, commercial } = splitListing(listing.records, listing.hasToggle);
  const read = parseListingAddress(address, rules, asked);
  const isCommercial = read.isCommercial && commercial.length > 0;
  const name = `${base} ${isCommercial}`;
  const index = listing.indexes.get(name) ?? createFacetIndex(isCommercial ? commercial : main, rules);
  listing.indexes.set(name, index);
  const state: ListingState = { ...keepKnownValues({ ...read, isCommercial }, index.values), sort: 'given', page: 1 };
  const own = new Set(index.records.map(({ summary }) => summary.id));
  const byId = new Map(index.records.map((record) => [record.summary.id, record]));
  return {
    /** The same choices, without what the listing does not offer. */
    address: formatListingAddress(address, rules, state),
    /** The filters in words; empty without any. */
    words: wishText(state, rules, ''),
    /** Those of the homes that the page shows for this address. */
    passing(homes: readonly ListingRecord[]) {
      const records = homes.flatMap(({ summary }) => (own.has(summary.id) ? (byId.get(summary.id) ?? []) : []));
      return filterListing({ ...index, records }, state).matches;
    },
  };
}
