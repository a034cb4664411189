import type { ReactNode } from 'react';
import { ROUTES } from '@/lib/domain/routes';

/** Which dialog a link opens: an enquiry channel, or the WhatsApp contact popup of a project. */
export type EnquiryDialogKind = 'footer' | 'popup' | 'developer' | 'contact';

interface EnquiryLinkProps {
  kind: EnquiryDialogKind;
  children: ReactNode;
  /** Developer or project the enquiry is about, or the wish that opens the message. */
  subject?: string;
  /** Shown in the dialog above the form. */
  note?: string;
  className?: string;
}

/** An enquire button: a link to the contact page that the opener island upgrades to a dialog. */
export function EnquiryLink({ kind, children, subject, note, className }: EnquiryLinkProps) {
  return (
    <a href={ROUTES.contact} data-enquiry={kind} data-subject={subject} data-note={note} className={className}>
      {children}
    </a>
  );
}
