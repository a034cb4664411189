import type { ReactNode } from 'react';
import type { EnquiryDialogKey } from '@/lib/domain/enquiry/channels';
import { ROUTES } from '@/lib/domain/site/routes';

interface EnquiryLinkProps {
  /** Channel with a dialog. */
  kind: EnquiryDialogKey;
  children: ReactNode;
  /** Name of the developer or project of the enquiry, or the first line of the message. */
  subject?: string;
  /** Id of the project, on pages that are not its own. */
  project?: string;
  /** Number that the visitor has already typed elsewhere. */
  phone?: string;
  /** The form asks for the date of a visit to `subject`. */
  isVisit?: boolean;
  /** Shown in the dialog above the form. */
  note?: string;
  /** What of the project is asked about, shown in the dialog: '3 BHK · 1,620 sq.ft', or the name of a section. */
  configuration?: string;
  section?: string;
  /** What the visitor looks for, as the office reads it. */
  lookingFor?: string;
  className?: string;
  /** Target without script: the contact page, or the brochure itself. */
  href?: string;
}

/** An enquire button. The opener island turns the link into a dialog opener. */
export function EnquiryLink({
  kind,
  children,
  subject,
  project,
  phone,
  isVisit,
  note,
  configuration,
  section,
  lookingFor,
  className,
  href = ROUTES.contact,
}: EnquiryLinkProps) {
  return (
    <a
      href={href}
      data-enquiry={kind}
      data-subject={subject}
      data-project={project}
      data-phone={phone}
      data-visit={isVisit ? '' : undefined}
      data-note={note}
      data-configuration={configuration}
      data-section={section}
      data-looking-for={lookingFor}
      data-answered=""
      className={className}
    >
      {children}
    </a>
  );
}
