import { EmailText } from '@/components/ui/EmailText';
import { SiteLink } from '@/components/ui/SiteLink';
import { mailtoUrl, telUrl, whatsappUrl } from '@/lib/domain/site/links';

interface OfficeLinksProps {
  phone?: string;
  email?: string;
  /** The enquiry in words, for WhatsApp. */
  words: string;
}

/** Ways to reach a person with the same words, beside every enquiry that was not sent (spec 8). */
export function OfficeLinks({ email, words, ...office }: OfficeLinksProps) {
  const { phone, whatsapp } = officeOfPage(office.phone);
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <p className="flex flex-wrap gap-x-5">
      {phone ? (
        <SiteLink href={telUrl(phone)} className={`${link} tabular-nums`}>
          Call {phone}
        </SiteLink>
      ) : null}
      {whatsapp ? (
        <SiteLink href={whatsappUrl(whatsapp, words)} className={link}>
          Send on WhatsApp
        </SiteLink>
      ) : null}
      {email ? (
        <SiteLink href={mailtoUrl(email)} className={link}>
          <EmailText email={email} />
        </SiteLink>
      ) : null}
    </p>
  );
}

const linkTo = (start: string) =>
  document.querySelector<HTMLAnchorElement>(`[data-floating] a[href^="${start}"]`)?.href;

/**
 * The office's numbers as the floating buttons of every page have them, so that no form repeats them in the HTML;
 * `whatsapp` is digits with country code.
 */
function officeOfPage(phone?: string): { phone?: string; whatsapp?: string } {
  return {
    phone: phone ?? linkTo('tel:')?.slice('tel:'.length),
    whatsapp: /wa\.me\/(\d+)/.exec(linkTo('https://wa.me/') ?? '')?.[1],
  };
}
