import type { ComponentProps } from 'react';
import { HomePage } from '@/components/home/HomePage';
import { JsonLd } from '@/components/layout/JsonScript';
import { homePage } from '@/lib/content/pages/home';
import { homeMetadata } from '@/lib/seo/site-metadata';
import { homeGraph } from '@/lib/seo/structured-data/organisation';
import { routeOf } from './route-of';

type HomeData = Omit<ComponentProps<typeof HomePage>, 'children'> & Parameters<typeof homeGraph>[0];

function Home(page: HomeData) {
  return (
    <HomePage {...page}>
      <JsonLd data={homeGraph(page)} />
    </HomePage>
  );
}

const route = routeOf(homePage, { metadata: homeMetadata, View: Home });

export const generateMetadata = route.metadata;
export default route.Page;
