import { useLayoutEffect, useState } from 'react';
import { parseListingVariant, type ListingVariant } from '@/lib/domain/listing/listing';
import { withVariant } from '@/lib/domain/page/trail';
import { listingTitle, variantTitle, variantWords } from '@/lib/domain/listing/words';
import type { ListingState } from '@/lib/domain/listing/state';
import type { ListingConfig } from '@/components/listing/listing-config';

const trailList = () => document.querySelector('[aria-label=Breadcrumb] ol');

/** Title and name of the HTML page before any choice, without 'Commercial' and 'Page n'. */
function readMarks(base: string) {
  const variant = parseListingVariant(location.pathname.slice(base.length).split('/').filter(Boolean));
  const words = variant ? variantWords(variant) : [];
  const [, title = '', site = ''] = /^(.*) \| (.*)$/.exec(document.title) ?? [];
  const items = [...(trailList()?.children ?? [])];
  const upper = items.slice(0, items.length - 1 - words.length);
  return {
    title: title
      .split(', ')
      .slice(0, -words.length || undefined)
      .join(', '),
    site,
    upper,
    name: items[upper.length]?.textContent ?? '',
  };
}

/** Replaces the lower part of the breadcrumbs. New entries are cloned from existing ones. */
function drawTrail(upper: Element[], base: string, name: string, variant: ListingVariant): void {
  const list = trailList();
  const current = list?.lastElementChild;
  const link = upper[0]?.querySelector('a');
  if (!list || !current || !link) return;
  const crumbs = withVariant([{ name, href: base }], base, variant);
  const items = crumbs.map((crumb, at) => {
    const item = current.cloneNode(true) as Element;
    const words = item.lastElementChild;
    const isLast = at === crumbs.length - 1;
    const made = isLast ? words : (link.cloneNode() as HTMLAnchorElement);
    if (!isLast && made) words?.replaceWith(made);
    if (made instanceof HTMLAnchorElement) made.href = crumb.href ?? base;
    if (made) made.textContent = crumb.name;
    return item;
  });
  list.replaceChildren(...upper, ...items);
}

/**
 * Updates heading, title and breadcrumbs after a choice; a developer's page keeps its heading and breadcrumbs
 * (routes-and-content, Listing).
 */
export function useListingMarks({ isDeveloperPage, title, address }: ListingConfig, state: ListingState): void {
  const [marks] = useState(() => readMarks(address.base));
  const { isCommercial, page } = state;
  const isNamed = state.chosen.locality.length > 0 && !isDeveloperPage;
  const heading = listingTitle(state.chosen.locality, title);
  useLayoutEffect(() => {
    const variant = { isCommercial, page };
    document.title = `${variantTitle(isNamed ? heading : marks.title, variant)} | ${marks.site}`;
    if (isDeveloperPage) return;
    const element = document.querySelector('h1');
    if (element) element.textContent = heading;
    drawTrail(marks.upper, address.base, marks.name, variant);
  }, [marks, address, isCommercial, page, isNamed, heading, isDeveloperPage]);
}
