import { SiteLink } from '@/components/ui/SiteLink';
import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import type { ProjectSheet } from '@/lib/domain/project/page';
import { projectPath } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';

interface BrochureContactProps {
  page: ProjectSheet;
  site: Site;
}

/** Contact details, the registration line, and the disclaimer. */
export function BrochureContact({ page: { project }, site }: BrochureContactProps) {
  const { address } = site;
  const href = projectPath(project.developerSlug, project.id);
  return (
    <section className="brochure-part brochure-contact">
      <h2 className="type-h2">Talk to us</h2>
      <address>
        <p>
          <strong>{site.name}</strong>
          <br />
          {address.street}, {address.locality}, {address.region} {address.postalCode}
        </p>
        <p>
          <SiteLink href={telUrl(site.phone)}>{site.phone}</SiteLink>
          <br />
          <SiteLink href={mailtoUrl(site.email)}>{site.email}</SiteLink>
          <br />
          <SiteLink href={href}>{site.url.replace(/^https?:\/\//, '') + href}</SiteLink>
        </p>
      </address>
      <p className="type-caption text-ink-2">
        {project.rera ? `RERA registration ${project.rera}. ` : 'RERA approval papers are shared on request. '}
        {project.updatedAt ? `Details as of ${project.updatedAt}. ` : ''}
        Pictures and plans are illustrative. Areas, prices and dates are the developer’s and may change; this brochure
        is no offer.
      </p>
    </section>
  );
}
