import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Project } from '@/lib/domain/project/project';
import { projectWhatsappText, telUrl, whatsappUrl } from '@/lib/domain/site/links';
import { projectPath } from '@/lib/domain/site/routes';
import type { Site } from '@/lib/domain/site/site';
import { ENQUIRE_HREF } from './enquire-href';

interface ProjectDockProps {
  project: Pick<Project, 'id' | 'name' | 'developerSlug' | 'priceText'>;
  site: Pick<Site, 'url' | 'phone' | 'whatsapp'>;
}

const ITEM = 'grid place-content-center place-items-center gap-1 type-micro focus-visible:-outline-offset-2';

/** Call, WhatsApp and Enquire with the price, in place of the site's dock below 768 px (visual-language 7). */
export function ProjectDock({ project, site }: ProjectDockProps) {
  const pageUrl = site.url + projectPath(project.developerSlug, project.id);
  return (
    <nav aria-label={`Ask about ${project.name}`} className="project-dock dock grid-cols-[1fr_1fr_2fr]">
      <SiteLink href={telUrl(site.phone)} className={ITEM}>
        <Icon name="phone" size={22} />
        Call
      </SiteLink>
      <SiteLink
        href={whatsappUrl(site.whatsapp, projectWhatsappText(project.name, pageUrl))}
        className={`${ITEM} text-wa`}
      >
        <Icon name="whatsapp" size={22} />
        WhatsApp
      </SiteLink>
      <EnquiryLink
        kind="contact"
        subject={project.name}
        href={ENQUIRE_HREF}
        className="on-dark grid place-content-center place-items-center bg-enquire type-micro text-white focus-visible:-outline-offset-4"
      >
        {project.priceText}
        <span className="text-base font-semibold">Enquire</span>
      </EnquiryLink>
    </nav>
  );
}
