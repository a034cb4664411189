import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { telUrl, WHATSAPP_GREETING, whatsappUrl } from '@/lib/domain/site/links';
import type { Site } from '@/lib/domain/site/site';
import { SocialLinks } from './SocialLinks';
import type { ReactNode } from 'react';
import { ROUTES } from '@/lib/domain/site/routes';

interface FloatingButtonsProps {
  site: Pick<Site, 'phone' | 'whatsapp' | 'social'>;
}

const DOCK_ITEM = 'grid place-content-center place-items-center gap-1 type-micro focus-visible:-outline-offset-2';

/** Rail, tab and WhatsApp are in the reserved margins from 1024 px; below that, the dock (visual-language 7). */
export function FloatingButtons({ site }: FloatingButtonsProps) {
  const whatsapp = whatsappUrl(site.whatsapp, WHATSAPP_GREETING);
  return (
    <aside aria-label="Get in touch" data-floating="">
      <SocialLinks social={site.social} className="social-rail on-dark" />
      <EnquiryLink kind="popup" className="inquire-tab on-dark">
        Inquire Now
      </EnquiryLink>
      <SiteLink href={whatsapp} label="Chat on WhatsApp" className="launcher launcher-whatsapp">
        <Icon name="whatsapp" size={24} />
      </SiteLink>
      <AssistantLink place="corner" className="launcher on-dark">
        <Icon name="message-square-text" size={24} />
        <span className="sr-only">Assistant</span>
      </AssistantLink>
      <ul className="dock grid grid-cols-3 lg:hidden">
        <li className="grid">
          <SiteLink href={telUrl(site.phone)} className={DOCK_ITEM}>
            <Icon name="phone" size={22} />
            Call
          </SiteLink>
        </li>
        <li className="grid">
          <SiteLink href={whatsapp} className={`${DOCK_ITEM} text-wa`}>
            <Icon name="whatsapp" size={22} />
            WhatsApp
          </SiteLink>
        </li>
        <li className="grid">
          <AssistantLink place="dock" className={DOCK_ITEM}>
            <Icon name="message-square-text" size={22} />
            Assistant
          </AssistantLink>
        </li>
      </ul>
    </aside>
  );
}

interface AssistantLinkProps {
  /** Names one of the two launchers; only one is visible at a time. */
  place: 'dock' | 'corner';
  children: ReactNode;
  className?: string;
}

/** Opens the assistant; without script a link to the contact page. */
function AssistantLink({ place, children, className }: AssistantLinkProps) {
  return (
    <a href={ROUTES.contact} data-assistant={place} data-answered="" className={className}>
      {children}
    </a>
  );
}
