import { ListingPage } from '@/components/listing/ListingPage';
import { cityListingPages } from '@/lib/content/pages/listings';
import { cityListingMetadata } from '@/lib/seo/listing-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../../../route-of';

const route = routeOf(cityListingPages, { metadata: cityListingMetadata, graph: listingGraph, View: ListingPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
