import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageMain } from '@/components/layout/PageMain';
import type { ProjectSheet } from '@/lib/domain/project/page';
import type { Site } from '@/lib/domain/site/site';
import { brochureTrail } from '@/lib/domain/page/trail';
import { BrochureContact } from './BrochureContact';
import { BrochureCover } from './BrochureCover';
import { BrochureLists } from './BrochureLists';
import { BrochurePlans } from './BrochurePlans';
import { BrochureText } from './BrochureText';
import './brochure.css';

interface BrochurePageProps extends ProjectSheet {
  site: Site;
}

/** A project's brochure for print. Its pictures are JPEGs, so that the PDF stays small. */
export function BrochurePage(page: BrochurePageProps) {
  const { project, site } = page;
  return (
    <PageMain>
      <div className="brochure-bar page print:hidden">
        <Breadcrumbs trail={brochureTrail(project)} />
        <p className="type-small text-ink-2">Print this page, or save it as PDF from your browser’s menu.</p>
      </div>
      <article className="brochure">
        <BrochureCover page={page} site={site} />
        <BrochureText page={page} />
        <BrochurePlans page={page} />
        <BrochureLists page={page} />
        <BrochureContact page={page} site={site} />
      </article>
    </PageMain>
  );
}
