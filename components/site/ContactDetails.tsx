import { SocialLinks } from '@/components/layout/footer/SocialLinks';
import { EmailText } from '@/components/ui/EmailText';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { directionsUrl, mailtoUrl, telUrl, WHATSAPP_GREETING, whatsappUrl } from '@/lib/domain/site/links';
import type { Site } from '@/lib/domain/site/site';

/** Phone, WhatsApp, e-mail, office and the five networks (spec 2, Contact Us page). */
export function ContactDetails({ site }: { site: Site }) {
  const { street, locality, region, postalCode } = site.address;
  const rows = [
    {
      icon: 'whatsapp',
      label: 'WhatsApp',
      text: 'Chat with a consultant',
      href: whatsappUrl(site.whatsapp, WHATSAPP_GREETING),
    },
    { icon: 'mail', label: 'E-mail', text: <EmailText email={site.email} />, href: mailtoUrl(site.email) },
    {
      icon: 'map-pin',
      label: 'Office',
      text: `${street}, ${locality}, ${region} ${postalCode}`,
      href: directionsUrl(site.coordinates),
    },
  ];
  return (
    <address className="not-italic">
      <div className="py-5 edge-ink-t edge-line-b">
        <p className="flex items-center gap-3 type-caption text-ink-2">
          <Icon name="phone" className="text-accent" />
          Phone
        </p>
        <SiteLink href={telUrl(site.phone)} className="type-h2 hover:text-accent">
          {site.phone}
        </SiteLink>
      </div>
      <ul>
        {rows.map(({ icon, label, text, href }) => (
          <li key={label} className="edge-line-b">
            <SiteLink href={href} className="flex gap-4 py-4 hover:text-accent">
              <Icon name={icon} size={24} className="flex-none text-accent" />
              <span className="min-w-0">
                <span className="block type-caption text-ink-2">{label}</span>
                <span className="text-[1.1875rem] font-semibold">{text}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SocialLinks social={site.social} className="-mx-[12px] mt-3 flex" />
    </address>
  );
}
