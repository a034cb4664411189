import { useDrawer } from '@/components/listing/filters/use-drawer';
import { useListingFields } from '@/components/listing/filters/use-listing-fields';
import { EnquiryExtras } from '@/components/enquiry/EnquiryExtras';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm.island';
import { isDeveloperPage, rulesOf, type ListingConfig } from '@/components/listing/listing-config';
import { NoMatch } from '@/components/listing/NoMatch';
import type { ListingView } from '@/lib/domain/listing/view';
import { describeWithout, noMatchTitle, wishText } from '@/lib/domain/listing/words';
import { ListingPanel } from '@/components/listing/ListingPanel';
import { useListing, type ListingLiveProps } from './use-listing';
import { useListingFocus } from './use-listing-focus';
import './listing-live.css';

/** The live listing: the same views as in the HTML, over all its projects. */
export function ListingLive(props: ListingLiveProps) {
  const { config } = props;
  const { view, found, folds, leftOut, cityOf, lastAction, closeDrawer } = useListing(props);
  useListingFields(view, rulesOf(config), folds);
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
