import { ArrowLink } from '@/components/ui/ArrowLink';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import type { DeveloperSummary } from '@/lib/domain/project/developer';
import { CATEGORY_LABELS, type ProjectCategory } from '@/lib/domain/site/kinds';
import { formatCount } from '@/lib/domain/site/display-text';
import { MESSAGES } from '@/lib/domain/site/messages';
import { categoryPath } from '@/lib/domain/site/routes';
import { pageTrail } from '@/lib/domain/page/trail';
import { DeveloperGrid } from './DeveloperGrid';
import { DirectoryNav } from '@/components/developer/directory/DirectoryNav';

interface CategoryDevelopersPageProps {
  category: ProjectCategory;
  developers: DeveloperSummary[];
}

/** Developers whose type includes the category (spec 2, Route table). */
export function CategoryDevelopersPage({ category, developers }: CategoryDevelopersPageProps) {
  const label = CATEGORY_LABELS[category];
  return (
    <PageMain>
      <PageHead
        trail={pageTrail(`${label} Projects`)}
        title={`${label} projects by developer`}
        lead={
          developers.length > 0
            ? `${formatCount(developers.length, 'developer')} with ${label === 'SCO' ? label : label.toLowerCase()} in their range.`
            : MESSAGES.noDevelopers
        }
      >
        <ArrowLink href={categoryPath(category)}>All {label} projects</ArrowLink>
      </PageHead>
      <div className="page pt-6 page-end">
        <div className="mb-8">
          <DirectoryNav category={category} />
        </div>
        <DeveloperGrid developers={developers} headingLevel={2} />
      </div>
    </PageMain>
  );
}
