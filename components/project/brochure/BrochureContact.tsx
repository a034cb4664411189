import { EmailText } from '@/components/ui/EmailText';
import { SiteLink } from '@/components/ui/SiteLink';
import type { QrCode } from '@/lib/domain/picture/image';
import { mailtoUrl, projectWhatsappText, telUrl, whatsappUrl } from '@/lib/domain/site/links';
import { adviserLine } from '@/lib/domain/project/adviser';
import type { ProjectSheet } from '@/lib/domain/project/page';
import { formatRera } from '@/lib/domain/project/rera';
import { formatCheck } from '@/lib/domain/project/trust';
import { projectPath } from '@/lib/domain/site/routes';
import { formatAddress, type Site } from '@/lib/domain/site/site';

interface BrochureContactProps {
  page: ProjectSheet;
  site: Site;
  /** The project page's address. */
  qrCode: QrCode;
}

/** Contact details, the way to the project's page, the registration as large as the phone number, and the disclaimer. */
export function BrochureContact({ page: { project, adviser, trust }, site, qrCode }: BrochureContactProps) {
  const { address } = site;
  const href = projectPath(project.developerSlug, project.id);
  return (
    <section className="brochure-contact">
      <h2 className="type-h2">Talk to us</h2>
      <div className="brochure-ways mb-6 flex flex-wrap justify-between gap-x-8 gap-y-6">
        <address className="grid content-start gap-4 not-italic">
          <p>
            <strong>{site.name}</strong>
            <br />
            {formatAddress(address)}
          </p>
          <p>
            <SiteLink href={telUrl(site.phone)}>{site.phone}</SiteLink>
            <br />
            <SiteLink href={mailtoUrl(site.email)}>
              <EmailText email={site.email} />
            </SiteLink>
            <br />
            <SiteLink href={href}>{site.url.replace(/^https?:\/\//, '') + href}</SiteLink>
          </p>
          {adviser ? (
            <p>
              <strong>{adviser.name}</strong>, {adviser.corridor}
              <br />
              {adviserLine(adviser)}
              <br />
              <SiteLink href={whatsappUrl(adviser.whatsapp, projectWhatsappText(project.name, site.url + href))}>
                WhatsApp +{adviser.whatsapp}
              </SiteLink>
            </p>
          ) : null}
        </address>
        <figure>
          <QrCodeImage code={qrCode} label={`QR code of the page of ${project.name}`} className="w-full edge-line" />
          <figcaption className="mt-2">Scan for today’s price, all pictures and the calculator</figcaption>
        </figure>
        {trust.qr ? (
          <figure>
            <img src={trust.qr.src} alt="QR code" width="128" height="128" />
            <figcaption className="mt-2">{trust.qr.caption}</figcaption>
          </figure>
        ) : null}
      </div>
      <p className="mb-2">
        RERA:{' '}
        {trust.registrations
          .map(({ name, number, facts }) => [name, number, ...facts].filter(Boolean).join(', '))
          .join('; ') || formatRera(trust.rera)}
        {trust.authority ? ` (${trust.authority.short}, ${new URL(trust.authority.siteUrl).hostname})` : ''}.
      </p>
      <p className="type-caption text-ink-2">
        {[...trust.facts, formatCheck(trust.checked), trust.changedText].map((text) => (text ? `${text}. ` : ''))}
        {trust.sentence} Pictures and plans are illustrative; this brochure is no offer.
      </p>
    </section>
  );
}

interface QrCodeImageProps {
  code: QrCode;
  /** Where it leads, in words. */
  label: string;
  className?: string;
}

/** A QR code, dark on white whatever it stands on. */
function QrCodeImage({ code: { size, path }, label, className }: QrCodeImageProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}
