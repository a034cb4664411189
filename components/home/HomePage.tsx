import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/PageMain';
import type { TopLocality } from '@/lib/domain/city';
import type { DeveloperSummary } from '@/lib/domain/developer';
import type { Faq } from '@/lib/domain/faq';
import type { ImageAsset } from '@/lib/domain/image';
import { popularLinks } from '@/lib/domain/popular-links';
import type { Section } from '@/lib/domain/section';
import type { Service } from '@/lib/domain/service';
import type { Site, Testimonial } from '@/lib/domain/site';
import type { TrendingProject } from '@/lib/domain/trending-project';
import { DeveloperStrip } from './DeveloperStrip';
import { Edge } from './Edge';
import { Hero } from './Hero';
import { HomeFaq } from './HomeFaq';
import { ServiceTiles } from './ServiceTiles';
import { Testimonials } from './Testimonials';
import { TopLocalities } from './TopLocalities';
import { TrendingStrip } from './TrendingStrip';

interface HomePageProps {
  trending: Section<TrendingProject[]>;
  developers: DeveloperSummary[];
  services: Service[];
  edgeImage: ImageAsset;
  testimonials: Testimonial[];
  localities: TopLocality[];
  faqs: Faq[];
  site: Site;
  /** First in the page: its structured data. */
  children: ReactNode;
}

/** The home page, section by section (spec 2, Home). */
export function HomePage({ trending, developers, services, localities, site, ...page }: HomePageProps) {
  return (
    <PageMain hasPhoto hasSearch>
      {page.children}
      <Hero images={site.heroImages} popular={popularLinks(localities)} />
      <TrendingStrip trending={trending} />
      <DeveloperStrip developers={developers} />
      <ServiceTiles services={services} />
      <Edge site={site} image={page.edgeImage} />
      <Testimonials testimonials={page.testimonials} />
      <TopLocalities localities={localities} />
      <HomeFaq faqs={page.faqs} />
    </PageMain>
  );
}
