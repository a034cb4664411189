import { resolve } from 'node:path';
import { NOTICE_RETENTION } from '@/lib/domain/enquiry/form';
import { toHttpUrl } from './enquiry/describe';
import { type Environment, withoutSecrets, wrongSetting } from './store/read-setting';

export interface EnquirySettings {
  /** `file:` address, or a remote libSQL address. */
  dbUrl: string;
  dbToken: string | undefined;
  /** A file on another disk that has each enquiry, too; null for none. */
  secondPath: string | null;
  /** Accepted enquiries per address in ten minutes; 0 switches the limit off. */
  ratePerTenMinutes: number;
  /** Other origins whose pages may read the answers. */
  allowedOrigins: readonly string[];
  /** Number of proxies in front whose X-Forwarded-For entries are trusted; null trusts one on this machine. */
  trustedProxies: number | null;
  /** Days until an enquiry is removed; 0 keeps it. */
  retentionDays: number;
}

export interface ServerSettings extends EnquirySettings {
  /** Null if not set: 3000, or the next free port. */
  port: number | null;
  host: string;
  outDir: string;
  /** Who makes a picture that is not in `outDir` yet; null for everybody but `npm start`. */
  picturesFrom: string | null;
  logFormat: 'text' | 'json';
  /** Who names it may read the counters; without it nobody may. */
  metricsToken: string | null;
  /** Who names it may see the site, that of a change for example; null for a public one. */
  previewSecret: string | null;
}

/** Only this machine: other clients connect through the web server in front. */
export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_DB_URL = 'file:var/enquiries.db';

/** Settings from environment variables. Throws an Error in plain words on an invalid value. */
export function readSettings(env: Environment): ServerSettings {
  return {
    port: env['PORT'] ? wholeNumber(env, 'PORT', 0, 65_535) : null,
    host: env['HOST'] || DEFAULT_HOST,
    outDir: resolve(env['OUT_DIR'] || 'out'),
    picturesFrom: env['PICTURES_FROM'] || null,
    dbUrl: readDbUrl(env),
    dbToken: env['ENQUIRY_DB_TOKEN'] || undefined,
    secondPath: env['ENQUIRY_SECOND_PATH']?.trim() || null,
    ratePerTenMinutes: wholeNumber(env, 'ENQUIRY_RATE_LIMIT', 30, 1_000_000),
    allowedOrigins: origins(env['ENQUIRY_ALLOWED_ORIGINS'] ?? ''),
    trustedProxies: env['ENQUIRY_TRUSTED_PROXIES']?.trim() ? wholeNumber(env, 'ENQUIRY_TRUSTED_PROXIES', 0, 10) : null,
    retentionDays: wholeNumber(env, 'ENQUIRY_RETENTION_DAYS', NOTICE_RETENTION.days, 36_500),
    logFormat: readLogFormat(env),
    metricsToken: env['METRICS_TOKEN']?.trim() || null,
    previewSecret: env['PREVIEW_SECRET']?.trim() || null,
  };
}

const MAILS_AN_HOUR = 60;

/** Mails about single enquiries in an hour, beyond which the office gets summaries; without limit of enquiries none. */
export function mailsAnHour({ ratePerTenMinutes }: EnquirySettings): number | undefined {
  return ratePerTenMinutes === 0 ? undefined : MAILS_AN_HOUR;
}

function readDbUrl(env: Environment): string {
  const url = env['ENQUIRY_DB_URL'] || DEFAULT_DB_URL;
  if (/^(?:file|libsql|https?|wss?):/.test(url)) return url;
  throw wrongSetting('ENQUIRY_DB_URL', `an address such as ${DEFAULT_DB_URL} or libsql://…`, withoutSecrets(url));
}

function readLogFormat(env: Environment): ServerSettings['logFormat'] {
  const format = env['LOG_FORMAT']?.trim() || 'text';
  if (format !== 'text' && format !== 'json') throw wrongSetting('LOG_FORMAT', 'text or json', format);
  return format;
}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(value <= max)) throw wrongSetting(name, `a whole number from 0 to ${max}`, text);
  return value;
}

function origins(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const origin = toHttpUrl(entry);
      if (origin === null || `${origin.origin}/` !== origin.href) {
        const expected = 'origins such as https://www.aangan.example, divided by commas';
        throw wrongSetting('ENQUIRY_ALLOWED_ORIGINS', expected, entry);
      }
      return origin.origin;
    });
}
