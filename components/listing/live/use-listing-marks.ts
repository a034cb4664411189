import { useLayoutEffect, useState } from 'react';
import { parseListingVariant, type ListingVariant } from '@/lib/domain/listing/listing';
import { withVariant } from '@/lib/domain/page/trail';
import { listingTitle, variantTitle, variantWords } from '@/lib/domain/listing/words';
import type { ListingState } from '@/lib/domain/listing/state';
import type { ListingConfig } from '@/components/listing/listing-config';

const trailList = () => document.querySelector('[aria-label=Breadcrumb] ol');

const metaOf = (property: string) =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';

/** Of the HTML page before any choice: its title without 'Commercial' and 'Page n', and its breadcrumbs as far as its own name. */
function readMarks(base: string) {
  const variant = parseListingVariant(location.pathname.slice(base.length).split('/').filter(Boolean));
  const words = variant ? variantWords(variant) : [];
  const items = [...(trailList()?.children ?? [])];
  return {
    title: metaOf('og:title')
      .split(', ')
      .slice(0, -words.length || undefined)
      .join(', '),
    site: metaOf('og:site_name'),
    items: items.slice(0, items.length - words.length),
    current: items.at(-1)?.lastElementChild?.cloneNode(),
    link: items[0]?.lastElementChild?.cloneNode(),
  };
}

/** Replaces what follows the listing's own name in the breadcrumbs; a name moves from a link into the current entry and back. */
function drawTrail(
  { items, current, link }: ReturnType<typeof readMarks>,
  base: string,
  variant: ListingVariant,
): void {
  const own = items.at(-1);
  if (!own || !current || !link) return;
  const crumbs = withVariant([], base, variant);
  const added = crumbs.map(({ name }) => {
    const item = own.cloneNode(true) as Element;
    item.lastElementChild!.textContent = name;
    return item;
  });
  [own, ...added].forEach((item, at) => {
    const isLast = at === added.length;
    const words = item.lastElementChild!;
    const made = (isLast ? current : link).cloneNode() as Element;
    if (made instanceof HTMLAnchorElement) made.href = crumbs[at - 1]?.href ?? base;
    made.append(...words.childNodes);
    words.replaceWith(made);
  });
  trailList()?.replaceChildren(...items, ...added);
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
    drawTrail(marks, address.base, variant);
  }, [marks, address, isCommercial, page, isNamed, heading, isDeveloperPage]);
}
