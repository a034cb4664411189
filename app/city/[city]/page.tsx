import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityPage } from '@/components/city/CityPage';
import { RedirectPage } from '@/components/redirect/RedirectPage';
import { getCityPage } from '@/lib/content/city-pages';
import { getCities } from '@/lib/content/cities';
import { cityPath } from '@/lib/domain/routes';
import { cityMetadata } from '@/lib/seo/city-metadata';
import { redirectMetadata } from '@/lib/seo/redirect-metadata';

interface Props {
  params: Promise<{ city: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getCities().map(({ slug }) => ({ city: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = (await params).city;
  const { city, projects } = getCityPage(slug) ?? notFound();
  return city.href === cityPath(slug) ? cityMetadata(city, projects) : redirectMetadata(cityPath(slug), city.href);
}

/** Cities with a path of their own are only passed on to from here (decisions, Routes). */
export default async function CityUnderCityPage({ params }: Props) {
  const slug = (await params).city;
  const page = getCityPage(slug) ?? notFound();
  return page.city.href === cityPath(slug) ? <CityPage {...page} /> : <RedirectPage to={page.city.href} />;
}
