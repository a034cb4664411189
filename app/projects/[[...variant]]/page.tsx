import type { ComponentProps } from 'react';
import { ListingPage } from '@/components/listing/ListingPage';
import { Enhancer } from '@/components/islands/Enhancer';
import { allProjectsPages } from '@/lib/content/pages/listings';
import { allProjectsMetadata } from '@/lib/seo/listing-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../route-of';

function AllProjectsPage(page: ComponentProps<typeof ListingPage>) {
  return <ListingPage {...page} after={<Enhancer name="recentProjects" />} />;
}

const route = routeOf(allProjectsPages, { metadata: allProjectsMetadata, graph: listingGraph, View: AllProjectsPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
