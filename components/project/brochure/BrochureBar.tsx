import { Enhancer } from '@/components/islands/Enhancer';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { Icon } from '@/components/ui/Icon';
import { ShareLink } from '@/components/ui/ShareLink';
import { brochureTrail } from '@/lib/domain/page/trail';
import type { Project } from '@/lib/domain/project/project';
import { brochurePath } from '@/lib/domain/site/routes';

interface BrochureBarProps {
  project: Project;
  /** Absolute address of the site. */
  siteUrl: string;
}

/** Above the sheet: Save and Share. Where there is a PDF, the build makes Save its download (scripts/build/brochures). */
export function BrochureBar({ project, siteUrl }: BrochureBarProps) {
  const href = brochurePath(project.developerSlug, project.id);
  return (
    <div className="brochure-bar flex flex-wrap items-center justify-between gap-x-8 gap-y-2 page py-4 print:hidden">
      <Breadcrumbs trail={brochureTrail(project)} />
      <div className="flex flex-wrap gap-2.5">
        <a href={href} data-print="" data-answered="" className="btn btn-primary">
          <Icon name="download" />
          Save as PDF
        </a>
        <ShareLink title={`${project.name} brochure`} url={siteUrl + href} />
      </div>
      <p className="basis-full type-caption text-ink-2">Print this page, or save it as PDF from your browser’s menu.</p>
      <Enhancer name="printOpener" />
    </div>
  );
}
