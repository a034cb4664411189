import { Icon } from '@/components/ui/Icon';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import { PROJECT_DEFAULTS, type Project } from '@/lib/domain/project/project';
import type { ProjectPage } from '@/lib/domain/project/page';
import { PARTS } from '@/components/parts';
import { ConstructionProgress } from './ConstructionProgress';
import { InvestorSheet } from './InvestorSheet';
import { ProjectSection } from './ProjectSection';
import { TrustBlock } from './TrustBlock';
import { CATEGORY_LABELS } from '@/lib/domain/site/kinds';

interface Cell {
  icon: string;
  label: string;
  text: string | null;
}

function overviewCells(project: Project): Cell[] {
  return [
    { icon: 'map-pin', label: 'Location', text: project.localities.join(', ') || PROJECT_DEFAULTS.location },
    { icon: 'maximize', label: 'Area', text: project.areaText },
    { icon: 'building-2', label: 'Property Type', text: CATEGORY_LABELS[project.kind] },
    { icon: 'calendar-clock', label: 'Status', text: project.status },
    { icon: 'bed-double', label: 'Bedrooms', text: formatBedrooms(project.bedrooms) || null },
    { icon: 'key-round', label: 'Possession', text: project.possession },
  ].filter(({ text }) => text);
}

/** The project in one paragraph and its facts in a hairline grid (spec 2, Overview). */
export function OverviewSection({ page }: { page: ProjectPage }) {
  const { project } = page;
  const { BrochureLink } = PARTS;
  return (
    <ProjectSection
      id="overview"
      title="Overview"
      layout="wide-aside"
      lead={project.shortDescription}
      actions={BrochureLink ? <BrochureLink project={project} /> : null}
    >
      <div className="min-w-0">
        <dl className="overview-cells">
          {overviewCells(project).map(({ icon, label, text }) => (
            <div key={label}>
              <dt className="type-caption text-ink-2">
                <Icon name={icon} size={24} />
                {label}
              </dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        <InvestorSheet project={project} />
        <ConstructionProgress project={project} />
        <TrustBlock trust={page.trust} project={project} />
      </div>
    </ProjectSection>
  );
}
