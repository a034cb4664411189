import { TrendingCard } from '@/components/home/TrendingCard';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/messages';
import { pageTrail } from '@/lib/domain/trail';
import type { TrendingProject } from '@/lib/domain/trending-project';

interface TrendingPageProps {
  projects: TrendingProject[];
  cityNames: string;
}

/** Every trending project; without a slug a card leads to the project's own page (spec 2, Trending Projects page). */
export function TrendingPage({ projects, cityNames }: TrendingPageProps) {
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('Trending Projects')}
        title="Trending Projects"
        lead={`Projects in demand in ${cityNames}.`}
      />
      <div className="page pt-8 pb-16 lg:pb-24">
        {projects.length > 0 ? (
          <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4">
            {projects.map((project) => (
              <li key={project.id}>
                <TrendingCard project={{ ...project, href: project.href ?? project.projectHref }} headingLevel={2} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="rounded-card border border-line p-6 lg:p-8">
            <Icon name="layout-grid" size={32} className="text-teal-700" />
            <h2 className="mt-4 type-h3">{MESSAGES.trendingEmptyTitle}</h2>
            <p className="mt-2 text-ink-2">{MESSAGES.trendingEmptyText}</p>
          </div>
        )}
      </div>
    </PageMain>
  );
}
