import { DirectoryPage } from '@/components/developer/directory/DirectoryPage';
import { directoryPage } from '@/lib/content/pages/developers';
import { directoryMetadata } from '@/lib/seo/developer-metadata';
import { directoryGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../route-of';

const route = routeOf(directoryPage, { metadata: directoryMetadata, graph: directoryGraph, View: DirectoryPage });

export const generateMetadata = route.metadata;
export default route.Page;
