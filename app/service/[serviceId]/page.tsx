import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { ServicePage } from '@/components/service/ServicePage';
import { getSiteShare } from '@/lib/content/cards';
import { getCities } from '@/lib/content/cities';
import { getServices } from '@/lib/content/services';
import { getSite } from '@/lib/content/site';
import { isMainCity } from '@/lib/domain/navigation';
import { servicePath } from '@/lib/domain/routes';
import { paramsOrNone } from '@/lib/domain/static-params';
import { sectionTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { serviceGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ serviceId: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsOrNone(
    getServices().map(({ id }) => ({ serviceId: id })),
    { serviceId: 'none' },
  );
}

const getService = (serviceId: string) => getServices().find(({ id }) => id === serviceId);

/** Services have no picture of their own: each takes one of the site's, in turn. */
function imageOf(serviceId: string) {
  const { heroImages } = getSite();
  return heroImages[(getServices().findIndex(({ id }) => id === serviceId) + 5) % heroImages.length] ?? null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, name, description } = getService((await params).serviceId) ?? notFound();
  return pageMetadata({
    title: name,
    description: `${name} by ${getSite().name}. ${description}`,
    path: servicePath(id),
    ...getSiteShare(),
  });
}

export default async function ServiceRoute({ params }: Props) {
  const service = getService((await params).serviceId) ?? notFound();
  const others = getServices().filter(({ id }) => id !== service.id);
  const cityNames = getCities()
    .filter(isMainCity)
    .map(({ name }) => name);
  return (
    <>
      <JsonLd data={serviceGraph(service, cityNames, sectionTrail('Services', service.name), getSite())} />
      <ServicePage service={service} others={others} image={imageOf(service.id)} />
    </>
  );
}
