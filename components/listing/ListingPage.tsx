import type { ReactNode } from 'react';
import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { PageBanner } from '@/components/layout/PageBanner';
import { PageMain } from '@/components/layout/PageMain';
import type { ListingPage as ListingPageData } from '@/lib/domain/page/listing-page';
import { noMatchTitle } from '@/lib/domain/listing/words';
import { MESSAGES } from '@/lib/domain/site/messages';
import type { Site } from '@/lib/domain/site/site';
import { ListingSection } from './ListingSection';
import { NoMatch } from './NoMatch';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ROUTES } from '@/lib/domain/site/routes';

interface ListingPageProps extends ListingPageData {
  lead?: string;
  site: Site;
  /** Developer of the projects; named if there are no results (spec 8). */
  developerName?: string;
  /** Place of the projects; named if there are no results. */
  placeName?: string;
  /** Content below the listing, on page 1 of its default type only. */
  children?: ReactNode;
  /** Content below the listing on all its pages. */
  after?: ReactNode;
}

/** A listing, six projects a page; type and pages are links (spec 2, Project listing page). */
export function ListingPage(props: ListingPageProps) {
  const { base, variant, hasToggle, view, site, title, developerName = null, placeName } = props;
  const form = <OfficeForm channel="listing" office={site} />;
  const isPlain = !variant.isCommercial && variant.page === 1;
  return (
    <PageMain hasPhoto>
      <PageBanner
        image={props.image}
        height="listing"
        trail={props.trail}
        title={title}
        lead={props.lead}
        hasNotch={hasToggle}
      />
      <div className={`page page-end ${hasToggle ? 'listing-notched' : ''}`}>
        {view.total > 0 ? (
          <ListingSection
            {...{ base, title, developerName, site }}
            listing={props}
            trail={props.trail}
            headingLevel={2}
          />
        ) : (
          <div className="pt-8">
            {placeName || developerName ? (
              <NoMatch title={noMatchTitle(placeName ? [placeName] : [], developerName)}>{form}</NoMatch>
            ) : (
              <NoMatch title={MESSAGES.nothingListed} hint={MESSAGES.askUs}>
                {form}
              </NoMatch>
            )}
          </div>
        )}
      </div>
      {isPlain ? props.children : null}
      {props.after}
      <p className="flex flex-wrap items-center gap-x-4 bg-surface-2 page py-4">
        Not sure where to look?
        <ArrowLink href={ROUTES.developersList}>Explore Properties by developer</ArrowLink>
      </p>
    </PageMain>
  );
}
