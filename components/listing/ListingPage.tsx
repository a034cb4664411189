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
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';

/** Band below a listing: 'Explore Properties' links to the developers (spec 2, Project listing page). */
function ExploreBand() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 bg-surface-2 page py-12 lg:py-12">
      <div>
        <h2 className="type-h2">Not sure where to look?</h2>
        <p className="mt-2 text-ink-2">Browse by developer instead.</p>
      </div>
      <SiteLink href={ROUTES.developersList} className="btn btn-primary">
        Explore Properties
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </div>
  );
}

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
      <ExploreBand />
    </PageMain>
  );
}
