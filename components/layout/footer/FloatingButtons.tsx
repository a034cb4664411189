import { AssistantLink } from './AssistantLink';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { telUrl, WHATSAPP_GREETING, whatsappUrl } from '@/lib/domain/site/links';
import type { Site } from '@/lib/domain/site/site';
import { SocialLinks } from './SocialLinks';

interface FloatingButtonsProps {
  site: Pick<Site, 'phone' | 'whatsapp' | 'social'>;
}

const DOCK_ITEM = 'grid place-content-center place-items-center gap-1 type-micro focus-visible:-outline-offset-2';

/** Rail, tab and WhatsApp are in the reserved margins from 1024 px; below that, the dock (visual-language 7). */
export function FloatingButtons({ site }: FloatingButtonsProps) {
  const whatsapp = whatsappUrl(site.whatsapp, WHATSAPP_GREETING);
  return (
    <aside aria-label="Get in touch" className="floating">
      <SocialLinks
        social={site.social}
        className="social-rail on-dark fixed top-1/2 left-2.5 z-30 hidden -translate-y-1/2 flex-col rounded-card bg-deep py-0.5 text-white lg:flex"
      />
      <EnquiryLink
        kind="popup"
        className="inquire-tab on-dark fixed top-1/2 right-0 z-30 hidden -translate-y-1/2 rounded-l-card bg-enquire type-small font-semibold text-white hover:bg-enquire-strong lg:grid"
      >
        Inquire Now
      </EnquiryLink>
      <SiteLink
        href={whatsapp}
        label="Chat on WhatsApp"
        className="fixed right-[calc(8px+var(--locked,0px))] bottom-19 z-40 hidden size-12 place-items-center rounded-full bg-wa text-white shadow-pop lg:grid"
      >
        <Icon name="whatsapp" size={24} />
      </SiteLink>
      <AssistantLink
        place="corner"
        className="launcher on-dark fixed right-[calc(8px+var(--locked,0px))] bottom-5 z-40 hidden size-12 place-items-center rounded-full bg-deep text-white shadow-pop lg:grid"
      >
        <Icon name="message-square-text" size={24} />
        <span className="sr-only">Assistant</span>
      </AssistantLink>
      <ul className="dock inset-x-0 bottom-0 z-40 grid h-(--dock) grid-cols-3 divide-x divide-line border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden">
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
