import { TRENDING_AUTOSCROLL_MS, TRENDING_AUTOSCROLL_STEP_PX } from '@/lib/domain/site/business-constants';
import { TrendingFaultNote } from './TrendingFaultNote';
import { ROUTES } from '@/lib/domain/site/routes';
import { type Section, valueOf } from '@/lib/domain/project/page';
import type { TrendingProject } from '@/lib/domain/project/project';
import { StripSection } from '@/components/home/StripSection';
import { TrendingCard } from './TrendingCard';
import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/site/messages';

/** A phone's card is 220 px; two thirds of full sharpness are enough there, whatever its pixel density. */
const CARD_SIZES = '(width < 768px) and (resolution > 2dppx) 116px, (width < 768px) 170px, 284px';

interface TrendingStripProps {
  trending: Section<TrendingProject[]>;
  /** 'Gurgaon and Pune'. */
  cityNames: string;
}

/** Trending Projects carousel (spec 2, Home page). */
export function TrendingStrip({ trending, cityNames }: TrendingStripProps) {
  return (
    <StripSection
      id="trending"
      title="Trending Projects"
      lead={`Projects in demand in ${cityNames}.`}
      link={{ href: ROUTES.trending, label: 'View All Trending Projects' }}
      subject="trending projects"
      intervalMs={TRENDING_AUTOSCROLL_MS}
      stepPx={TRENDING_AUTOSCROLL_STEP_PX}
      cards={(valueOf(trending) ?? []).map((project) => ({
        key: project.id,
        card: <TrendingCard project={project} headingLevel={3} sizes={CARD_SIZES} />,
      }))}
      empty={trending.kind === 'faulty' ? <TrendingFaultNote /> : <TrendingEmpty />}
    />
  );
}

/** Replaces the strip if nothing is trending (spec 2, Trending Projects page). */
function TrendingEmpty() {
  return (
    <div className="py-12 edge-line-y">
      <Icon name="building-2" size={32} className="text-ink-3" />
      <h3 className="mt-4 type-h3">{MESSAGES.trendingEmptyTitle}</h3>
      <p className="mt-1 text-ink-2">{MESSAGES.trendingEmptyText}</p>
    </div>
  );
}
