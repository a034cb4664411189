import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { claimTexts, type Site, type Testimonial, type Banner, type Faq } from '@/lib/domain/site/site';
import { COMING_BACK_ID } from '@/components/search/coming-back-id';
import { PageMain } from '@/components/layout/PageMain';
import type { TopLocality } from '@/lib/domain/place/city';
import type { DeveloperSummary } from '@/lib/domain/project/developer';
import type { CityLink } from '@/lib/domain/search/record';
import type { NavLink } from '@/lib/domain/page/navigation';
import { formatNames } from '@/lib/domain/site/display-text';
import type { Section } from '@/lib/domain/project/page';
import type { Service } from '@/lib/domain/site/service';
import type { TrendingProject } from '@/lib/domain/project/project';
import { TrendingStrip } from '@/components/home/trending/TrendingStrip';
import './home.css';
import { DeveloperStrip } from './DeveloperStrip';
import { Hero } from './Hero';
import { HomeFaq } from './HomeFaq';
import { ServiceTiles } from './ServiceTiles';
import { Testimonials } from './Testimonials';
import { TopLocalities } from './TopLocalities';

interface EdgeProps {
  site: Pick<Site, 'shortName' | 'edge' | 'edgeImage' | 'claims'>;
}

/** {product} Edge: four benefits and the company's claims (spec 2, Home page). */
function Edge({ site }: EdgeProps) {
  const claims = claimTexts(site.claims);
  if (site.edge.length === 0 && claims.length === 0) return null;
  return (
    <section aria-labelledby="edge-title" data-deferred="section" className="on-dark bg-deep-2 text-white">
      <div className="grid lg:grid-cols-2">
        <Picture image={site.edgeImage} alt="" sizes="(width < 1024px) 100vw, 50vw" className="edge-photo" />
        <div className="edge-copy">
          <h2 id="edge-title" className="type-h2">
            {site.shortName} Edge
          </h2>
          {site.edge.length > 0 ? (
            <ul className="mt-8 grid gap-x-10 md:grid-cols-2">
              {site.edge.map(({ title, text }) => (
                <li key={title} className="pt-5 pb-6 edge-line-t">
                  <h3 className="type-h3">{title}</h3>
                  <p className="mt-1 type-small text-accent-tint">{text}</p>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      {claims.length > 0 ? (
        <div className="page">
          <dl className="edge-claims">
            {claims.map(([figure, label]) => (
              <div key={label}>
                <dt className="mt-2 type-small text-accent-tint">{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </section>
  );
}

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
  moneyLinks: NavLink[];
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
        moneyLinks={page.moneyLinks}
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
