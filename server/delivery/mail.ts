import { createTransport } from 'nodemailer';
import type { Office, OfficeProjects } from '../enquiry/office';
import { isThisMachine } from '../store/read-setting';
import type { Delivery } from '../store/deliveries';
import { confirmationMail, enquiryMail, letterMail, plainMail, SUMMARY_MAIL } from './mail-text';
import { type MailSettings, recipientsOf } from './settings';
import { type Channel, connectionFault, SendError } from './worker';

/** What follows where the server refuses for good (5xx) an address, or after DATA the text; all else is tried again. */
type Refused = Partial<Record<'EENVELOPE' | 'EMESSAGE', SendError['next']>>;

export interface MailOptions {
  settings: MailSettings;
  office: Office;
  /** Read for each mail, because publishing may change them. */
  projects: () => OfficeProjects;
  /** Longest silence of the mail server, ms. */
  silenceMs?: number;
}

type Mail = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

/** The office's mail for each enquiry, letters, and the visitor's confirmation where that is wanted. */
export function mailChannels({ settings, office, projects, silenceMs = 60_000 }: MailOptions): Channel[] {
  const { smtpUrl, from, to, routes, isConfirming } = settings;
  const { hostname, protocol, username, password, port } = smtpUrl;
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    // A password never goes over a network unencrypted.
    requireTLS: username !== '' && !isThisMachine(hostname),
    connectionTimeout: Math.min(silenceMs, 15_000),
    greetingTimeout: Math.min(silenceMs, 30_000),
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(delivery: Pick<Delivery, 'id'>, mail: Mail, refused: Refused = {}): Promise<void> {
    const messageId = `<${delivery.id}@${from.split('@').at(-1)}>`;
    try {
      await transport.sendMail({ ...mail, from: { name: office.name, address: from }, messageId });
    } catch (error) {
      throw toSendError(error, refused);
    }
  }

  const toOffice: Channel = {
    name: 'mail',
    async send(delivery) {
      const { enquiry } = delivery;
      const known = projects();
      const recipients = [...recipientsOf(enquiry, to, routes, known)];
      try {
        await send(delivery, { ...enquiryMail(enquiry, office.url, known), to: recipients }, { EMESSAGE: 'stuck' });
      } catch (error) {
        if (!(error instanceof SendError) || error.next !== 'stuck') throw error;
        // What a visitor typed may be what is refused.
        await send(delivery, { ...plainMail(enquiry), to: recipients }, { EMESSAGE: 'stuck' });
      }
    },
  };
  const ofMany: Channel = {
    name: 'summary',
    send: (delivery) => send(delivery, { ...SUMMARY_MAIL, to: [...to] }),
  };
  const toVisitor: Channel = {
    name: 'confirmation',
    // A wrong address of the office can be put right; one that a visitor typed cannot.
    send: (delivery) =>
      send(
        delivery,
        { ...confirmationMail(office), to: delivery.enquiry.email },
        { EENVELOPE: 'refused', EMESSAGE: 'refused' },
      ),
  };
  const letters: Channel = {
    name: 'letter',
    async send({ letter, ...delivery }) {
      if (!letter) return;
      const refused: Refused = letter.to === '' ? { EMESSAGE: 'stuck' } : { EENVELOPE: 'refused', EMESSAGE: 'refused' };
      await send(delivery, { ...letterMail(letter), to: letter.to === '' ? [...to] : letter.to }, refused);
    },
  };
  return [toOffice, ofMany, letters, ...(isConfirming ? [toVisitor] : [])];
}

/** The fault by nodemailer's code and the server's number; its words may hold an address. */
function toSendError(error: unknown, refused: Refused): SendError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isLasting = typeof responseCode === 'number' && responseCode >= 500;
  const next = isLasting && (code === 'EENVELOPE' || code === 'EMESSAGE') ? refused[code] : undefined;
  const words = responseCode ? '' : connectionFault(error);
  return new SendError([code, responseCode, words && `(${words})`].filter(Boolean).join(' ') || 'unknown', next);
}
