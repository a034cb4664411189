import { readFileSync } from 'node:fs';
import { placeOf } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import type { StoredEnquiry } from '../store/enquiry-row';
import { isEmail } from '../enquiry/check';
import { type Environment, readFlag, withoutSecrets, wrongSetting } from '../store/read-setting';

/** Addresses for single developers and cities, by the slugs of their pages. */
interface MailRoutes {
  developers: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, string>>;
}

/** Who is told of an enquiry: the address of its project's or page's developer, else of its city, else the office's. */
export function recipientsOf(
  enquiry: Pick<StoredEnquiry, 'source' | 'details'>,
  office: readonly string[],
  { developers, cities }: MailRoutes,
  projects: OfficeProjects,
): readonly string[] {
  const { developer, city } = placeOf(enquiry, projects);
  const own = valueOf(developers, developer) ?? valueOf(cities, city);
  return own === undefined ? office : [own];
}

function valueOf(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

export interface MailSettings {
  /** `smtp:` or `smtps:`, with user and password where needed. */
  smtpUrl: URL;
  from: string;
  to: readonly string[];
  routes: MailRoutes;
  /** Whether visitors who give an e-mail address get a confirmation. */
  isConfirming: boolean;
}

export interface WebhookSettings {
  url: URL;
  /** The first signs; further ones sign as well while keys are changed. */
  secrets: readonly Buffer[];
}

/** The Business API of WhatsApp. */
export interface WhatsappSettings {
  /** Where messages of the office's number are posted to. */
  url: URL;
  token: string;
  /** Names of the templates that ask whether somebody wants to be told, and that tell. */
  templates: { ask: string; tell: string };
  language: string;
}

export interface DeliverySettings {
  mail: MailSettings | null;
  webhook: WebhookSettings | null;
  whatsapp: WhatsappSettings | null;
}

const NO_ROUTES: MailRoutes = { developers: {}, cities: {} };

/** Where enquiries are sent to. Throws an Error in plain words on an invalid value; secrets are never part of it. */
export function readDeliverySettings(env: Environment): DeliverySettings {
  return { mail: readMail(env), webhook: readWebhook(env), whatsapp: readWhatsapp(env) };
}

function readMail(env: Environment): MailSettings | null {
  const address = env['ENQUIRY_SMTP_URL']?.trim();
  if (!address) return null;
  const smtpUrl = URL.canParse(address) ? new URL(address) : null;
  if (smtpUrl === null || !/^smtps?:$/.test(smtpUrl.protocol) || smtpUrl.hostname === '') {
    const expected = 'an address such as smtp://user:password@mail.example:587';
    throw wrongSetting('ENQUIRY_SMTP_URL', expected, withoutSecrets(address));
  }
  refuseBrokenCodes('ENQUIRY_SMTP_URL', smtpUrl);
  const to = emails('ENQUIRY_MAIL_TO', env['ENQUIRY_MAIL_TO'] ?? '');
  const [first] = to;
  if (first === undefined) throw new Error('ENQUIRY_MAIL_TO: expected the address that is told of enquiries');
  const [from = first] = emails('ENQUIRY_MAIL_FROM', env['ENQUIRY_MAIL_FROM'] ?? '');
  const routesFile = env['ENQUIRY_MAIL_ROUTES'];
  const routes = routesFile ? readRoutes(routesFile) : NO_ROUTES;
  return { smtpUrl, from, to, routes, isConfirming: readFlag(env, 'ENQUIRY_MAIL_CONFIRM') };
}

/** Throws if user or password of an address have a % that encodes nothing. */
function refuseBrokenCodes(name: string, { username, password, host, protocol }: URL): void {
  try {
    decodeURIComponent(username + password);
  } catch {
    const expected = 'a user and a password in which each % is written as %25';
    throw wrongSetting(name, expected, `${protocol}//…@${host}`);
  }
}

function emails(name: string, list: string): string[] {
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== '');
  for (const entry of entries) {
    if (!isEmail(entry)) throw wrongSetting(name, 'e-mail addresses divided by commas', entry);
  }
  return entries;
}

function readRoutes(path: string): MailRoutes {
  const fault = `ENQUIRY_MAIL_ROUTES: expected a JSON file {"developers": {"slug": "address"}, "cities": {…}}`;
  let routes: Partial<Record<keyof MailRoutes, unknown>>;
  try {
    routes = { ...NO_ROUTES, ...(JSON.parse(readFileSync(path, 'utf8')) as object) };
  } catch (error) {
    throw new Error(`${fault}, and ${path} cannot be read`, { cause: error });
  }
  return { developers: addressBook(routes.developers, fault), cities: addressBook(routes.cities, fault) };
}

function addressBook(value: unknown, fault: string): Record<string, string> {
  if (typeof value !== 'object' || value === null) throw new Error(fault);
  const entries = Object.entries(value).map(([slug, address]: [string, unknown]) => {
    if (typeof address !== 'string' || !isEmail(address)) throw new Error(`${fault}; '${slug}' has no address`);
    return [slug, address] as const;
  });
  return Object.fromEntries(entries);
}

/** The address of a setting; null where it is empty. */
function readUrl(env: Environment, name: string): URL | null {
  const address = env[name]?.trim();
  if (!address) return null;
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address);
  throw wrongSetting(name, 'an http or https address', withoutSecrets(address));
}

function readWhatsapp(env: Environment): WhatsappSettings | null {
  const url = readUrl(env, 'ENQUIRY_WHATSAPP_URL');
  if (url === null) return null;
  const token = env['ENQUIRY_WHATSAPP_TOKEN']?.trim();
  if (!token) throw new Error('ENQUIRY_WHATSAPP_TOKEN: expected the token of the Business API');
  const names = env['ENQUIRY_WHATSAPP_TEMPLATES'] ?? '';
  const [ask, tell] = names.split(/[\s,]+/).filter(Boolean);
  if (!ask || !tell) throw wrongSetting('ENQUIRY_WHATSAPP_TEMPLATES', 'two names, of what asks and what tells', names);
  return { url, token, templates: { ask, tell }, language: env['ENQUIRY_WHATSAPP_LANGUAGE']?.trim() || 'en' };
}

function readWebhook(env: Environment): WebhookSettings | null {
  const url = readUrl(env, 'ENQUIRY_WEBHOOK_URL');
  if (url === null) return null;
  refuseBrokenCodes('ENQUIRY_WEBHOOK_URL', url);
  const secrets = (env['ENQUIRY_WEBHOOK_SECRET'] ?? '').split(/\s+/).filter(Boolean).map(secretOf);
  if (secrets.length === 0) throw wrongSetting('ENQUIRY_WEBHOOK_SECRET', SECRET_EXPECTED, '');
  return { url, secrets };
}

const SECRET_EXPECTED = 'whsec_ and 24 to 64 bytes in base64, as `openssl rand -base64 32` makes them';

function secretOf(text: string): Buffer {
  const bytes = Buffer.from(/^whsec_([a-z0-9+/]+=*)$/i.exec(text)?.[1] ?? '', 'base64');
  if (bytes.length < 24 || bytes.length > 64) {
    throw wrongSetting('ENQUIRY_WEBHOOK_SECRET', SECRET_EXPECTED, `${text.length} characters of another kind`);
  }
  return bytes;
}
