import { TRENDING_AUTOSCROLL_MS, TRENDING_AUTOSCROLL_STEP_PX } from '@/lib/domain/business-constants';
import { TrendingFaultNote } from '@/components/trending/TrendingFaultNote';
import { ROUTES } from '@/lib/domain/routes';
import type { Section } from '@/lib/domain/section';
import type { TrendingProject } from '@/lib/domain/trending-project';
import { StripSection } from './StripSection';
import { TrendingCard } from './TrendingCard';
import { TrendingEmpty } from './TrendingEmpty';

/** Trending Projects carousel (spec 2, Home 4). */
export function TrendingStrip({ trending }: { trending: Section<TrendingProject[]> }) {
  return (
    <StripSection
      id="trending"
      title="Trending Projects"
      lead="Projects in demand in Gurgaon, Delhi, Noida and Mumbai."
      link={{ href: ROUTES.trending, label: 'View All Trending Projects' }}
      subject="trending projects"
      intervalMs={TRENDING_AUTOSCROLL_MS}
      stepPx={TRENDING_AUTOSCROLL_STEP_PX}
      cards={(trending.kind === 'ready' ? trending.value : []).map((project) => ({
        key: project.id,
        card: <TrendingCard project={project} headingLevel={3} />,
      }))}
      empty={trending.kind === 'faulty' ? <TrendingFaultNote /> : <TrendingEmpty />}
    />
  );
}
