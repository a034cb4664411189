import { TrendingCard } from './TrendingCard';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Icon } from '@/components/ui/Icon';
import { Island } from '@/components/islands/Island';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';
import { MESSAGES } from '@/lib/domain/site/messages';
import type { Section } from '@/lib/domain/project/page';
import { pageTrail } from '@/lib/domain/page/trail';
import type { TrendingProject } from '@/lib/domain/project/project';
import { TrendingGrid } from './TrendingGrid';

interface TrendingPageProps {
  trending: Section<TrendingProject[]>;
  cityNames: string;
}

/**
 * Two cards abreast on a phone, each 44vw wide; with its high density two thirds of the sharpness are enough, and a
 * density of 3 loads no more than one of 2.
 */
const CARD_SIZES = '(width < 768px) and (resolution > 2dppx) 18vw, (width < 768px) 27vw, 284px';

/** All trending projects. A card without a slug links to the project's own page (spec 2, Trending Projects page). */
export function TrendingPage({ trending, cityNames }: TrendingPageProps) {
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('Trending Projects')}
        title="Trending Projects"
        lead={`Projects in demand in ${cityNames}.`}
      />
      <div className="page pt-8 page-end">
        {trending.kind === 'ready' ? (
          <TrendingGrid
            cards={trending.value.map((project) => ({
              key: project.id,
              card: (
                <TrendingCard
                  project={{ ...project, href: project.href ?? project.projectHref }}
                  headingLevel={2}
                  sizes={CARD_SIZES}
                />
              ),
            }))}
          />
        ) : null}
        {trending.kind === 'faulty' ? <Island name="TrendingFault" /> : null}
        {trending.kind === 'missing' ? (
          <div className="panel edge-line">
            <Icon name="layout-grid" size={32} className="text-accent" />
            <h2 className="mt-4 type-h3">{MESSAGES.trendingEmptyTitle}</h2>
            <p className="mt-2 text-ink-2">{MESSAGES.trendingEmptyText}</p>
          </div>
        ) : null}
        <SiteLink href={ROUTES.projects} className="mt-8 btn btn-outline">
          All Projects
        </SiteLink>
      </div>
    </PageMain>
  );
}
