import { createFacetIndex } from '@/lib/domain/listing/facets';
import { toListingRecord } from '@/lib/domain/listing/record';
import { initialListingState, LISTING_RULES } from '@/lib/domain/listing/state';
import { viewListing } from '@/lib/domain/listing/view';
import { aProject } from '@/lib/domain/project/fixtures/project';
import { listingMetadata } from './listing-metadata';

const VIEW = viewListing(
  createFacetIndex([toListingRecord(aProject())], LISTING_RULES),
  initialListingState(LISTING_RULES),
);
const [RECORD] = VIEW.records;

/** The metadata of a listing of `total` homes with `shown` of them on this page. */
function metadataOf(total: number, page: number, shown: number, crawled = {}, isCommercial = false) {
  const view = { ...VIEW, total, records: Array.from({ length: shown }, () => RECORD!) };
  const shareImage = { src: '/card.jpg', width: 1200, height: 630, alt: 'Card' };
  const base = { title: 'Plots', base: '/plots', site: { name: 'Site' } as never, projectCount: total };
  return listingMetadata({ ...base, shareImage, view, variant: { isCommercial, page } }, 'Land.', crawled);
}
const isIndexed = (...input: Parameters<typeof metadataOf>) =>
  !JSON.stringify(metadataOf(...input).robots).includes('false');

test.each<[string, Parameters<typeof metadataOf>, boolean]>([
  ['three homes', [3, 1, 3], true],
  ['two homes', [2, 1, 2], false],
  ['the other type', [20, 1, 6, {}, true], false],
  ['a further page of a place or a developer', [20, 2, 6], false],
  ['a full further page of a category', [20, 2, 6, { hasFurther: true }], true],
  ['the rest of a category', [20, 4, 2, { hasFurther: true }], false],
])('%s', (_case, input, expected) => {
  expect(isIndexed(...input)).toBe(expected);
});

test('a listing that another page contains names that page, and only where it would be indexed itself', () => {
  const fuller = '/project-details/vatika';
  expect(metadataOf(9, 1, 6, { fuller }).alternates).toEqual({ canonical: fuller });
  expect(metadataOf(9, 2, 3, { fuller }).alternates).toEqual({ canonical: '/plots/page/2' });
});
