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
      <div className="border-t-2 border-b border-t-ink border-b-line py-5">
        <p className="flex items-center gap-3 type-caption text-ink-2">
          <Icon name="phone" className="text-accent" />
          Phone
        </p>
        <SiteLink
          href={telUrl(site.phone)}
          className="font-display text-[2rem] leading-tight hover:text-accent lg:text-[2.75rem]"
        >
          {site.phone}
        </SiteLink>
      </div>
      <ul>
        {rows.map(({ icon, label, text, href }) => (
          <li key={label} className="border-b border-line">
            <SiteLink href={href} className="flex gap-4 py-4 hover:text-accent">
              <Icon name={icon} size={24} className="flex-none text-accent" />
              <span className="min-w-0">
                <span className="block type-caption text-ink-2">{label}</span>
                <span className="text-[1.125rem] font-semibold">{text}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <SocialLinks social={site.social} className="-mx-[12px] mt-3 flex" />
    </address>
  );
}
