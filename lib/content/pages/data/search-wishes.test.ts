import { createFacetIndex, filterListing } from '@/lib/domain/listing/facets';
import { keepKnownValues, parseListingAddress } from '@/lib/domain/listing/address';
import { LISTING_RULES } from '@/lib/domain/listing/state';
import { listingKey } from '@/lib/domain/listing/listing';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import { formatOfferCount } from '@/lib/domain/search/offer';
import { toSearchSections } from '@/lib/domain/search/sections';
import { remembered } from '@/lib/domain/site/remembered';
import { getListingFile } from '../data';
import { getAssistantData } from './assistant';
import { getSearchFile } from './search';
import { WISHES } from '@/lib/domain/search/fixtures/wishes';

const CATALOGUE = createCatalogue(getSearchFile(), getAssistantData());

const BASES = ['/projects', '/commercial', '/sco'];

/** What the filters of a listing find; of one with both kinds, the half that is shown: '/projects commercial'. */
const indexOf = remembered((shown) => {
  const [base = '', half] = shown.split(' ');
  const records = getListingFile(`${listingKey(base)}.json`)!;
  const kinds = new Set(records.map(({ kind }) => kind));
  const hasToggle = kinds.size === 2 && (base === '/projects' || /^\/(?:developer-projects|locality)\//.test(base));
  return createFacetIndex(
    records.filter(({ kind }) => !hasToggle || kind === half),
    LISTING_RULES,
  );
});

/** Number of projects that the listing at an address shows. */
function listed(href: string): number {
  const { pathname, search } = new URL(href, 'http://site');
  const base = BASES.find((each) => pathname.startsWith(each)) ?? pathname;
  const state = parseListingAddress({ base, linkBase: base }, LISTING_RULES, { path: pathname, query: search });
  const index = indexOf(`${base} ${state.isCommercial ? 'commercial' : 'residential'}`);
  return filterListing(index, keepKnownValues(state, index.values)).matches.length;
}

test('there are a hundred and twenty wishes and more', () => {
  expect(new Set(WISHES.map(([query]) => query)).size).toBeGreaterThanOrEqual(120);
});

test.each(WISHES)('"%s": %s: %s', (query, heading, first) => {
  const answer = answerQuery(query, CATALOGUE);
  const sections = toSearchSections(answer);
  expect([sections[0]?.heading, sections[0]?.rows[0]?.name]).toEqual([heading, first]);
  for (const { rows } of sections) for (const { href } of rows) expect(href).toMatch(/^\/\S*$/);
  if (answer.isNothing) expect(sections.flatMap(({ rows }) => rows).some(({ enquiry }) => enquiry)).toBe(true);
  if (answer.offer) {
    expect(formatOfferCount(answer.offer)).toMatch(/^\d+ (?:projects?|close|with price on request)/);
    const {
      fits,
      close,
      'on-request': onRequest,
    } = answer.offer.counts ?? { fits: answer.offer.count, close: 0, 'on-request': 0 };
    expect(fits + close + onRequest).toBe(listed(answer.offer.href));
  }
  for (const { href, label } of answer.wayOn?.relaxed ?? []) {
    const numbers = (label.split(/: | – /).at(-1) ?? '').match(/\d+/g)?.map(Number) ?? [];
    if (numbers.length > 0) expect(numbers.reduce((sum, each) => sum + each)).toBe(listed(href));
  }
});
