import { FilterDrawer } from '@/components/listing/filters/FilterDrawer';
import { rulesOf } from '@/components/listing/listing-config';
import { ListingPanel } from '@/components/listing/ListingPanel';
import { useListing, type ListingLiveProps } from './use-listing';
import { useListingFields } from '@/components/listing/filters/use-listing-fields';
import { useListingFocus } from './use-listing-focus';
import './listing-live.css';

/** The live listing: the same views as in the HTML, over all its projects. */
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
