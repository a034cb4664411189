/** What every host of the built folder is told: one table for Cloudflare Pages, Netlify, nginx and the local server. */

export interface HostFacts {
  /** Addresses of pictures on other hosts that are linked as they are. */
  imageAddresses: readonly string[];
  /** Base address of the enquiry calls; empty means the same origin. */
  enquiryHost: string;
  analyticsEndpoint: string | null;
}

/** `*` stands at the end only, so that every kind of host reads it alike. */
export interface CacheRule {
  pattern: `/${string}`;
  cacheControl: string;
}

/** Name, phone and e-mail of the office as the endpoint tells them to visitors without script, in the built folder. */
export const OFFICE_FILE = '_office.json';

/** Files of the built folder that are for its host: at their own addresses there is nothing. */
export const HOST_FILES = ['_headers', '_redirects', OFFICE_FILE];

/** Of everything without a rule, and of whatever was not found. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const FIVE_MINUTES = 'public, max-age=300';
const SEVEN_DAYS = 'public, max-age=604800';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files whose address changes with their content are kept for ever, data for minutes, pages are asked about. */
export const CACHE_RULES: readonly CacheRule[] = [
  { pattern: '/_next/static/*', cacheControl: IMMUTABLE },
  { pattern: '/images/*', cacheControl: SEVEN_DAYS },
  { pattern: '/cards/*', cacheControl: SEVEN_DAYS },
  { pattern: '/data/*', cacheControl: FIVE_MINUTES },
  { pattern: '/brochures/*', cacheControl: FIVE_MINUTES },
  { pattern: '/icons.svg', cacheControl: FIVE_MINUTES },
  { pattern: '/icons-catalogue.svg', cacheControl: FIVE_MINUTES },
];

/** Cache-Control of a file that was found at `path`; the first rule that fits counts. */
export function cacheControlOf(path: string, rules: readonly CacheRule[] = CACHE_RULES): string {
  const rule = rules.find(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return rule?.cacheControl ?? REVALIDATE;
}

/** The map of the contact page; nothing else is ever framed. */
const MAP_ORIGIN = 'https://www.google.com';

function originOf(address: string | null): string[] {
  const origin = /^https?:\/\/[^/?#]+/.exec(address ?? '')?.[0];
  return origin ? [origin.toLowerCase()] : [];
}

/**
 * Content-Security-Policy without anything inline (security 3.1). `upgrade-insecure-requests` is for https hosts only.
 */
export function contentPolicy(facts: HostFacts, isHttps: boolean): string {
  const provider = originOf(facts.enquiryHost);
  const images = [...new Set(facts.imageAddresses.flatMap(originOf))].sort();
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'inline-speculation-rules'"],
    ['style-src', "'self'"],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...provider, ...originOf(facts.analyticsEndpoint)],
    ['frame-src', MAP_ORIGIN],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...provider],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    // A script puts back what the page was built with (components/islands/trusted-markup.ts), and no other markup.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'built-markup'],
    ...(isHttps ? [['upgrade-insecure-requests'] as [string]] : []),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Headers of every answer, errors too (security 3.1). Strict-Transport-Security is for https hosts only. */
export function securityHeaders(facts: HostFacts, isHttps: boolean): [name: string, value: string][] {
  return [
    ['Content-Security-Policy', contentPolicy(facts, isHttps)],
    ...(isHttps
      ? [['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'] as [string, string]]
      : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // The microphone belongs to voice search.
    [
      'Permissions-Policy',
      'microphone=(self), fullscreen=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}
