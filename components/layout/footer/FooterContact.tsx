import { EmailText } from '@/components/ui/EmailText';
import { SiteLink } from '@/components/ui/SiteLink';
import { mailtoUrl, telUrl } from '@/lib/domain/site/links';
import type { Site } from '@/lib/domain/site/site';

interface FooterContactProps {
  site: Pick<Site, 'address' | 'phone' | 'email'>;
  className?: string;
}

const LINK =
  'inline-flex min-h-8 max-w-full items-center wrap-anywhere underline decoration-transparent underline-offset-4 hover:decoration-current';

/** Address, phone and e-mail of the office. */
export function FooterContact({ site, className }: FooterContactProps) {
  const { street, locality, region, postalCode } = site.address;
  return (
    <div className={className}>
      <h2 className="type-small font-semibold text-white">Contact</h2>
      <address className="mt-3 text-sm not-italic md:text-[0.9375rem]">
        <p className="mb-1">
          {street}, {locality}, {region} {postalCode}
        </p>
        <p>
          <SiteLink href={telUrl(site.phone)} className={`${LINK} tabular-nums`}>
            {site.phone}
          </SiteLink>
        </p>
        <p>
          <SiteLink href={mailtoUrl(site.email)} className={LINK}>
            <EmailText email={site.email} />
          </SiteLink>
        </p>
      </address>
    </div>
  );
}
