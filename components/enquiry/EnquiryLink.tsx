import type { ReactNode } from 'react';
import { ROUTES } from '@/lib/domain/site/routes';

/** Dialog that a link opens: an enquiry channel, or a project's WhatsApp popup with or without its brochure. */
export type EnquiryDialogKind = 'footer' | 'popup' | 'developer' | 'contact' | 'brochure';

interface EnquiryLinkProps {
  kind: EnquiryDialogKind;
  children: ReactNode;
  /** Developer or project of the enquiry, or the first line of the message. */
  subject?: string;
  /** Number that the visitor has already typed elsewhere. */
  phone?: string;
  /** The form asks for the date of a visit to `subject`. */
  isVisit?: boolean;
  /** Shown in the dialog above the form. */
  note?: string;
  /** What of the subject is asked about, '3 BHK · 1,620 sq.ft'; shown, too, and part of the enquiry. */
  part?: string;
  className?: string;
  /** Target without script: the contact page, or the brochure itself. */
  href?: string;
}

/** An enquire button. The opener island turns the link into a dialog opener. */
export function EnquiryLink({
  kind,
  children,
  subject,
  phone,
  isVisit,
  note,
  part,
  className,
  href = ROUTES.contact,
}: EnquiryLinkProps) {
  return (
    <a
      href={href}
      data-enquiry={kind}
      data-subject={subject}
      data-phone={phone}
      data-visit={isVisit ? '' : undefined}
      data-note={note}
      data-part={part}
      data-answered=""
      className={className}
    >
      {children}
    </a>
  );
}
