import type { Metadata } from 'next';
import { DeveloperStrip } from '@/components/home/DeveloperStrip';
import { Edge } from '@/components/home/Edge';
import { Hero } from '@/components/home/Hero';
import { HomeFaq } from '@/components/home/HomeFaq';
import { ServiceTiles } from '@/components/home/ServiceTiles';
import { Testimonials } from '@/components/home/Testimonials';
import { TopLocalities } from '@/components/home/TopLocalities';
import { TrendingStrip } from '@/components/home/TrendingStrip';
import { JsonLd } from '@/components/layout/JsonLd';
import { PageMain } from '@/components/layout/PageMain';
import { getSiteShare } from '@/lib/content/cards';
import { getCities } from '@/lib/content/cities';
import { getDevelopers } from '@/lib/content/developers';
import { getGlobalFaqs } from '@/lib/content/faqs';
import { getImage } from '@/lib/content/images';
import { getTopLocalities } from '@/lib/content/localities';
import { getServices } from '@/lib/content/services';
import { getSite } from '@/lib/content/site';
import { getTestimonials } from '@/lib/content/testimonials';
import { getTrendingProjectsSection } from '@/lib/content/trending-projects';
import { isMainCity } from '@/lib/domain/navigation';
import { popularLinks } from '@/lib/domain/popular-links';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { homeGraph } from '@/lib/seo/structured-data/organisation';

export function generateMetadata(): Metadata {
  const { name, tagline, description } = getSite();
  const title = `${name}: ${tagline}`;
  return { ...pageMetadata({ title, description, path: ROUTES.home, ...getSiteShare() }), title: { absolute: title } };
}

export default function HomePage() {
  const site = getSite();
  const localities = getTopLocalities();
  const mainCities = getCities().filter(isMainCity);
  return (
    <PageMain hasPhoto hasSearch>
      <JsonLd
        data={homeGraph(
          site,
          mainCities.map(({ name }) => name),
          getSiteShare().image,
        )}
      />
      <Hero images={site.heroImages} popular={popularLinks(localities)} />
      <TrendingStrip trending={getTrendingProjectsSection()} />
      <DeveloperStrip developers={getDevelopers()} />
      <ServiceTiles services={getServices()} />
      <Edge site={site} image={getImage('interiors/living-01.jpg')} />
      <Testimonials testimonials={getTestimonials()} />
      <TopLocalities localities={localities} />
      <HomeFaq faqs={getGlobalFaqs()} />
    </PageMain>
  );
}
