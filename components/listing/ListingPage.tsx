import type { ReactNode } from 'react';
import type { Crumb } from '@/components/layout/Breadcrumbs';
import { PageBanner } from '@/components/layout/PageBanner';
import { PageMain } from '@/components/layout/PageMain';
import { Pagination } from '@/components/ui/Pagination';
import { LISTING_PAGE_SIZE } from '@/lib/domain/business-constants';
import { formatProjectCount } from '@/lib/domain/display-text';
import type { ImageAsset } from '@/lib/domain/image';
import { listingSlice, type ListingVariant, type SplitListing } from '@/lib/domain/listing';
import type { Project } from '@/lib/domain/project';
import { listingVariantPath } from '@/lib/domain/routes';
import type { Site } from '@/lib/domain/site';
import { ExploreBand } from './ExploreBand';
import { listingTrail } from './listing-trail';
import { NoMatch } from './NoMatch';
import { ProjectGrid } from './ProjectGrid';
import { TypeToggle } from './TypeToggle';

interface ListingPageProps {
  title: string;
  lead?: string;
  /** Down to the listing's plain address; the other type and further pages are added here. */
  trail: Crumb[];
  image: ImageAsset | null;
  base: string;
  listing: SplitListing<Project>;
  variant: ListingVariant;
  site: Site;
  /** ' by Deodar Estates': what the text says where there is nothing (spec 8). */
  noMatchVariant?: string;
  /** Between the banner and the cards, on the plain address only. */
  children?: ReactNode;
}

/** A listing, six projects a page; type and pages are links (spec 2, Project listing page). */
export function ListingPage(props: ListingPageProps) {
  const { base, listing, variant, site } = props;
  const { projects, total, pageCount } = listingSlice(listing, variant);
  const hasToggle = listing.commercial.length > 0;
  const isPlain = !variant.isCommercial && variant.page === 1;
  return (
    <PageMain hasPhoto>
      <PageBanner
        image={props.image}
        height="listing"
        trail={listingTrail(props.trail, base, variant)}
        title={props.title}
        lead={props.lead}
      >
        {hasToggle ? <TypeToggle base={base} isCommercial={variant.isCommercial} /> : null}
      </PageBanner>
      {isPlain ? props.children : null}
      <div className="page pt-8 pb-16 lg:pt-10 lg:pb-24">
        {total > 0 ? (
          <>
            <p className="mb-5 font-semibold">{formatProjectCount(total)}</p>
            <ProjectGrid projects={projects} headingLevel={isPlain && props.children ? 3 : 2} />
            <div className="mt-12">
              <Pagination
                page={variant.page}
                pageCount={pageCount}
                total={total}
                pageSize={LISTING_PAGE_SIZE}
                toHref={(page) => listingVariantPath(base, variant.isCommercial, page)}
              />
            </div>
          </>
        ) : (
          <NoMatch variant={props.noMatchVariant ?? ''} site={site} />
        )}
      </div>
      <ExploreBand />
    </PageMain>
  );
}
