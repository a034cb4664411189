import type { ComponentProps } from 'react';
import { ListingPage } from '@/components/listing/ListingPage';
import { LocalityGuide } from '@/components/place/LocalityGuide';
import type { LocalityGuide as Guide } from '@/lib/domain/page/locality-guide';
import { cityListingPages } from '@/lib/content/pages/listings';
import { cityListingMetadata } from '@/lib/seo/listing-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../../../route-of';

function CityListingPage({ guide, ...page }: ComponentProps<typeof ListingPage> & { guide: Guide | null }) {
  return <ListingPage {...page}>{guide ? <LocalityGuide name={page.title} guide={guide} /> : null}</ListingPage>;
}

const route = routeOf(cityListingPages, {
  metadata: cityListingMetadata,
  graph: listingGraph,
  View: CityListingPage,
});

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
