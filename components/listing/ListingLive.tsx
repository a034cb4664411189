import type { ListingAction } from '@/lib/domain/listing-action';
import type { PackedListing } from '@/lib/domain/listing-file';
import { FilterDrawer } from './FilterDrawer';
import type { ListingHandover } from './listing-handover';
import { rulesOf, type ListingConfig } from './listing-config';
import { ListingPanel } from './ListingPanel';
import { useListing } from './use-listing';
import { useListingFields } from './use-listing-fields';
import { useListingFocus } from './use-listing-focus';
import './listing-live.css';

export interface ListingLiveProps {
  config: ListingConfig;
  packed: PackedListing;
  /** What was asked before this could answer, oldest first. */
  actions: ListingAction[];
  before: ListingHandover;
  onReady: (dispatch: (action: ListingAction) => void) => void;
  /** For screen readers: how many, and which of them are shown. */
  onStatus: (text: string) => void;
}

/** The listing once it answers: the same views as in the page, over all of its projects. */
export function ListingLive(props: ListingLiveProps) {
  const { config } = props;
  const { view, folds, lastAction, closeDrawer } = useListing(props);
  useListingFields(view, rulesOf(config));
  useListingFocus(lastAction, props.before);
  return (
    <>
      <ListingPanel config={config} view={view} folds={folds} isLive />
      {folds.isDrawerOpen ? (
        <FilterDrawer
          view={view}
          rules={rulesOf(config)}
          hasAllLocalities={folds.hasAllLocalities}
          onClose={closeDrawer}
        />
      ) : null}
    </>
  );
}
