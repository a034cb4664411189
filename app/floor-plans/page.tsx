import { NoProjectSelected } from '@/components/project/plans/NoProjectSelected';
import { floorPlanDevelopersPage } from '@/lib/content/pages/developers';
import { floorPlanDevelopersMetadata } from '@/lib/seo/developer-metadata';
import { routeOf } from '../route-of';

const route = routeOf(floorPlanDevelopersPage, { metadata: floorPlanDevelopersMetadata, View: NoProjectSelected });

export const generateMetadata = route.metadata;
export default route.Page;
