import { resolve } from 'node:path';
import { NOTICE_RETENTION } from '@/lib/domain/enquiry/form';
import { readDeliverySettings, type DeliverySettings } from './delivery/settings';
import { toHttpUrl } from './enquiry/source';

export interface EnquirySettings {
  /** `file:` address, or a remote libSQL address. */
  dbUrl: string;
  dbToken: string | undefined;
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
  delivery: DeliverySettings;
  logFormat: 'text' | 'json';
  /** Whether others than this machine may read the counters. */
  areMetricsPublic: boolean;
}

/** Only this machine: other clients connect through the web server in front. */
export const DEFAULT_HOST = '127.0.0.1';
export const DEFAULT_DB_URL = 'file:var/enquiries.db';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings from environment variables. Throws an Error in plain words on an invalid value. */
export function readSettings(env: Environment): ServerSettings {
  return {
    port: env['PORT'] ? wholeNumber(env, 'PORT', 0, 65_535) : null,
    host: env['HOST'] || DEFAULT_HOST,
    outDir: resolve(env['OUT_DIR'] || 'out'),
    picturesFrom: env['PICTURES_FROM'] || null,
    dbUrl: env['ENQUIRY_DB_URL'] || DEFAULT_DB_URL,
    dbToken: env['ENQUIRY_DB_TOKEN'] || undefined,
    ratePerTenMinutes: wholeNumber(env, 'ENQUIRY_RATE_LIMIT', 30, 1_000_000),
    allowedOrigins: origins(env['ENQUIRY_ALLOWED_ORIGINS'] ?? ''),
    trustedProxies: env['ENQUIRY_TRUSTED_PROXIES']?.trim() ? wholeNumber(env, 'ENQUIRY_TRUSTED_PROXIES', 0, 10) : null,
    retentionDays: wholeNumber(env, 'ENQUIRY_RETENTION_DAYS', NOTICE_RETENTION.days, 36_500),
    delivery: readDeliverySettings(env),
    logFormat: env['LOG_FORMAT'] === 'json' ? 'json' : 'text',
    areMetricsPublic: env['METRICS_PUBLIC'] === '1',
  };
}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(value <= max)) throw new Error(`${name}: expected a whole number from 0 to ${max}, found '${text}'`);
  return value;
}

function origins(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const origin = toHttpUrl(entry);
      if (origin === null || `${origin.origin}/` !== origin.href) {
        const expected = 'expected origins such as https://www.aangan.example, divided by commas';
        throw new Error(`ENQUIRY_ALLOWED_ORIGINS: ${expected}, found '${entry}'`);
      }
      return origin.origin;
    });
}
