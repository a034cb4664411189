import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { LocationPage } from '@/components/location/LocationPage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getProjectShare } from '@/lib/content/cards';
import { getLocationPage } from '@/lib/content/location-pages';
import { getLocationKeys } from '@/lib/content/locations';
import { getSite } from '@/lib/content/site';
import { formatNames } from '@/lib/domain/display-text';
import { projectPlace } from '@/lib/domain/project';
import { locationPath } from '@/lib/domain/routes';
import { paramsOrNone } from '@/lib/domain/static-params';
import { sectionTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data/graph';

interface Props {
  params: Promise<{ locationKey: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsOrNone(
    paramsToBuild('location', () => getLocationKeys().map((locationKey) => ({ locationKey }))),
    { locationKey: 'none' },
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project, location } = getLocationPage((await params).locationKey) ?? notFound();
  const nearby = formatNames(location.nearby.slice(0, 3).map(({ name, time }) => `${name} (${time})`));
  return pageMetadata({
    title: `Around ${project.name}, ${projectPlace(project)}`,
    description: `What lies near ${project.name} in ${projectPlace(project)}${nearby ? `: ${nearby}` : ''}, with directions and the projects around it.`,
    path: locationPath(location.key),
    ...getProjectShare(project),
  });
}

export default async function LocationRoute({ params }: Props) {
  const page = getLocationPage((await params).locationKey) ?? notFound();
  return (
    <>
      <JsonLd data={pageGraph(sectionTrail('Location', page.project.name), getSite())} />
      <LocationPage {...page} />
    </>
  );
}
