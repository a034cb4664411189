import { Icon } from '@/components/ui/Icon';
import { formatAreaText } from '@/lib/domain/area';
import { formatBedrooms } from '@/lib/domain/display-text';
import { CATEGORY_LABELS, type Project } from '@/lib/domain/project';

interface Cell {
  icon: string;
  label: string;
  text: string | null;
}

function overviewCells(project: Project): Cell[] {
  return [
    { icon: 'map-pin', label: 'Location', text: project.localities.join(', ') },
    { icon: 'maximize', label: 'Area', text: formatAreaText(project.areaText) },
    { icon: 'building-2', label: 'Property Type', text: CATEGORY_LABELS[project.kind] },
    { icon: 'clock', label: 'Status', text: project.status },
    { icon: 'bed-double', label: 'Bedrooms', text: formatBedrooms(project.bedrooms) || null },
    { icon: 'key-round', label: 'Possession', text: project.possession },
  ].filter(({ text }) => text);
}

/** The project in one paragraph and its facts in a hairline grid (spec 2, Overview). */
export function ProjectOverview({ project }: { project: Project }) {
  return (
    <section id="overview" aria-labelledby="overview-title" className="border-t border-line">
      <div className="grid gap-8 page section lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <h2 id="overview-title" className="type-h2">
            Overview
          </h2>
          {project.shortDescription ? <p className="mt-3 type-lead">{project.shortDescription}</p> : null}
        </div>
        <dl className="grid grid-cols-2 self-start overflow-hidden border-r border-b border-line md:grid-cols-3">
          {overviewCells(project).map(({ icon, label, text }) => (
            <div key={label} className="border-t border-l border-line p-4 lg:p-5">
              <Icon name={icon} size={24} className="mb-3 text-teal-700" />
              <dt className="type-caption text-ink-2">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
