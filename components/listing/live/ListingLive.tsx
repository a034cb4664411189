import { useDrawer } from '@/components/listing/filters/use-drawer';
import { useListingFields } from '@/components/listing/filters/use-listing-fields';
import { rulesOf } from '@/components/listing/listing-config';
import { ListingPanel } from '@/components/listing/ListingPanel';
import { useListing, type ListingLiveProps } from './use-listing';
import { useListingFocus } from './use-listing-focus';
import './listing-live.css';

/** The live listing: the same views as in the HTML, over all its projects. */
export function ListingLive(props: ListingLiveProps) {
  const { config } = props;
  const { view, folds, cityOf, lastAction, closeDrawer } = useListing(props);
  useListingFields(view, rulesOf(config), folds);
  useDrawer(folds.isDrawerOpen, closeDrawer);
  useListingFocus(lastAction, props.before);
  return <ListingPanel {...{ config, view, folds, cityOf }} isLive />;
}
