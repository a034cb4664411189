import type { ReactNode } from 'react';
import './home.css';
import { COMING_BACK_ID } from '@/components/search/coming-back-id';
import { PageMain } from '@/components/layout/PageMain';
import type { TopLocality } from '@/lib/domain/place/city';
import type { DeveloperSummary } from '@/lib/domain/project/developer';
import type { CityLink } from '@/lib/domain/search/record';
import type { NavLink } from '@/lib/domain/page/navigation';
import { formatNames } from '@/lib/domain/site/display-text';
import type { Section } from '@/lib/domain/project/page';
import type { Service } from '@/lib/domain/site/service';
import type { Banner, Faq, Site, Testimonial } from '@/lib/domain/site/site';
import type { TrendingProject } from '@/lib/domain/project/project';
import { DeveloperStrip } from './DeveloperStrip';
import { Edge } from './Edge';
import { Hero } from './Hero';
import { HomeFaq } from './HomeFaq';
import { ServiceTiles } from './ServiceTiles';
import { Testimonials } from './Testimonials';
import { TopLocalities } from './TopLocalities';
import { TrendingStrip } from '@/components/home/trending/TrendingStrip';

interface HomePageProps {
  trending: Section<TrendingProject[]>;
  /** What is offered where, below the headline. */
  lead: string;
  /** The main cities. */
  cities: CityLink[];
  developers: DeveloperSummary[];
  services: Service[];
  banners: Banner[];
  testimonials: Testimonial[];
  localities: TopLocality[];
  faqs: Faq[];
  buyLinks: NavLink[];
  popular: NavLink[];
  site: Site;
  /** The page's structured data. */
  children: ReactNode;
}

/** The home page, section by section (spec 2, Home page). */
export function HomePage({ trending, developers, services, localities, site, ...page }: HomePageProps) {
  return (
    <PageMain hasPhoto hasSearch>
      {page.children}
      <Hero
        headline={site.headline}
        lead={page.lead}
        banners={page.banners}
        cities={page.cities}
        buyLinks={page.buyLinks}
        popular={page.popular}
      />
      <TrendingStrip trending={trending} cityNames={formatNames(page.cities.map(({ name }) => name))} />
      <div id={COMING_BACK_ID} />
      <DeveloperStrip developers={developers} />
      <ServiceTiles services={services} />
      <Edge site={site} />
      <Testimonials testimonials={page.testimonials} />
      <TopLocalities localities={localities} />
      <HomeFaq faqs={page.faqs} />
    </PageMain>
  );
}
