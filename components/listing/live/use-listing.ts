import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { Words } from '@/components/ui/Words';
import { LISTING_ID, SHOW_MAP } from '@/components/listing/listing-id';
import { draw } from '@/components/islands/draw';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { BANNER_ID } from '@/components/layout/banner-id';
import { FOLDED, type ListingConfig, type ListingFolds, rulesOf } from '@/components/listing/listing-config';
import { parseListingVariant, splitListing } from '@/lib/domain/listing/listing';
import type { ListingState } from '@/lib/domain/listing/state';
import { listingTitle, variantTitle, variantWords } from '@/lib/domain/listing/words';
import { withVariant } from '@/lib/domain/page/trail';
import { LISTING_PAGE_SIZE } from '@/lib/domain/site/business-constants';
import { createFacetIndex, filterListing } from '@/lib/domain/listing/facets';
import { applyListingAction, isUnreadRange, type ListingAction } from '@/lib/domain/listing/action';
import { formatListingAddress, keepKnownValues, parseListingAddress, leftOutOf } from '@/lib/domain/listing/address';
import { citiesOfLocalities } from '@/lib/domain/listing/locality-groups';
import { type FoundHome, matchRecords } from '@/lib/domain/listing/match';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { viewListing } from '@/lib/domain/listing/view';
import { pageRange } from '@/lib/domain/site/pagination';
import type { LastAction, ListingHandover } from './listing-handover';
import { isDrawerButton, listenToListing } from './listing-event';

/** Browsers throttle `replaceState` at about six calls a second. */
const DRAG_STEP_MS = 200;

const here = () => location.pathname + location.search;

