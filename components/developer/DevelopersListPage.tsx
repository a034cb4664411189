import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { SectionHead } from '@/components/layout/SectionHead';
import { hasProjects, type DeveloperSummary } from '@/lib/domain/project/developer';
import { formatCount } from '@/lib/domain/site/display-text';
import { MESSAGES } from '@/lib/domain/site/messages';
import { ROUTES } from '@/lib/domain/site/routes';
import { pageTrail } from '@/lib/domain/page/trail';
import { DeveloperGrid } from './DeveloperGrid';

interface DevelopersListPageProps {
  developers: DeveloperSummary[];
}

function leadOf(open: number, announced: number): string {
  const parts = [
    ...(open > 0 ? [`${formatCount(open, 'developer')} with projects on our list`] : []),
    ...(announced > 0
      ? [`${open > 0 ? announced : formatCount(announced, 'developer')} whose first one is on its way`]
      : []),
  ];
  return parts.length > 0 ? `${parts.join(', and ')}.` : MESSAGES.noDevelopers;
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
        lead={leadOf(open.length, announced.length)}
      />
      {open.length > 0 ? (
        <div className="page pt-8">
          <SectionHead
            title="With projects"
            link={{ href: ROUTES.developersDirectory, label: 'All Developers, A to Z' }}
          />
          <div className="mt-8">
            <DeveloperGrid developers={open} headingLevel={3} />
          </div>
        </div>
      ) : null}
      {announced.length > 0 ? (
        <div className="page section">
          <SectionHead
            title="Coming Soon"
            lead="No project of theirs is listed yet. Ask, and we tell you what is planned."
          />
          <div className="mt-8">
            <DeveloperGrid developers={announced} headingLevel={3} />
          </div>
        </div>
      ) : (
        <div className="pb-16" />
      )}
    </PageMain>
  );
}
