import '@/components/project/project-page.css';
import { ProjectPage } from '@/components/project/ProjectPage';
import { projectPages } from '@/lib/content/pages/project';
import { projectMetadata } from '@/lib/seo/project-metadata';
import { projectGraph } from '@/lib/seo/structured-data/project';
import { routeOf } from '../../../route-of';

const route = routeOf(projectPages, { metadata: projectMetadata, graph: projectGraph, View: ProjectPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
