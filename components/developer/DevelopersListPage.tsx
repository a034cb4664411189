import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { SectionHead } from '@/components/layout/SectionHead';
import { hasProjects, type DeveloperSummary } from '@/lib/domain/project/developer';
import { ROUTES } from '@/lib/domain/site/routes';
import { pageTrail } from '@/lib/domain/page/trail';
import { DeveloperGrid } from './DeveloperGrid';

interface DevelopersListPageProps {
  developers: DeveloperSummary[];
}

/** Developers with projects first, then developers whose projects are still to come (spec 2, Route table). */
export function DevelopersListPage({ developers }: DevelopersListPageProps) {
  const open = developers.filter(hasProjects);
  const announced = developers.filter((developer) => !hasProjects(developer));
  return (
    <PageMain>
      <PageHead
        trail={pageTrail('Developers')}
        title="Explore projects by developer"
        lead={`${open.length} developers with projects on our list, and ${announced.length} whose first one is on its way.`}
      />
      <div className="page pt-8">
        <SectionHead
          title="With projects"
          link={{ href: ROUTES.developersDirectory, label: 'All Developers, A to Z' }}
        />
        <div className="mt-7">
          <DeveloperGrid developers={open} headingLevel={3} />
        </div>
      </div>
      {announced.length > 0 ? (
        <div className="page section">
          <SectionHead
            title="Coming Soon"
            lead="No project of theirs is listed yet. Ask, and we tell you what is planned."
          />
          <div className="mt-7">
            <DeveloperGrid developers={announced} headingLevel={3} />
          </div>
        </div>
      ) : (
        <div className="pb-16" />
      )}
    </PageMain>
  );
}
