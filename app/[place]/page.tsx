import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityPage } from '@/components/city/CityPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { RedirectPage } from '@/components/redirect/RedirectPage';
import { getCityShare, getSiteShare } from '@/lib/content/cards';
import { getCities } from '@/lib/content/cities';
import { getCityPage } from '@/lib/content/city-pages';
import { getRedirects } from '@/lib/content/redirects';
import { getSite } from '@/lib/content/site';
import { shownOfCity } from '@/lib/domain/city';
import { cityMetadata } from '@/lib/seo/city-metadata';
import { redirectMetadata } from '@/lib/seo/redirect-metadata';
import { cityGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ place: string }>;
}

export const dynamicParams = false;

/** Cities with a path of their own, and old addresses of one segment (decisions, Routes). */
export function generateStaticParams() {
  const addresses = [...getCities().map(({ href }) => href), ...getRedirects().map(({ from }) => from)];
  return addresses.filter((address) => /^\/[^/]+$/.test(address)).map((address) => ({ place: address.slice(1) }));
}

function readPlace(place: string) {
  const city = getCities().find(({ href }) => href === `/${place}`);
  return {
    city: city ? getCityPage(city.slug) : null,
    redirect: getRedirects().find(({ from }) => from === `/${place}`),
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { city, redirect } = readPlace((await params).place);
  if (city) return cityMetadata(city.city, city.projects, getCityShare(city.city));
  return redirect ? redirectMetadata(redirect.from, redirect.to, getSiteShare()) : notFound();
}

export default async function PlacePage({ params }: Props) {
  const { city, redirect } = readPlace((await params).place);
  if (!city) return redirect ? <RedirectPage to={redirect.to} /> : notFound();
  return (
    <>
      <JsonLd data={cityGraph(city.city, shownOfCity(city.projects), getSite())} />
      <CityPage {...city} />
    </>
  );
}
