import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { LIVE_PARTS } from '@/components/live-parts';
import { PROJECT_PARTS } from '@/components/project/parts';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { ShareLink } from '@/components/ui/ShareLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import type { ProjectCosts } from '@/lib/domain/project/costs';
import { inCrore } from '@/lib/domain/project/price';
import { homeRupees, projectPlaceText, type Project } from '@/lib/domain/project/project';
import { reraStateOf } from '@/lib/domain/project/rera';
import { developerPath, projectPath } from '@/lib/domain/site/routes';
import { projectTrail } from '@/lib/domain/page/trail';
import { CATEGORY_LABELS } from '@/lib/domain/site/kinds';
import { projectKey } from '@/lib/domain/visitor/saved-project';

/** Badges by what the record says of its registration (routes-and-content, Project page). */
const RERA_BADGES = { registered: 'rera', exempt: 'rera-exempt', awaited: 'rera-awaited', unknown: null } as const;

interface ProjectHeadProps {
  project: Project;
  costs: ProjectCosts | null;
  /** Absolute address of the site. */
  siteUrl: string;
}

/** Logo, name, address and developer, price, badges (spec 2, Project page). */
export function ProjectHead({ project, costs, siteUrl }: ProjectHeadProps) {
  const { HeartButton } = LIVE_PARTS;
  const { BudgetLink } = PROJECT_PARTS;
  const href = projectPath(project.developerSlug, project.id);
  const developerHref = developerPath(project.developerSlug);
  const shared = [project.name, projectPlaceText(project), project.priceText].join(', ');
  const rera = RERA_BADGES[reraStateOf(project).kind];
  return (
    <div className="page pt-4 lg:pt-6">
      <Breadcrumbs trail={projectTrail(project)} />
      <div className="mt-3 flex flex-wrap items-end gap-x-5 gap-y-4">
        <div className="hidden size-22 flex-none place-items-center rounded-card bg-white p-2.5 edge-line md:grid">
          <Picture image={project.logo} alt="" sizes="88px" className="size-full object-contain" />
        </div>
        <div className="grow basis-80">
          <h1 className="type-h1" translate="no">
            {project.name}
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-2">
            <Icon name="map-pin" size={18} />
            <span>
              {projectPlaceText(project)} · by{' '}
              <SiteLink href={developerHref} className="underline decoration-line underline-offset-4 hover:text-ink">
                {project.developerName}
              </SiteLink>
            </span>
          </p>
        </div>
        <div className="flex w-full flex-wrap items-center justify-between gap-4 md:w-auto">
          <div className="grow basis-32">
            <p className="type-price text-[1.625rem] lg:text-[2rem]" data-cr={inCrore(homeRupees(project))}>
              {project.priceText}
            </p>
            {BudgetLink && costs && homeRupees(project) ? (
              <BudgetLink projectKey={projectKey(href)} costs={costs} />
            ) : null}
          </div>
          <div className="flex gap-2">
            <ShareLink title={shared} url={siteUrl + href} name={project.name} />
            {HeartButton ? <HeartButton href={href} name={project.name} /> : null}
          </div>
        </div>
      </div>
      <ul aria-label="In short" className="mt-5 flex flex-wrap gap-2 *:flex">
        {project.bedrooms.length > 0 ? (
          <li>
            <Badge kind="fact" text={formatBedrooms(project.bedrooms)} />
          </li>
        ) : null}
        <li>
          <Badge kind="fact" text={CATEGORY_LABELS[project.kind]} />
        </li>
        {project.status ? (
          <li>
            <Badge kind="status" status={project.status} />
          </li>
        ) : null}
        {rera ? (
          <li>
            <Badge kind={rera} />
          </li>
        ) : null}
      </ul>
    </div>
  );
}
