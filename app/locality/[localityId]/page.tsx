import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { LocalityPage } from '@/components/locality/LocalityPage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getCityShare, getSiteShare } from '@/lib/content/cards';
import { getCity } from '@/lib/content/cities';
import { getLocalityPage, getLocalityPages } from '@/lib/content/localities';
import { getSite } from '@/lib/content/site';
import { formatProjectCount } from '@/lib/domain/display-text';
import { cityPath, localityPath } from '@/lib/domain/routes';
import { paramsOrNone } from '@/lib/domain/static-params';
import { sectionTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { collectionGraph, projectHrefs } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ localityId: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsOrNone(
    paramsToBuild('locality', () => getLocalityPages().map(({ id }) => ({ localityId: id }))),
    { localityId: 'none' },
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, name, cityName, citySlug, description, projects } =
    getLocalityPage((await params).localityId) ?? notFound();
  const city = getCity(citySlug);
  return pageMetadata({
    title: `${name}, ${cityName}`,
    description: `${name} in ${cityName}: ${projects.length > 0 ? `${formatProjectCount(projects.length)}. ` : ''}${description}`,
    path: localityPath(id),
    robots: projects.length > 0 ? undefined : 'noindex',
    ...(city ? getCityShare(city) : getSiteShare()),
  });
}

export default async function LocalityRoute({ params }: Props) {
  const { cityName, citySlug, ...locality } = getLocalityPage((await params).localityId) ?? notFound();
  const city = { name: cityName, href: getCity(citySlug)?.href ?? cityPath(citySlug) };
  const { id, name, projects } = locality;
  const trail = sectionTrail('Locality', name);
  const hrefs = projectHrefs(projects);
  return (
    <>
      <JsonLd data={collectionGraph({ name, path: localityPath(id), trail, hrefs, site: getSite() })} />
      <LocalityPage {...locality} city={city} />
    </>
  );
}
