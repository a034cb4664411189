import type { ReactNode } from 'react';
import { PageBanner } from '@/components/layout/PageBanner';
import { PageMain } from '@/components/layout/PageMain';
import type { ImageAsset } from '@/lib/domain/image';
import type { ListingVariant, SplitListing } from '@/lib/domain/listing';
import { noMatchTitle } from '@/lib/domain/listing-words';
import type { Project } from '@/lib/domain/project';
import type { Site } from '@/lib/domain/site';
import type { Crumb } from '@/lib/domain/trail';
import { ExploreBand } from './ExploreBand';
import { ListingSection } from './ListingSection';
import { NoMatch } from './NoMatch';

interface ListingPageProps {
  title: string;
  lead?: string;
  trail: Crumb[];
  image: ImageAsset | null;
  base: string;
  listing: SplitListing<Project>;
  variant: ListingVariant;
  site: Site;
  /** Whose projects they are: named where there is nothing (spec 8). */
  company?: string;
  /** Between the banner and the cards, on the plain address only. */
  children?: ReactNode;
  /** Below the listing. */
  after?: ReactNode;
}

/** A listing, six projects a page; type and pages are links (spec 2, Project listing page). */
export function ListingPage(props: ListingPageProps) {
  const { base, listing, variant, site, title, company = null } = props;
  const hasToggle = listing.commercial.length > 0;
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
      {isPlain ? props.children : null}
      <div className={`page pb-16 lg:pb-24 ${hasToggle ? 'listing-notched' : ''}`}>
        {listing.main.length > 0 ? (
          <ListingSection
            {...{ listing, variant, base, title, company, site }}
            headingLevel={isPlain && props.children ? 3 : 2}
          />
        ) : (
          <div className="pt-8 lg:pt-10">
            <NoMatch title={noMatchTitle([], company)} channel="listing" office={site} />
          </div>
        )}
      </div>
      {props.after}
      <ExploreBand />
    </PageMain>
  );
}
