import { createHmac } from 'node:crypto';
import { projectOf } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import type { Delivery, Letter } from '../store/deliveries';
import type { WebhookSettings, WhatsappSettings } from './settings';
import { type Channel, connectionFault, SendError } from './worker';

const ANSWER_MS = 20_000;
const DAY_MS = 86_400_000;

/** `webhook-signature` of the Standard Webhooks convention: one `v1` HMAC-SHA256 for each secret. */
export function signatures(secrets: readonly Buffer[], id: string, timestamp: number, body: string): string {
  return secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');
}

/** Body of the call: the event, and the enquiry without the hash of its address; the project in words beside its id. */
function webhookBody(enquiry: Delivery['enquiry'], projects: OfficeProjects): string {
  const { id, receivedAt, name, phone, email, message, source, consent, isSuspect, details } = enquiry;
  const project = projectOf(enquiry, projects);
  const about = { ...details, projectName: project?.name, developer: project?.developer ?? details.developer };
  const data = {
    id,
    receivedAt,
    name,
    phone,
    email,
    message,
    ...about,
    city: project?.city,
    source,
    consent,
    isSuspect,
  };
  return JSON.stringify({ type: 'enquiry.created', timestamp: receivedAt, data });
}

/** Body of the call that an enquiry is erased here: its id, and the day until which a law or a booking keeps it. */
function erasureBody({ paragraphs: [id, blockedUntil] }: Letter, atMs: number): string {
  const data = { id, ...(blockedUntil ? { blockedUntil } : {}) };
  return JSON.stringify({ type: 'enquiry.erased', timestamp: new Date(atMs).toISOString(), data });
}

/** Posts JSON, and returns the answer without its body. Rejects with a `SendError` if there is none. */
async function call(address: URL, body: string, headers: Record<string, string>): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') throw new SendError('no answer');
    throw new SendError(['no connection', connectionFault(error)].filter(Boolean).join(': '));
  });
  await response.body?.cancel();
  return response;
}

/** A parameter of a template has no line breaks and no rows of blanks; the message has 1,024 characters. */
const MAX_PARAMETER = 800;
const toParameter = (text: string) => ({ type: 'text', text: text.replace(/\s+/g, ' ').slice(0, MAX_PARAMETER) });

/**
 * Sends letters to numbers of WhatsApp through its Business API, in the owner's templates, whose first blank is what is
 * said and the second a link. What is refused may be the template, which can be put right.
 */
export function whatsappChannel({ url, token, templates, language }: WhatsappSettings): Channel {
  return {
    name: 'whatsapp',
    async send({ letter }) {
      if (!letter?.template) return;
      const { kind, text, link } = letter.template;
      const template = {
        name: templates[kind],
        language: { code: language },
        components: [{ type: 'body', parameters: [toParameter(text), toParameter(link)] }],
      };
      const message = { messaging_product: 'whatsapp', to: letter.to.slice(1), type: 'template', template };
      const { ok, status, headers } = await call(url, JSON.stringify(message), { Authorization: `Bearer ${token}` });
      const isRefused = status === 400 || status === 404;
      if (!ok)
        throw new SendError(
          `status ${status}`,
          isRefused ? 'stuck' : 'again',
          askedPauseMs(headers.get('retry-after'), Date.now()),
        );
    },
  };
}

/** Where Google leads a caller whose script has run. A login leads elsewhere. */
const SCRIPT_RESULT_HOST = 'script.googleusercontent.com';

/** Where a redirect leads; null for every other answer. Relative addresses count from the address that was called. */
function redirectHost({ status, headers }: Response, address: URL): string | null {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || location === null) return null;
  return URL.canParse(location, address) ? new URL(location, address).hostname : '';
}

/**
 * Calls an address with each enquiry, and of each that was erased; any 2xx answer accepts it. Redirects are not followed: one to the result of a
 * Google Apps Script accepts, after any other the address is a web page and is called once a day.
 */
export function webhookChannel(
  { url, secrets }: WebhookSettings,
  projects: () => OfficeProjects,
  now: () => number = Date.now,
): Channel {
  // `fetch` refuses an address with user and password.
  const { username, password } = url;
  const address = Object.assign(new URL(url), { username: '', password: '' });
  const basic = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization: Record<string, string> = username
    ? { Authorization: `Basic ${Buffer.from(basic).toString('base64')}` }
    : {};

  let pageFault: { error: SendError; untilMs: number } | null = null;

  return {
    name: 'webhook',
    async send({ id, enquiry, letter, queuedMs }) {
      if (pageFault && now() < pageFault.untilMs) throw pageFault.error;
      const webhookId = `msg_${id}`;
      const timestamp = Math.floor(now() / 1000);
      const body = letter ? erasureBody(letter, queuedMs) : webhookBody(enquiry, projects());
      const response = await call(address, body, {
        ...authorization,
        'webhook-id': webhookId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures(secrets, webhookId, timestamp, body),
      });
      const leadsTo = redirectHost(response, address);
      if (response.ok || leadsTo === SCRIPT_RESULT_HOST) return;
      if (leadsTo !== null) {
        const words = `answers ${response.status}: this address is a web page, not a webhook`;
        pageFault = { error: new SendError(words, 'again', DAY_MS), untilMs: now() + DAY_MS };
        throw pageFault.error;
      }
      // 410 says that nobody takes calls there any more.
      const pauseMs = response.status === 410 ? DAY_MS : askedPauseMs(response.headers.get('retry-after'), now());
      throw new SendError(`status ${response.status}`, 'again', pauseMs);
    },
  };
}

/** `Retry-After` in ms: seconds or a date; 0 if there is none. */
export function askedPauseMs(value: string | null, nowMs: number): number {
  if (value === null) return 0;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const dateMs = Date.parse(value);
  return Number.isNaN(dateMs) ? 0 : Math.max(0, dateMs - nowMs);
}
