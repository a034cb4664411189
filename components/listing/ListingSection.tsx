import type { ListingVariant, SplitListing } from '@/lib/domain/listing';
import { listingKey } from '@/lib/domain/listing-file';
import { initialListingState } from '@/lib/domain/listing-state';
import { viewListing } from '@/lib/domain/listing-view';
import type { Project } from '@/lib/domain/project';
import type { Site } from '@/lib/domain/site';
import { buildIndex } from './build-index';
import { FOLDED, rulesOf, type ListingConfig } from './listing-config';
import { ListingBox } from './ListingBox.island';
import { ListingPanel } from './ListingPanel';
import './listing.css';
import { Island } from '@/components/ui/Island';

interface ListingSectionProps {
  listing: SplitListing<Project>;
  variant: ListingVariant;
  /** Address of the listing; its pages and its other type are below `linkBase`. */
  base: string;
  linkBase?: string;
  title: string;
  company?: string | null;
  headingLevel: 2 | 3;
  site: Pick<Site, 'enquiryHost' | 'phone' | 'email'>;
}

/** Filters, cards and pages of a listing: whole in the page, in place once it reacts (spec 2, Project listing page). */
export function ListingSection(props: ListingSectionProps) {
  const { listing, variant, base, linkBase = base, site } = props;
  const config: ListingConfig = {
    dataKey: listingKey(linkBase),
    place: { base, linkBase },
    isDeveloperPage: base !== linkBase,
    hasToggle: listing.commercial.length > 0,
    title: props.title,
    company: props.company ?? null,
    headingLevel: props.headingLevel,
    office: { enquiryHost: site.enquiryHost, phone: site.phone, email: site.email },
  };
  const rules = rulesOf(config);
  const index = buildIndex(variant.isCommercial ? listing.commercial : listing.main, rules);
  const view = viewListing(index, { ...initialListingState(rules), ...variant });
  return (
    <Island of={ListingBox} config={config}>
      <ListingPanel config={config} view={view} folds={FOLDED} isLive={false} />
    </Island>
  );
}
