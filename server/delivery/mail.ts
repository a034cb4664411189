import { createTransport } from 'nodemailer';
import type { Office } from '../enquiry/office';
import type { Delivery } from '../store/deliveries';
import { confirmationMail, enquiryMail } from './mail-text';
import { recipientsOf, type ProjectCities } from './recipients';
import type { MailSettings } from './settings';
import { SendError, type Channel } from './worker';

export interface MailOptions {
  settings: MailSettings;
  office: Office;
  /** Read for each mail, because publishing may change them. */
  projectCities?: () => ProjectCities;
  /** Longest silence of the mail server, ms. */
  silenceMs?: number;
}

type Mail = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

/** The office's mail for each enquiry, and the visitor's confirmation where that is wanted. */
export function mailChannels({ settings, office, projectCities, silenceMs = 60_000 }: MailOptions): Channel[] {
  const { smtpUrl, from, to, routes, isConfirming } = settings;
  const { hostname, protocol, username, password, port } = smtpUrl;
  const hasCities = Object.keys(routes.cities).length > 0;
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    // A password never goes over a network unencrypted.
    requireTLS: username !== '' && !/^(localhost|127\..*|\[::1\])$/.test(hostname),
    connectionTimeout: Math.min(silenceMs, 15_000),
    greetingTimeout: Math.min(silenceMs, 30_000),
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  async function send(delivery: Delivery, mail: Mail): Promise<void> {
    const messageId = `<${delivery.id}@${from.split('@').at(-1)}>`;
    try {
      await transport.sendMail({ ...mail, from: { name: office.name, address: from }, messageId });
    } catch (error) {
      throw toSendError(error);
    }
  }

  const toOffice: Channel = {
    name: 'mail',
    send: (delivery) =>
      send(delivery, {
        ...enquiryMail(delivery.enquiry, office.url),
        to: [...recipientsOf(delivery.enquiry.source, to, routes, hasCities ? projectCities?.() : {})],
      }),
  };
  const toVisitor: Channel = {
    name: 'confirmation',
    send: (delivery) => send(delivery, { ...confirmationMail(office), to: delivery.enquiry.email }),
  };
  return isConfirming ? [toOffice, toVisitor] : [toOffice];
}

/** The fault by nodemailer's code and the server's number; its words may hold an address. */
function toSendError(error: unknown): SendError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isLasting = typeof responseCode === 'number' && responseCode >= 500 && code === 'EENVELOPE';
  return new SendError([code, responseCode].filter(Boolean).join(' ') || 'unknown', isLasting);
}
