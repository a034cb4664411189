import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LocalityPage } from '@/components/locality/LocalityPage';
import { getCity } from '@/lib/content/cities';
import { getLocalityPage, getLocalityPages } from '@/lib/content/localities';
import { formatProjectCount } from '@/lib/domain/display-text';
import { cityPath, localityPath } from '@/lib/domain/routes';
import { paramsOrNone } from '@/lib/domain/static-params';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ localityId: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsOrNone(
    getLocalityPages().map(({ id }) => ({ localityId: id })),
    { localityId: 'none' },
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, name, cityName, description, projects, image } = getLocalityPage((await params).localityId) ?? notFound();
  return pageMetadata({
    title: `${name}, ${cityName}`,
    description: `${name} in ${cityName}: ${projects.length > 0 ? `${formatProjectCount(projects.length)}. ` : ''}${description}`,
    path: localityPath(id),
    robots: projects.length > 0 ? undefined : 'noindex',
    image,
  });
}

export default async function LocalityRoute({ params }: Props) {
  const { cityName, citySlug, ...locality } = getLocalityPage((await params).localityId) ?? notFound();
  const city = { name: cityName, href: getCity(citySlug)?.href ?? cityPath(citySlug) };
  return <LocalityPage {...locality} city={city} />;
}
