import { CACHE_RULES, cacheControlOf, contentPolicy, commonHeaders, embedHeaders, type HostFacts } from './rules';

const OWN: HostFacts = {
  enquiryHost: '',
  analyticsEndpoint: null,
  tagOrigins: [],
  hsts: 'preload',
  imageAddresses: [],
};
const OTHERS: HostFacts = {
  enquiryHost: 'https://CRM.example/api/',
  analyticsEndpoint: 'https://count.example/e?x=1',
  tagOrigins: [],
  hsts: 'host',
  imageAddresses: ['https://cdn.example/b.jpg', 'https://cdn.example/a.jpg', 'http://old.example/c.png'],
};

/** The policy as a table from directive to sources. */
function directives(facts: HostFacts, isHttps = true): Record<string, string[]> {
  return Object.fromEntries(
    contentPolicy(facts, isHttps)
      .split('; ')
      .map((part) => part.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

test('nothing runs, is styled or sent but what is ours', () => {
  expect(directives(OWN)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.google.com'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['built-markup', 'service-worker'],
    'report-to': ['events'],
    'upgrade-insecure-requests': [],
  });
});

test('other hosts of the content are named once, by origin, where they are needed', () => {
  expect(directives(OTHERS)).toMatchObject({
    'img-src': ["'self'", 'data:', 'http://old.example', 'https://cdn.example'],
    'connect-src': ["'self'", 'https://crm.example', 'https://count.example'],
    'form-action': ["'self'", 'https://crm.example'],
    'script-src': ["'self'", "'inline-speculation-rules'"],
  });
});

test('a tag opens the policy to its own origins, and lets no text become a script', () => {
  const tag = 'https://tags.example';
  expect(directives({ ...OWN, tagOrigins: [tag] })).toEqual({
    ...directives(OWN),
    'script-src': ["'self'", "'inline-speculation-rules'", tag],
    'connect-src': ["'self'", tag],
    'img-src': ["'self'", 'data:', tag],
    'trusted-types': ['built-markup', 'service-worker', 'default'],
  });
});

test('breaches of the policy are reported to where enquiries go', () => {
  expect(commonHeaders(OTHERS, true)).toContainEqual(['Reporting-Endpoints', 'events="https://crm.example/events"']);
});

test.each([
  [true, true],
  [false, false],
])('on https %s: upgrading and HSTS %s', (isHttps, isThere) => {
  expect('upgrade-insecure-requests' in directives(OWN, isHttps)).toBe(isThere);
  const names = commonHeaders(OWN, isHttps).map(([name]) => name);
  expect(names.includes('Strict-Transport-Security')).toBe(isThere);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('https is insisted on as the owner has it: %s', (hsts, value) => {
  expect(commonHeaders({ ...OWN, hsts }, true)).toContainEqual(['Strict-Transport-Security', value]);
});

test('every answer has the headers of the security page; the microphone is left to voice search', () => {
  expect(Object.fromEntries(commonHeaders(OWN, true))).toEqual({
    'Content-Security-Policy': contentPolicy(OWN, true),
    'Reporting-Endpoints': 'events="/events"',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'microphone=(self), fullscreen=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'No-Vary-Search':
      'params=("utm_source" "utm_medium" "utm_campaign" "utm_term" "utm_content" "utm_id" "gclid" "gbraid" "wbraid" "fbclid" "msclkid")',
  });
});

test('what another site may frame has neither script nor form, and every other page may not be framed', () => {
  expect(embedHeaders(OTHERS, true)).toEqual([
    [
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; img-src 'self' data: http://old.example https://cdn.example; " +
        "font-src 'self'; base-uri 'none'; object-src 'none'; upgrade-insecure-requests; form-action 'none'; frame-ancestors *",
    ],
    ['X-Frame-Options', null],
  ]);
  expect(directives(OTHERS)['frame-ancestors']).toEqual(["'none'"]);
});

test.each(['javascript:alert(1)', 'see https://cdn.example/a.jpg', '/images/a.jpg', 'https://'])(
  'an address without an origin, %j, opens nothing',
  (address) => {
    expect(contentPolicy({ ...OWN, enquiryHost: address, imageAddresses: [address] }, true)).toBe(
      contentPolicy(OWN, true),
    );
  },
);

test.each([
  ['/_next/static/islands/1a2b3c4d/start.js', 'public, max-age=31536000, immutable'],
  ['/images/hero/hero-01.jpg', 'public, max-age=604800'],
  ['/data/listings/all.json', 'public, max-age=300'],
  ['/cards/projects/mogra.01234567.jpg', 'public, max-age=604800'],
  ['/brochures/vatika/mogra.pdf', 'public, max-age=300'],
  ['/icons.svg', 'public, max-age=300'],
  ['/icons-catalogue.svg', 'public, max-age=300'],
  ['/icons.svg.txt', 'public, max-age=0, stale-while-revalidate=300'],
  ['/about', 'public, max-age=0, stale-while-revalidate=300'],
  ['/database', 'public, max-age=0, stale-while-revalidate=300'],
])('%s is kept: %s', (path, expected) => {
  expect(cacheControlOf(path)).toBe(expected);
});

test('a star stands at the end only', () => {
  for (const { pattern } of CACHE_RULES) expect(pattern.slice(0, -1)).not.toContain('*');
});
