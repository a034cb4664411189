import { Words } from '@/components/ui/Words';
import { LISTING_ID } from '@/components/listing/listing-id';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import { draw } from '@/components/islands/draw';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BANNER_ID } from '@/components/layout/banner-id';
import type { ListingConfig } from '@/components/listing/listing-config';
import { parseListingVariant } from '@/lib/domain/listing/listing';
import type { ListingState } from '@/lib/domain/listing/state';
import { listingTitle, variantTitle, variantWords } from '@/lib/domain/listing/words';
import { withVariant } from '@/lib/domain/page/trail';

/** Draws a view in the place of what stands elsewhere on the page. */
function useDrawn<Props extends object>(id: string, view: ComponentType<Props>, props: Props | null): void {
  useLayoutEffect(() => {
    const place = document.getElementById(id);
    if (place && props) void draw(place, Promise.resolve(view), props);
  });
}

const metaOf = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';

/** Titles of page and site as built, the page's without 'Commercial' and 'Page n'. */
function readTitles(base: string) {
  const variant = parseListingVariant(location.pathname.slice(base.length).split('/').filter(Boolean));
  const count = variant ? variantWords(variant).length : 0;
  const parts = metaOf('og:title').split(', ');
  return { page: parts.slice(0, parts.length - count).join(', '), site: metaOf('og:site_name') };
}

/**
 * Updates title, heading, breadcrumbs and what is said aloud after a choice; a developer's page keeps its heading and
 * breadcrumbs (routes-and-content, Listing).
 */
export function useListingMarks(config: ListingConfig, state: ListingState, said: string): void {
  const { title, trail, address } = config;
  const [titles] = useState(() => readTitles(address.base));
  const { isCommercial, page, chosen } = state;
  const isNamed = chosen.locality.length > 0 && trail !== null;
  const text = listingTitle(chosen.locality, title);
  const shown = `${variantTitle(isNamed ? text : titles.page, { isCommercial, page })} | ${titles.site}`;
  useLayoutEffect(() => {
    document.title = shown;
  }, [shown]);
  const crumbs = trail && withVariant(trail, address.base, { isCommercial, page });
  useDrawn(LISTING_ID.status, Words, { text: said });
  useDrawn(BANNER_ID.title, Words, trail && { text });
  useDrawn(BANNER_ID.trail, Breadcrumbs, crumbs && { trail: crumbs, tone: 'dark' });
}
