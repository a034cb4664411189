import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Island } from '@/components/islands/Island';
import type { EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import type { EnquiryFields } from '@/lib/domain/enquiry/form';
import { ContactForm, type ContactFields } from './ContactForm';
import { projectOfPage } from './project-of-page';
import { EnquiryExtras } from './EnquiryExtras';
import { EnquiryForm } from './EnquiryForm.island';
import type { EnquiryDialogKind } from './EnquiryLink';
import { EnquiryToast, type ToastMessage } from './EnquiryToast';

export interface EnquiryRequest {
  /** New for each opening. */
  id: number;
  /** The clicked link, whose data describes the enquiry; null when Inquire Now opens by itself. */
  opener: HTMLAnchorElement | null;
}

export interface Office {
  host: string;
  phone: string;
  email: string;
  whatsapp: string;
}

export interface EnquiryOverlayProps extends Office {
  request: EnquiryRequest | null;
  onClose: () => void;
}

/** Unsent text and the dialog it was typed into. */
interface Draft extends ContactFields {
  about: string;
}

const NO_DRAFT: Draft = { name: '', phone: '', email: '', message: '', about: '' };

function titleOf(kind: EnquiryDialogKind, subject: string): string {
  if (kind === 'contact') return 'Contact Us';
  if (kind === 'brochure') return 'Download Brochure';
  return kind === 'developer' ? `Contact for ${subject} Projects` : 'Enquiry Form';
}

function firstLine(kind: EnquiryDialogKind, subject: string, isVisit: boolean): string {
  return kind === 'footer' && subject ? `${isVisit ? 'Site visit: ' : ''}${subject}\n` : '';
}

/** The enquiry dialogs and, after one has closed, its toast (spec 4, Enquiry modal). Typed text survives closing. */
export function EnquiryOverlay({ request, onClose, host, phone, email, whatsapp }: EnquiryOverlayProps) {
  const body = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const dialog = () => body.current?.closest('dialog');

  function onOutcome(outcome: EnquiryOutcome) {
    const isAccepted = outcome.kind === 'accepted';
    if (isAccepted || !dialog()?.open)
      setMessage({
        tone: isAccepted ? 'ok' : 'err',
        text: outcome.message,
        calendarHref: isAccepted ? outcome.visit?.calendarHref : undefined,
      });
    if (isAccepted) dialog()?.close();
  }

  function onClosed(about: string) {
    const form = body.current?.querySelector('form');
    if (form) setDraft({ ...(Object.fromEntries(new FormData(form)) as unknown as EnquiryFields), about });
    onClose();
  }

  function renderDialog({ id, opener }: EnquiryRequest) {
    const { subject = '', visit, note, part, phone: typedPhone = draft.phone } = opener?.dataset ?? {};
    const isVisit = visit !== undefined;
    const kind = (opener?.dataset['enquiry'] ?? 'popup') as EnquiryDialogKind;
    const about = `${kind} ${subject}`;
    const project = kind === 'popup' ? projectOfPage() : '';
    const wish = firstLine(kind, subject, isVisit) || (project && `Interested in ${project}\n`);
    const initial = { ...draft, phone: typedPhone, message: draft.about === about ? draft.message : wish };
    const isContact = kind === 'contact' || kind === 'brochure';
    return (
      <Dialog
        key={id}
        title={titleOf(kind, subject)}
        subtitle={isContact || isVisit ? subject : project || undefined}
        opener={opener}
        onClose={() => onClosed(about)}
      >
        <div ref={body}>
          {(note ?? part) ? <p className="mb-5 type-small">{note ?? part}</p> : null}
          {isContact ? (
            <ContactForm
              project={subject}
              part={part}
              host={host}
              phone={phone}
              onOutcome={onOutcome}
              brochureHref={kind === 'brochure' ? opener?.href : undefined}
              whatsapp={whatsapp}
              initial={initial}
            />
          ) : (
            <Island
              of={EnquiryForm}
              channel={kind}
              host={host}
              subject={subject}
              phone={phone}
              email={email}
              initial={initial}
              onOutcome={onOutcome}
            >
              <EnquiryExtras hasVisit={kind !== 'footer' || isVisit} isOpen={isVisit} initial={initial} />
            </Island>
          )}
        </div>
      </Dialog>
    );
  }

  return (
    <>
      {request ? renderDialog(request) : null}
      <EnquiryToast message={message} onDismiss={() => setMessage(null)} />
    </>
  );
}
