import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { ENQUIRY_CHANNELS, type EnquiryDialogKey, type EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import type { EnquiryAbout, EnquiryFields, VisitPreferences } from '@/lib/domain/enquiry/form';
import { BrochureOffer } from './BrochureOffer';
import { projectOfPage } from './project-of-page';
import { ConfigurationChoice, EnquiryExtras } from './EnquiryExtras';
import { EnquiryForm } from './EnquiryForm.island';
import { SendOnWhatsApp } from './SendOnWhatsApp';
import { Toast, TOAST_PLACE } from '@/components/ui/Toast';
import { CalendarLink } from './CalendarLink';

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
  callBackTime: string;
  whatsapp: string;
}

export interface EnquiryOverlayProps extends Office {
  request: EnquiryRequest | null;
  onClose: () => void;
}

/** Unsent text and the dialog it was typed into. */
interface Draft extends EnquiryFields, Partial<VisitPreferences> {
  topic: string;
  configuration?: string;
}

const NO_DRAFT: Draft = { name: '', phone: '', email: '', message: '', topic: '' };

/** The enquiry dialogs and, after one has closed, its toast (spec 4, Enquiry modal). Typed text survives closing. */
export function EnquiryOverlay({ request, onClose, host, phone, email, callBackTime, whatsapp }: EnquiryOverlayProps) {
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

  function onClosed(topic: string) {
    const form = body.current?.querySelector('form');
    if (form) setDraft({ ...(Object.fromEntries(new FormData(form)) as unknown as EnquiryFields), topic });
    onClose();
  }

  function renderDialog({ id, opener }: EnquiryRequest) {
    const data = opener?.dataset ?? {};
    const { subject = '', visit, phone: typedPhone = draft.phone, configuration, section } = data;
    const isVisit = visit !== undefined;
    const asked = configuration ?? section;
    const channel = (data['enquiry'] ?? 'popup') as EnquiryDialogKey;
    const { dialog: shown } = ENQUIRY_CHANNELS[channel];
    const isProject = shown?.isProject === true;
    const page = channel === 'developer' ? null : projectOfPage();
    const about: EnquiryAbout =
      channel === 'developer'
        ? { developer: subject }
        : { project: data['project'] ?? page?.id, configuration, section, lookingFor: data['lookingFor'] };
    const projectName = data['project'] ? subject : page?.name;
    const topic = `${channel} ${subject || data['lookingFor']}`;
    const firstLine = channel === 'footer' && subject && !isVisit ? `${subject}\n` : '';
    const initial = { ...draft, phone: typedPhone, message: draft.topic === topic ? draft.message : firstLine };
    const note = data['note'] ?? asked;
    return (
      <Dialog
        key={id}
        title={shown?.title(subject) ?? ''}
        subtitle={isProject || isVisit ? subject : channel === 'popup' ? projectName : undefined}
        opener={opener}
        onClose={() => onClosed(topic)}
      >
        <div ref={body}>
          {note ? <p className="mb-5 type-small">{note}</p> : null}
          {channel === 'brochure' && opener ? <BrochureOffer href={opener.href} project={subject} /> : null}
          <EnquiryForm
            kind={isProject ? 'popup' : 'enquiry'}
            channel={channel}
            host={host}
            phone={phone}
            email={isProject ? undefined : email}
            callBackTime={callBackTime}
            initial={initial}
            onOutcome={onOutcome}
            choices={() =>
              isProject && page && page.configurations.length > 0 && !asked ? (
                <ConfigurationChoice configurations={page.configurations} initialValue={draft.configuration} />
              ) : null
            }
            otherWay={
              isProject
                ? (form) => (
                    <SendOnWhatsApp
                      form={form}
                      project={subject}
                      asked={asked}
                      isBrochure={channel === 'brochure'}
                      number={whatsapp}
                    />
                  )
                : undefined
            }
          >
            <EnquiryExtras
              hasVisit={isProject || shown?.hasVisit || isVisit}
              isOpen={isVisit}
              initial={initial}
              about={about}
              projectName={projectName}
            />
          </EnquiryForm>
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

interface ToastMessage {
  tone: 'ok' | 'err';
  text: string;
  /** Calendar file of the requested visit. */
  calendarHref?: string;
}

interface EnquiryToastProps {
  message: ToastMessage | null;
  onDismiss: () => void;
}

/** Result of an enquiry whose dialog has closed; stays until dismissed or replaced (routes-and-content, Forms). */
function EnquiryToast({ message, onDismiss }: EnquiryToastProps) {
  return (
    <div role="status" className={TOAST_PLACE}>
      {message ? (
        <Toast tone={message.tone} text={message.text} onDismiss={onDismiss}>
          {message.calendarHref ? <CalendarLink href={message.calendarHref} /> : null}
        </Toast>
      ) : null}
    </div>
  );
}
