import type { Metadata } from 'next';
import { NoProjectSelected } from '@/components/floor-plan/NoProjectSelected';
import { getDevelopers } from '@/lib/content/developers';
import { getFloorPlan } from '@/lib/content/floor-plans';
import { getProjectsOfDeveloper } from '@/lib/content/projects';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: 'Floor Plans',
  description: 'Floor plans by developer.',
  path: ROUTES.floorPlans,
  robots: 'noindex',
});

export default function FloorPlansWithoutDeveloper() {
  const developers = getDevelopers().filter(({ slug }) =>
    getProjectsOfDeveloper(slug).some(({ id }) => getFloorPlan(id) !== null),
  );
  return <NoProjectSelected developers={developers.map(({ slug, name }) => ({ slug, name }))} />;
}
