import type { Metadata } from 'next';
import { NoProjectSelected } from '@/components/floor-plan/NoProjectSelected';
import { getSiteShare } from '@/lib/content/cards';
import { getDevelopers } from '@/lib/content/developers';
import { getFloorPlan } from '@/lib/content/floor-plans';
import { getProjectsOfDeveloper } from '@/lib/content/projects';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Floor Plans',
    description: 'Floor plans by developer.',
    path: ROUTES.floorPlans,
    robots: 'noindex',
    ...getSiteShare(),
  });
}

export default function FloorPlansWithoutDeveloper() {
  const developers = getDevelopers().filter(({ slug }) =>
    getProjectsOfDeveloper(slug).some(({ id }) => getFloorPlan(id) !== null),
  );
  return <NoProjectSelected developers={developers.map(({ slug, name }) => ({ slug, name }))} />;
}
