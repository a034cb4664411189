import { ENQUIRY_CHANNELS, parseJson } from '@/lib/domain/enquiry/channels';
import { HONEYPOT_FIELD } from '@/lib/domain/enquiry/form';
import type { Redirect } from './write-host-files';

const TIMEOUT_MS = 20_000;

export interface Finding {
  what: string;
  /** Null if it is as it should be. */
  fault: string | null;
}

export interface LiveSite {
  /** Base address of the running site, without a slash at its end. */
  url: string;
  /** Base address of the enquiry calls. */
  enquiryHost: string;
  redirects: readonly Redirect[];
  headers: readonly (readonly [name: string, value: string])[];
}

/** What is sent: the hidden field is filled, so that the inbox shows it among the marked ones and nobody is mailed. */
const ENQUIRY = {
  name: 'Check of the site',
  phone: '0000000000',
  email: '',
  message: 'Sent by npm run check:live. Please delete.',
  [HONEYPOT_FIELD]: 'check:live',
};

const ask = (url: string, init?: RequestInit) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

async function findingOf(what: string, check: () => Promise<string | null>): Promise<Finding> {
  try {
    return { what, fault: await check() };
  } catch (error) {
    return { what, fault: error instanceof Error ? `no answer: ${error.message}` : 'no answer' };
  }
}

/** Whether pages of `origin` may read the answer; it is null where they are of the same origin. */
const mayRead = ({ headers }: Response, origin: string | null) =>
  origin === null || ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** What a browser asks before it sends JSON to another origin. */
async function checkPreflight(url: string, origin: string): Promise<string | null> {
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const response = await ask(url, { method: 'OPTIONS', headers: { origin, ...asked } });
  const headers = response.headers.get('access-control-allow-headers') ?? '';
  const isAllowed = response.ok && mayRead(response, origin) && /content-type|\*/i.test(headers);
  return isAllowed ? null : `${response.status}, browsers may not send enquiries from ${origin}`;
}

async function checkEnquiry(url: string, origin: string | null): Promise<string | null> {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(origin ? { origin } : {}) },
    body: JSON.stringify(ENQUIRY),
  });
  const text = await response.text();
  const isTaken = ENQUIRY_CHANNELS.footer.toOutcome({
    kind: 'response',
    status: response.status,
    body: parseJson(text),
  });
  if (isTaken.kind === 'accepted')
    return mayRead(response, origin) ? null : `taken, but ${origin} may not read the answer`;
  const to = response.headers.get('location');
  const answer = to ? `${response.status} to ${to}` : `${response.status} ${text.slice(0, 60).replace(/\s+/g, ' ')}`;
  return `no enquiry is taken here: ${answer.trim()}. Visitors are told so, and asked to call`;
}

/** Asks a running site for a page, its headers, redirects and 404, and sends one marked enquiry. */
export async function checkLive({ url, enquiryHost, redirects, headers }: LiveSite): Promise<Finding[]> {
  const home = await findingOf('/', async () => {
    const { status, headers: sent } = await ask(`${url}/`);
    const wrong = headers.filter(([name, value]) => sent.get(name) !== value).map(([name]) => name);
    if (status !== 200) return `${status}, expected 200`;
    return wrong.length > 0 ? `headers missing or different: ${wrong.join(', ')}` : null;
  });
  const missing = await findingOf('an unknown address', async () => {
    const { status } = await ask(`${url}/no-such-page-${ENQUIRY.phone}`);
    return status === 404 ? null : `${status}, expected 404`;
  });
  const moved = redirects.map(({ from, to }) =>
    findingOf(`${from} to ${to}`, async () => {
      const response = await ask(url + from);
      const location = response.headers.get('location') ?? '';
      const isRight = response.status === 301 && new URL(location, url).pathname === to;
      return isRight ? null : `${response.status} ${location}`.trim() + `, expected 301 ${to}`;
    }),
  );
  const to = `${enquiryHost}/contact.php`;
  const { origin } = new URL(url);
  const isOwn = new URL(to).origin === origin;
  const calls = [
    ...(isOwn ? [] : [findingOf(`a preflight to ${to}`, () => checkPreflight(to, origin))]),
    findingOf(`an enquiry to ${to}`, () => checkEnquiry(to, isOwn ? null : origin)),
  ];
  return [home, missing, ...(await Promise.all([...moved, ...calls]))];
}
