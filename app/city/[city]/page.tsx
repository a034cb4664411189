import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityPage } from '@/components/city/CityPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { RedirectPage } from '@/components/redirect/RedirectPage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getCityShare, getSiteShare } from '@/lib/content/cards';
import { getCityPage } from '@/lib/content/city-pages';
import { getCities } from '@/lib/content/cities';
import { getSite } from '@/lib/content/site';
import { shownOfCity } from '@/lib/domain/city';
import { cityPath } from '@/lib/domain/routes';
import { cityMetadata } from '@/lib/seo/city-metadata';
import { redirectMetadata } from '@/lib/seo/redirect-metadata';
import { cityGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ city: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsToBuild('city', () => getCities().map(({ slug }) => ({ city: slug })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const slug = (await params).city;
  const { city, projects } = getCityPage(slug) ?? notFound();
  return city.href === cityPath(slug)
    ? cityMetadata(city, projects, getCityShare(city))
    : redirectMetadata(cityPath(slug), city.href, getSiteShare());
}

/** Cities with a path of their own are only passed on to from here (decisions, Routes). */
export default async function CityUnderCityPage({ params }: Props) {
  const slug = (await params).city;
  const page = getCityPage(slug) ?? notFound();
  if (page.city.href !== cityPath(slug)) return <RedirectPage to={page.city.href} />;
  return (
    <>
      <JsonLd data={cityGraph(page.city, shownOfCity(page.projects), getSite())} />
      <CityPage {...page} />
    </>
  );
}
