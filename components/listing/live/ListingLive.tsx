import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { findDrawer, LISTING_ID } from '@/components/listing/listing-id';
import { SLIDER_POSITIONS } from '@/lib/domain/listing/slider';
import { FACET_GROUPS, type ListingSort, RANGE_KEYS } from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import { isDeveloperPage, type ListingConfig, rulesOf } from '@/components/listing/listing-config';
import { EnquiryExtras } from '@/components/enquiry/EnquiryExtras';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm.island';
import { NoMatch } from '@/components/listing/NoMatch';
import { describeWithout, noMatchTitle, wishText } from '@/lib/domain/listing/words';
import { ListingPanel } from '@/components/listing/ListingPanel';
import type { LastAction, ListingHandover } from './listing-handover';
import { type ListingLiveProps, useListing } from './use-listing';
import './listing-live.css';

/** Must equal the closing transition in listing.css. */
const CLOSE_MS = 220;

/**
 * The modal drawer, opened by its button. Escape, the backdrop and a wider window close it; the focus returns to the
 * button. The drawer of the live listing takes the place of an open one of the HTML without sliding in again.
 */
export function useDrawer(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = findDrawer();
    if (!isOpen || !dialog || dialog.open) return;
    dialog.style.transition = 'none';
    dialog.showModal();
    requestAnimationFrame(() => dialog.style.removeProperty('transition'));
  }, [isOpen]);
  useEffect(() => {
    const dialog = findDrawer();
    if (!dialog) return;
    const stop = new AbortController();
    const { signal } = stop;
    closeOnBackdrop(dialog, signal);
    matchMedia('(width >= 64rem)').addEventListener('change', () => dialog.close(), { signal });
    const onClosed = () => {
      document.getElementById('open-filters')?.focus({ preventScroll: true });
      setTimeout(() => close(), CLOSE_MS);
    };
    dialog.addEventListener('close', onClosed, { signal });
    return () => stop.abort();
  }, []);
}

const byId = (id: string) => document.getElementById(id);

/** Names of the controls of a listing, of a range's before their dot. */
const FIELDS = new Set<string>([...FACET_GROUPS, ...RANGE_KEYS, 'find']);

/**
 * Shows in each control its rendered default, which a choice made by hand hides; a select has none. Then announces new
 * cards to the hearts' script.
 */
function useListingFields(sort: ListingSort): void {
  useLayoutEffect(() => {
    const place = byId(LISTING_ID.place);
    for (const field of place?.querySelectorAll('input') ?? []) {
      if (!FIELDS.has(field.name.split('.')[0] ?? '')) continue;
      field.checked = field.defaultChecked;
      // A write may force a new layout.
      if (field.value !== field.defaultValue) field.value = field.defaultValue;
      const part = `${(Number(field.value) / SLIDER_POSITIONS) * 100}%`;
      field
        .closest<HTMLElement>('[data-range]')
        ?.style.setProperty(field.name.includes('.min.') ? '--from' : '--to', part);
    }
    const order = place?.querySelector<HTMLSelectElement>('#sort');
    if (order && order.value !== sort) order.value = sort;
    dispatchEvent(new Event('cards-drawn'));
  });
}

/** Restores the folded groups and the focus when the live listing replaces the HTML listing. */
function useHandover(before: ListingHandover): void {
  useLayoutEffect(() => {
    for (const id of before.folded) byId(id)?.removeAttribute('open');
    if (before.focusId) byId(before.focusId)?.focus({ preventScroll: true });
  }, [before]);
}

/** After a page change the focus goes to the results. After the removal of a filter's button it goes to the count. */
export function useListingFocus(last: LastAction | null, before: ListingHandover): void {
  useHandover(before);
  useEffect(() => {
    if (!last) return;
    if (last.isPageTurn) {
      byId('results')?.focus({ preventScroll: true });
      byId('results-count')?.scrollIntoView({ block: 'start' });
    } else if (last.action.kind === 'button' && document.activeElement === document.body) {
      byId('results-count')?.focus({ preventScroll: true });
    }
  }, [last]);
}

/** The live listing: the same views as in the HTML, over all its projects. */
export function ListingLive(props: ListingLiveProps) {
  const { config } = props;
  const { view, found, folds, leftOut, cityOf, lastAction, closeDrawer } = useListing(props);
  useListingFields(view.state.sort);
  useDrawer(folds.isDrawerOpen, closeDrawer);
  useListingFocus(lastAction, props.before);
  const noMatch = view.total > 0 ? null : <NoMatchLive config={config} view={view} />;
  return <ListingPanel {...{ config, view, found, folds, leftOut, cityOf, noMatch }} isLive />;
}

/** Nothing matches: what to leave out, and the form, which says what was looked for. */
function NoMatchLive({ config, view: { state, relaxation } }: { config: ListingConfig; view: ListingView }) {
  const { enquiryHost, ...office } = config.office;
  const lookingFor = wishText(state, rulesOf(config), config.title);
  return (
    <NoMatch
      title={noMatchTitle(state.chosen.locality, config.developerName)}
      relaxation={relaxation && { ...relaxation, label: describeWithout(relaxation.key, state) }}
      headingLevel={config.headingLevel}
    >
      <EnquiryForm
        channel={isDeveloperPage(config) ? 'developer-page' : 'listing'}
        host={enquiryHost}
        tone="light"
        {...office}
      >
        <EnquiryExtras hasVisit about={{ lookingFor }} />
      </EnquiryForm>
    </NoMatch>
  );
}
