import { listingKey } from '@/lib/domain/listing/file';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import type { Site } from '@/lib/domain/site/site';
import { FOLDED, type ListingConfig } from './listing-config';
import { ListingBox } from '@/components/listing/live/ListingBox.island';
import { ListingPanel } from './ListingPanel';
import './listing.css';
import { Island } from '@/components/islands/Island';

interface ListingSectionProps {
  listing: ListedProjects;
  /** Address of the listing; its further pages and its other type are below `linkBase`. */
  base: string;
  linkBase?: string;
  title: string;
  developerName?: string | null;
  headingLevel: 2 | 3;
  site: Pick<Site, 'enquiryHost' | 'phone' | 'email'>;
}

/** Filters, cards and pages of a listing. Complete in the HTML, live after hydration (spec 2, Project listing page). */
export function ListingSection(props: ListingSectionProps) {
  const { listing, base, linkBase = base, site } = props;
  const config: ListingConfig = {
    dataKey: listingKey(linkBase),
    address: { base, linkBase },
    isDeveloperPage: base !== linkBase,
    hasToggle: listing.hasToggle,
    title: props.title,
    developerName: props.developerName ?? null,
    headingLevel: props.headingLevel,
    office: { enquiryHost: site.enquiryHost, phone: site.phone, email: site.email },
  };
  return (
    <Island of={ListingBox} config={config}>
      <ListingPanel config={config} view={listing.view} folds={FOLDED} isLive={false} />
    </Island>
  );
}
