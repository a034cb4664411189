import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { ShareLink } from '@/components/ui/ShareLink';
import { whatsappEnquiryText, whatsappUrl } from '@/lib/domain/site/links';
import { callBackText } from '@/lib/domain/site/site';
import { Dialog } from '@/components/ui/Dialog';
import { ENQUIRY_CHANNELS, type EnquiryDialogKey, type EnquiryOutcome } from '@/lib/domain/enquiry/channels';
import type { EnquiryAbout, EnquiryFields, VisitPreferences } from '@/lib/domain/enquiry/form';
import { Toast, TOAST_PLACE } from '@/components/ui/Toast';
import type { EnquiryStep } from './EnquiryProgress';
import type { FormHandle } from './use-form';
import { ConfigurationChoice, EnquiryExtras } from './EnquiryExtras';
import { EnquiryForm } from './EnquiryForm.island';
import { CalendarLink } from './CalendarLink';

/** The project of the page, as its form has it; null where the page has no such form. */
export interface PageProject {
  id: string;
  /** With its place. */
  name: string;
  /** What may be asked about. */
  configurations: string[];
}

/** So that a dialog of the page need not carry it. */
export function projectOfPage(): PageProject | null {
  const form = document.querySelector<HTMLFormElement>('#enquire form');
  const project = form?.querySelector<HTMLInputElement>('input[name=project]');
  if (!form || !project) return null;
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[name=configuration]')];
  return {
    id: project.value,
    name: project.dataset['name'] ?? '',
    configurations: choices.flatMap(({ value }) => value || []),
  };
}

interface BrochureOfferProps {
  /** Absolute address of the PDF, or of the print page where there is no PDF. */
  href: string;
  project: string;
}

/** The brochure itself, before the form that asks for more. */
export function BrochureOffer({ href, project }: BrochureOfferProps) {
  const isPdf = href.endsWith('.pdf');
  return (
    <div className="mb-5 rounded-card bg-surface-2 px-4 py-3 type-small">
      <p className="flex flex-wrap gap-2.5">
        {isPdf ? (
          <a href={href} download="" className="btn btn-primary">
            <Icon name="download" />
            Save the PDF
          </a>
        ) : (
          <a href={href} target="_blank" rel="noopener" className="btn btn-primary">
            <Icon name="file-text" />
            Open the brochure
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
        <ShareLink title={`${project} brochure`} url={href} />
      </p>
      <p className="mt-2">Leave a number for prices and plans by WhatsApp.</p>
    </div>
  );
}

interface SendOnWhatsAppProps {
  form: FormHandle<EnquiryStep>;
  project: string;
  /** Configuration or section of the link; else the visitor's choice. */
  asked?: string;
  isBrochure: boolean;
  /** The company's WhatsApp number, digits with country code. */
  number: string;
}

/** Opens WhatsApp with a text made from the fields; Enter in a field presses it, as it stands first (spec 5). */
export function SendOnWhatsApp({ form, project, asked, isBrochure, number }: SendOnWhatsAppProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const { name = '', phone = '', email = '', message = '', configuration = '' } = form.values;
  const extras = [
    asked ?? configuration,
    isBrochure ? 'Please send me the brochure.' : '',
    location.origin + location.pathname,
  ];

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      link.current?.click();
    };
    const element = link.current?.closest('form');
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);

  function onClick(event: { preventDefault: () => void }) {
    if (form.check('phone')) form.change({ shown: { kind: 'whatsapp' } });
    else event.preventDefault();
  }

  return (
    <a
      ref={link}
      href={whatsappUrl(number, whatsappEnquiryText({ project, name, phone, email, message, extras }))}
      target="_blank"
      rel="noopener noreferrer"
      className="btn w-full btn-wa"
      onClick={onClick}
    >
      <Icon name="whatsapp" />
      Send on WhatsApp
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

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
        next: isAccepted ? callBackText(callBackTime) : undefined,
        calendarHref: isAccepted ? outcome.visit?.calendarHref : undefined,
      });
    if (isAccepted) dialog()?.close();
  }

  function keepDraft(topic: string) {
    const form = body.current?.querySelector('form');
    if (form) setDraft({ ...(Object.fromEntries(new FormData(form)) as unknown as EnquiryFields), topic });
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
        onClosing={() => keepDraft(topic)}
        onClose={onClose}
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
  /** What happens now. */
  next?: string;
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
          {message.next ? <p>{message.next}</p> : null}
          {message.calendarHref ? <CalendarLink href={message.calendarHref} /> : null}
        </Toast>
      ) : null}
    </div>
  );
}
