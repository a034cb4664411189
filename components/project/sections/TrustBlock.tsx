import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { ASK_WORDS, CHECKED_WORDS } from '@/lib/domain/project/trust';
import type { LastCheck, ProjectTrust } from '@/lib/domain/project/trust';
import { formatDay } from '@/lib/domain/site/month';

interface TrustBlockProps {
  trust: ProjectTrust;
  project: { id: string; name: string };
}

/** Registration and freshness of what the page says, below its facts (routes-and-content, Trust). */
export function TrustBlock({ trust, project }: TrustBlockProps) {
  const { registrations, authority, href, qr, facts, sentence, checked, changedText } = trust;
  const told = <p className="text-ink-2">{sentence}</p>;
  return (
    <div data-trust="" className="trust mt-6 measure type-small">
      {registrations.map(({ name, number, facts: own }) => (
        <p key={number}>
          {name ? `${name}: ` : ''}RERA No. <strong translate="no">{number}</strong>{' '}
          <button type="button" value={number} className="link print:hidden noscript:hidden" aria-live="polite">
            <span data-said="">Copy</span>
            <span data-said="copied" hidden>
              Copied
            </span>
            <span data-said="selected" hidden>
              Selected
            </span>
          </button>
          {own.map((fact) => `, ${fact}`)}
        </p>
      ))}
      {facts.map((fact) => (
        <p key={fact}>{fact}.</p>
      ))}
      {qr && href ? (
        <details className="fold">
          <summary className="plus">Check the registration</summary>
          <div>
            <figure className="flex items-center gap-4">
              <img src={qr.src} alt="QR code" width="96" height="96" loading="lazy" />
              <figcaption>
                {qr.caption}
                {authority ? (
                  <>
                    {'. '}
                    <SiteLink href={href} className="link">
                      {authority.short}
                    </SiteLink>
                  </>
                ) : null}
              </figcaption>
            </figure>
            {told}
          </div>
        </details>
      ) : (
        told
      )}
      <p className="text-ink-2">
        <Checked checked={checked} />
        {changedText ? `${changedText}. ` : ''}
        <EnquiryLink kind="footer" subject={`Report an error: ${project.name} (${project.id})`} className="link">
          Report an error
        </EnquiryLink>
      </p>
    </div>
  );
}

/** The day in the HTML; script adds how long ago that is (trust-block.ts). */
function Checked({ checked }: { checked: LastCheck }) {
  if (checked.kind === 'never') return null;
  if (checked.kind === 'old') return `${ASK_WORDS}. `;
  return (
    <>
      <span data-check="fresh">
        {CHECKED_WORDS} <time dateTime={checked.day}>{formatDay(checked.day)}</time>
      </span>
      <span data-check="old" hidden>
        {ASK_WORDS}
      </span>
      {'. '}
    </>
  );
}
