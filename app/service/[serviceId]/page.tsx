import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServicePage } from '@/components/service/ServicePage';
import { getServices } from '@/lib/content/services';
import { getSite } from '@/lib/content/site';
import { servicePath } from '@/lib/domain/routes';
import { paramsOrNone } from '@/lib/domain/static-params';
import { pageMetadata } from '@/lib/seo/page-metadata';

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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, name, description } = getService((await params).serviceId) ?? notFound();
  return pageMetadata({
    title: name,
    description: `${name} by ${getSite().name}. ${description}`,
    path: servicePath(id),
  });
}

export default async function ServiceRoute({ params }: Props) {
  const service = getService((await params).serviceId) ?? notFound();
  const others = getServices().filter(({ id }) => id !== service.id);
  const images = getSite().heroImages;
  return <ServicePage service={service} others={others} image={images[5] ?? images[0] ?? null} />;
}
