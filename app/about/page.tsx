import type { Metadata } from 'next';
import { AboutPage } from '@/components/about/AboutPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { getAbout } from '@/lib/content/about';
import { getSiteShare } from '@/lib/content/cards';
import { getSite } from '@/lib/content/site';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { aboutUsGraph } from '@/lib/seo/structured-data/organisation';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'About',
    description: getAbout().about[0] ?? getSite().description,
    path: ROUTES.about,
    ...getSiteShare(),
  });
}

export default function AboutRoute() {
  const site = getSite();
  return (
    <>
      <JsonLd data={aboutUsGraph('AboutPage', `About ${site.name}`, pageTrail('About'), ROUTES.about, site)} />
      <AboutPage about={getAbout()} site={site} image={site.heroImages[2] ?? site.heroImages[0] ?? null} />
    </>
  );
}
