import { CAMPAIGN_NAMES } from '@/lib/domain/enquiry/origin';

/** Rules for every host of the built folder: one table for Cloudflare Pages, Netlify, nginx and the local server. */

export interface HostFacts {
  /** Addresses of pictures on other hosts that are linked as they are. */
  imageAddresses: readonly string[];
  /** Base address of the enquiry calls; empty means the same origin. */
  enquiryHost: string;
  analyticsEndpoint: string | null;
  /** Origins of scripts that come after a visitor's yes. */
  tagOrigins: readonly string[];
  /** Where browsers insist on https: on this host, on its subdomains too, or for all who have the preload list. */
  hsts: 'host' | 'subdomains' | 'preload';
}

const HSTS: Readonly<Record<HostFacts['hsts'], string>> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** `*` is only allowed at the end, so that every host reads the pattern the same way. */
export interface CacheRule {
  pattern: `/${string}`;
  cacheControl: string;
}

/** The office's name, phone and e-mail and the site's address in the built folder, for the endpoint. */
export const OFFICE_FILE = '_office.json';

/** Files of the built folder that only its host reads; their own addresses answer 404. */
export const HOST_FILES = ['_headers', '_redirects', OFFICE_FILE];

/** Takes events of pages and reports of browsers. */
export const EVENTS_PATH = '/events';

/** Where somebody confirms and ends mails of new homes and lower prices. */
export const ALERTS_PATH = '/alerts';

/** Addresses of the endpoint, for hosts that have to be told; `*` is any rest. GET of `/contact` is a redirect. */
export const ENDPOINT_PATTERNS = [
  ...['/contact.php', '/api/enquiry', '/contact', '/office', '/office/*', '/healthz', '/metrics', '/enquiry.css'],
  EVENTS_PATH,
  ALERTS_PATH,
];

/** For missing files. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For everything without a rule: a page that is opened again within five minutes shows at once, and is asked for anew. */
export const PAGES = 'public, max-age=0, stale-while-revalidate=300';
const FIVE_MINUTES = 'public, max-age=300';
const SEVEN_DAYS = 'public, max-age=604800';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files whose address changes with their content are cached for ever, data for minutes. */
export const CACHE_RULES: readonly CacheRule[] = [
  { pattern: '/_next/static/*', cacheControl: IMMUTABLE },
  { pattern: '/images/*', cacheControl: SEVEN_DAYS },
  { pattern: '/cards/*', cacheControl: SEVEN_DAYS },
  { pattern: '/data/*', cacheControl: FIVE_MINUTES },
  { pattern: '/brochures/*', cacheControl: FIVE_MINUTES },
  { pattern: '/icons.svg', cacheControl: FIVE_MINUTES },
  { pattern: '/icons-catalogue.svg', cacheControl: FIVE_MINUTES },
];

/** Cache-Control of an existing file at `path`; the first matching rule counts. */
export function cacheControlOf(path: string, rules: readonly CacheRule[] = CACHE_RULES): string {
  const rule = rules.find(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return rule?.cacheControl ?? PAGES;
}

/** The map of the contact page, which is the only frame. */
const MAP_ORIGIN = 'https://www.google.com';

function originOf(address: string | null): string[] {
  const origin = /^https?:\/\/[^/?#]+/.exec(address ?? '')?.[0];
  return origin ? [origin.toLowerCase()] : [];
}

/** Name of the address that browsers report breaches of the policy to. */
const REPORTS = 'events';

/**
 * Content-Security-Policy without anything inline (security 3.1). `upgrade-insecure-requests` is for https hosts only.
 */
export function contentPolicy(facts: HostFacts, isHttps: boolean): string {
  const provider = originOf(facts.enquiryHost);
  const images = [...new Set([...facts.imageAddresses.flatMap(originOf), ...facts.tagOrigins])].sort();
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'inline-speculation-rules'", ...facts.tagOrigins],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...provider, ...originOf(facts.analyticsEndpoint), ...facts.tagOrigins],
    ['frame-src', MAP_ORIGIN],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...provider],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    // A script may only restore the markup that the page was built with (components/islands/trusted-markup.ts).
    ['require-trusted-types-for', "'script'"],
    // Scripts of a tag come from its origins alone (lib/browser/visitor/tag.ts).
    ['trusted-types', 'built-markup', 'service-worker', ...(facts.tagOrigins.length > 0 ? ['default'] : [])],
    ['report-to', REPORTS],
    ...(isHttps ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Pages without script and form, the only ones that another site may show in a frame. */
export const EMBED_PATTERN = '/embed/*';
const OF_EMBED = /^(?:(?:default|style|img|font)-src|base-uri|object-src|upgrade-insecure-requests)/;

/**
 * Headers at `EMBED_PATTERN` in place of the common ones of the same name; null is none. Where a host can take none away,
 * browsers follow the policy alone.
 */
export function embedHeaders(facts: HostFacts, isHttps: boolean): [name: string, value: string | null][] {
  const policy = contentPolicy(facts, isHttps).split('; ');
  const kept = policy.filter((directive) => OF_EMBED.test(directive));
  return [
    ['Content-Security-Policy', [...kept, "form-action 'none'", 'frame-ancestors *'].join('; ')],
    ['X-Frame-Options', null],
  ];
}

/** Campaign parameters are read by script: a page is one document with and without them, in caches and when prefetched. */
const NO_VARY_SEARCH = `params=(${CAMPAIGN_NAMES.map((name) => `"${name}"`).join(' ')})`;

/** Headers of every response, including errors (security 3.1). Strict-Transport-Security is for https hosts only. */
export function commonHeaders(facts: HostFacts, isHttps: boolean): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentPolicy(facts, isHttps)],
    ['Reporting-Endpoints', `${REPORTS}="${originOf(facts.enquiryHost).join('')}${EVENTS_PATH}"`],
    ...(isHttps ? [['Strict-Transport-Security', HSTS[facts.hsts]] as [string, string]] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // Voice search needs the microphone.
    [
      'Permissions-Policy',
      'microphone=(self), fullscreen=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['No-Vary-Search', NO_VARY_SEARCH],
  ];
}
