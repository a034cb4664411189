import { ArrowLink } from '@/components/ui/ArrowLink';
import { Icon } from '@/components/ui/Icon';
import { formatCount } from '@/lib/domain/site/display-text';
import type { PlanGroup } from '@/lib/domain/listing/plan-index';
import { projectPath } from '@/lib/domain/site/routes';
import { toSlug } from '@/lib/domain/site/slug';
import { FloorCard } from './FloorCard';

interface PlanGroupSectionProps {
  group: PlanGroup;
  developerSlug: string;
}

/** Id of a group's section, for the links to it. */
export function planGroupId({ title }: Pick<PlanGroup, 'title'>): string {
  return `plans-${toSlug(title)}`;
}

/** The plans with as many bedrooms: a row for each project, which opens to its drawings. */
export function PlanGroupSection({ group, developerSlug }: PlanGroupSectionProps) {
  const { title, floorCount, rows, bands } = group;
  const id = planGroupId(group);
  return (
    <section
      aria-labelledby={id}
      data-area={bands.area}
      data-price={bands.price}
      className="border-t-2 border-ink pt-5"
    >
      <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-4 type-h3">
        {title}
        <span className="font-sans type-small text-ink-2">{formatCount(floorCount, 'plan')}</span>
      </h2>
      <ul className="mt-3 border-t border-line">
        {rows.map(({ projectId, projectName, summary, floors, bands: own }) => (
          <li key={projectId} data-area={own.area} data-price={own.price} className="border-b border-line">
            <details className="plan-row">
              <summary className="grid min-h-14 grid-cols-[1fr_auto] content-center items-center gap-x-4 py-2 md:grid-cols-[14rem_1fr_auto] md:gap-x-6">
                <h3 className="type-title">{projectName}</h3>
                <Icon name="chevron-down" className="row-span-2 text-ink-3 md:order-last md:row-span-1" />
                <span className="type-small text-ink-2">{summary}</span>
              </summary>
              <ArrowLink href={projectPath(developerSlug, projectId)}>{projectName}, the project</ArrowLink>
              <ul className="grid gap-x-6 gap-y-8 pt-3 pb-8 sm:grid-cols-2 lg:grid-cols-3">
                {floors.map((floor, index) => (
                  <FloorCard key={floor.configuration + index} floor={floor} projectName={projectName} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
