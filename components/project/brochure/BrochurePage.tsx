import { PageMain } from '@/components/layout/PageMain';
import type { ProjectSheet } from '@/lib/domain/project/page';
import type { Site } from '@/lib/domain/site/site';
import type { QrCode } from '@/lib/domain/picture/image';
import { BrochureBar } from './BrochureBar';
import { BrochureContact } from './BrochureContact';
import { BrochureCover } from './BrochureCover';
import { BrochureLists } from './BrochureLists';
import { BrochurePlans } from './BrochurePlans';
import { BrochureText } from './BrochureText';
import './brochure.css';

interface BrochurePageProps extends ProjectSheet {
  site: Site;
  /** The project page's address. */
  qrCode: QrCode;
}

/** A project's brochure for print. Its pictures are JPEGs, so that the PDF stays small. */
export function BrochurePage(page: BrochurePageProps) {
  const { project, site } = page;
  return (
    <PageMain>
      <BrochureBar project={project} siteUrl={site.url} />
      <article className="brochure" data-updated={project.updatedAt ?? undefined}>
        <BrochureCover page={page} site={site} />
        <BrochureText page={page} />
        <BrochurePlans page={page} />
        <BrochureLists page={page} />
        <BrochureContact page={page} site={site} qrCode={page.qrCode} />
      </article>
    </PageMain>
  );
}
