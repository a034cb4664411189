import type { Metadata } from 'next';
import { AboutPage } from '@/components/about/AboutPage';
import { getAbout } from '@/lib/content/about';
import { getSite } from '@/lib/content/site';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'About',
    description: getAbout().about[0] ?? getSite().description,
    path: ROUTES.about,
  });
}

export default function AboutRoute() {
  const site = getSite();
  return <AboutPage about={getAbout()} site={site} image={site.heroImages[2] ?? site.heroImages[0] ?? null} />;
}