/** Pushes each choice, so that Back undoes it. A whole drag counts as one choice (routes-and-content, Listing). */
function useListingHistory(onMove: () => void) {
  const move = useEffectEvent(onMove);
  const dragFrom = useRef<string>(null);
  const draggedAt = useRef(0);

  useEffect(() => {
    const onPopState = () => move();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const record = (address: string, isDrag: boolean) => {
    if (isDrag) {
      dragFrom.current ??= here();
      if (performance.now() - draggedAt.current < DRAG_STEP_MS) return;
      draggedAt.current = performance.now();
      history.replaceState(null, '', address);
      return;
    }
    if (dragFrom.current !== null) history.replaceState(null, '', dragFrom.current);
    dragFrom.current = null;
    if (address !== here()) history.pushState(null, '', address);
  };
  return { record };
}

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
function useListingMarks(config: ListingConfig, state: ListingState, said: string): void {
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

/** Hands all that was found to the map beside the listing, after each choice and when it wakes; '#map' opens it. */
function useListingMap(hasMap: boolean, found: readonly FoundHome[]): void {
  useEffect(() => {
    const box = document.getElementById(SHOW_MAP);
    if (location.hash === '#map' && box instanceof HTMLInputElement) box.checked = true;
  }, []);
  useEffect(() => {
    if (!hasMap) return;
    const tell = () => dispatchEvent(new CustomEvent('listing-drawn', { detail: found }));
    tell();
    addEventListener('map-awake', tell);
    return () => removeEventListener('map-awake', tell);
  }, [hasMap, found]);
}

/** Answers actions in the listing. The browser paints a tick or the drawer first; the rest follows in the next frame. */
function useListingActions(onAction: (action: ListingAction) => void): void {
  const act = useEffectEvent(onAction);
  useEffect(() => {
    const stop = new AbortController();
    const queue: ListingAction[] = [];
    const answer = () => queue.splice(0).forEach((action) => act(action));
    listenToListing(document.getElementById(LISTING_ID.box)!, stop.signal, (action) => {
      queue.push(action);
      if (action.kind === 'field' ? !action.isDrag : isDrawerButton(action)) afterPaint(answer);
      else answer();
    });
    return () => stop.abort();
  }, []);
}

function nextFolds(folds: ListingFolds, action: ListingAction, isUnread: boolean): ListingFolds {
  if (action.kind === 'field') {
    if (action.name === 'find') return { ...folds, typedLocality: action.value };
    if (isUnread) return { ...folds, unread: { name: action.name, text: action.value } };
    return action.name.startsWith(folds.unread?.name ?? '#') ? { ...folds, unread: null } : folds;
  }
  if (action.kind !== 'button') return folds;
  if (['clear', 'remove', 'budget'].includes(action.name)) return { ...folds, unread: null };
  if (action.name === 'drawer') return { ...folds, isDrawerOpen: true };
  if (action.name !== 'more') return folds;
  return action.value === 'chips'
    ? { ...folds, hasAllChips: !folds.hasAllChips }
    : { ...folds, hasAllLocalities: !folds.hasAllLocalities };
}

/** State of a listing, synchronised with the address (routes-and-content, Listing). */
export function useListing({ config, listed, actions, before }: ListingLiveProps) {
  const rules = rulesOf(config);
  const [engine] = useState(() => createEngine(config, listed));
  const [state, setState] = useState(() => actions.reduce(engine.apply, engine.read()));
  const [folds, setFolds] = useState(() => ({
    ...actions.reduce((now, action) => nextFolds(now, action, isUnreadRange(action, state, rules)), FOLDED),
    isDrawerOpen: before.isDrawerOpen,
  }));
  const [leftOut, setLeftOut] = useState(() => leftOutOf(location.search));
  const [lastAction, setLastAction] = useState<LastAction | null>(() => toLastAction(actions.at(-1)));
  const history = useListingHistory(() => setState(engine.read()));
  const addressOf = (of: ListingState) => formatListingAddress(config.address, rules, of);
  const { view, found } = useMemo(() => engine.answer(state), [engine, state]);
  const latest = useRef(state);
  const isFirst = useRef(true);

  const onAction = (action: ListingAction) => {
    // Several actions may arrive before the next render.
    const now = latest.current;
    const next = engine.apply(now, action);
    latest.current = next;
    setFolds((folded) => nextFolds(folded, action, isUnreadRange(action, now, rules)));
    if (addressOf(next) !== addressOf(now)) setLeftOut('');
    setState(next);
    setLastAction(toLastAction(action));
    history.record(addressOf(next), action.kind === 'field' && action.isDrag);
  };
  useEffect(() => {
    if (isFirst.current && actions.length > 0) history.record(addressOf(state), false);
    isFirst.current = false;
    latest.current = state;
  });
  useListingActions(onAction);

  const { first, last } = pageRange(view.state.page, view.total, LISTING_PAGE_SIZE);
  useListingMarks(config, view.state, `Showing ${first} – ${last} of ${view.total}`);
  useListingMap(config.hasMap, found);

  const { cityOf } = engine;
  return {
    view,
    found,
    folds,
    leftOut,
    cityOf,
    lastAction,
    closeDrawer: () => setFolds((now) => ({ ...now, isDrawerOpen: false })),
  };
}

function toLastAction(action: ListingAction | undefined): LastAction | null {
  return action ? { action, isPageTurn: action.kind === 'link' && /page/.test(action.path + action.query) } : null;
}

function createEngine(config: ListingConfig, listed: readonly ListingRecord[]) {
  const { address } = config;
  const rules = rulesOf(config);
  const listing = splitListing(listed, config.hasToggle);
  const main = createFacetIndex(listing.main, rules);
  const commercial = listing.commercial.length > 0 ? createFacetIndex(listing.commercial, rules) : null;
  const indexOf = ({ isCommercial }: ListingState) => (isCommercial && commercial) || main;
  const known = (state: ListingState) =>
    keepKnownValues({ ...state, isCommercial: state.isCommercial && commercial !== null }, indexOf(state).values);
  return {
    read: () => known(parseListingAddress(address, rules, { path: location.pathname, query: location.search })),
    apply: (state: ListingState, action: ListingAction) => known(applyListingAction(state, action, address, rules)),
    answer(state: ListingState) {
      const filtered = filterListing(indexOf(state), state);
      return {
        view: viewListing(indexOf(state), state, filtered),
        found: matchRecords(filtered.matches, state, rules),
      };
    },
    cityOf: citiesOfLocalities(listed),
  };
}

export interface ListingLiveProps {
  config: ListingConfig;
  /** All projects of the listing. */
  listed: readonly ListingRecord[];
  /** What was done before the live listing was ready, oldest first. */
  actions: ListingAction[];
  before: ListingHandover;
}
