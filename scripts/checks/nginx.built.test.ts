import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getRedirects } from '@/lib/content/records/redirects';
import { getSite } from '@/lib/content/records/site';
import { mailtoUrl, telUrl, whatsappUrl } from '@/lib/domain/site/links';
import { cacheControlOf, commonHeaders, embedHeaders, PAGES, REVALIDATE } from '@/lib/hosting/rules';
import { getHostFacts, SECURITY_TEXT_PATH } from '../hosting/write-host-files';
import { ask, OUT_DIR, SERVER_NAME, startNginx, type HostAnswer, type RunningNginx } from './test-nginx';

const REDIRECTS = new Map(getRedirects().map(({ from, to }) => [from, to]));
const POLICY = commonHeaders(getHostFacts(), true);
const EMBED_POLICY = embedHeaders(getHostFacts(), true);
/** The headers of the policy at a path, an absent one as undefined. */
const policyAt = (path: string) =>
  Object.fromEntries(
    [...POLICY, ...(path.startsWith('/embed/') ? EMBED_POLICY : [])].map(([name, value]) => [
      name.toLowerCase(),
      value ?? undefined,
    ]),
  );
let nginx: RunningNginx;
beforeAll(async () => (nginx = await startNginx()));
afterAll(() => nginx.stop());

interface Expected {
  path: string;
  status: number;
  /** Target of the redirect. */
  to?: string;
  cacheControl?: string;
  isCompressed?: boolean;
}

function firstFile(folder: string, ending: string): string {
  const files = readdirSync(join(OUT_DIR, folder), { recursive: true, encoding: 'utf8' });
  return `/${folder}/${files.filter((file) => file.endsWith(ending)).sort()[0] ?? ''}`;
}
// A small file has no compressed copy.
const compressed = (folder: string, ending: string) => firstFile(folder, `${ending}.gz`).replace(/\.gz$/, '');
const asset = (path: string): Expected => ({ path, status: 200, cacheControl: cacheControlOf(path) });
const notThere = (path: string): Expected => ({ path, status: 404, cacheControl: REVALIDATE, isCompressed: true });

const PAGE_PATHS = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
  .filter((path) => !REDIRECTS.has(path));

test.each<[what: string, expected: Expected[]]>([
  ['pages', PAGE_PATHS.map((path) => ({ path, status: 200, cacheControl: PAGES, isCompressed: true }))],
  [
    'a file of each kind',
    [
      ...[compressed('_next/static', '.js'), compressed('_next/static', '.css'), compressed('data', '.json')],
      '/icons.svg',
    ].map((path) => ({ ...asset(path), isCompressed: true })),
  ],
  ['files that have no copies', [firstFile('images', '.avif'), firstFile('_next/static', '.woff2')].map(asset)],
  ['the contact for security reports', [{ path: `/${SECURITY_TEXT_PATH}`, status: 200, cacheControl: PAGES }]],
  [
    'addresses that moved',
    [
      ...[...REDIRECTS].map(([path, to]) => ({ path: `${path}?utm_source=x`, status: 301, to: `${to}?utm_source=x` })),
      { path: '/about/', status: 301, to: '/about' },
      { path: '/about.html?x=1', status: 301, to: '/about?x=1' },
      { path: '/index.html', status: 301, to: '/' },
    ],
  ],
  [
    'what is not there',
    [
      ...[
        '/nope',
        '/about/nope',
        '/_next/static/nope.js',
        '/images/nope.avif',
        '/_headers',
        '/_redirects',
        '/404.html',
      ],
      ...['/index.html.br', '/.git/config', '/.well-known/nope', '//', '//about', '/%5cabout', '/about%2f'],
      ...['/_next//static', '/project-details/nobody/nothing'],
    ].map(notThere),
  ],
])('%s: status, cache, compression and the policy', async (_what, list) => {
  expect(list.length).toBeGreaterThan(0);
  for (const { path, status, to, cacheControl, isCompressed } of list) {
    const answer = await ask(nginx.port, path, { headers: { 'Accept-Encoding': `${nginx.coding}, gzip` } });
    expect({ path, status: answer.status, headers: answer.headers }).toMatchObject({
      path,
      status,
      headers: {
        server: 'nginx',
        ...(to ? { location: to } : {}),
        ...(cacheControl ? { 'cache-control': cacheControl } : {}),
        ...(isCompressed ? { 'content-encoding': nginx.coding } : {}),
      },
    });
    const policy = policyAt(path);
    expect(Object.fromEntries(Object.keys(policy).map((name) => [name, answer.headers[name]]))).toEqual(policy);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  }
});

test('it answers on IPv6, too', async () => {
  expect(await ask(nginx.port, '/', { host: '::1' })).toMatchObject({ status: 200 });
});

test('_headers, which other hosts read, has the same policy', () => {
  const named = readFileSync(join(OUT_DIR, '_headers'), 'utf8');
  for (const [name, value] of POLICY) expect(named).toContain(`  ${name}: ${value}\n`);
});

const FOREIGN = 'evil.example';
/** Beginnings that a browser or a careless redirect may read as another host. */
const STARTS =
  '// /// /\\ /\\\\ /\\/ \\/ \\\\ /%5c /%5C%5c /%2f /%2F%2f //%2f /%5c/ //%5c /%09/ /%0a/ /%0d%0a/ /%00/ /./ /.// /..// /%2e// /%2e%2e/%5c /;// /about// /about/..// //user@ /\\user:word@ /%5cuser@ @ /@ http:// http://site.test// javascript: /contact//'.split(
    ' ',
  );
const ENDS = ['/', '/index.html', '/x.html', '.html', '/.html', '/about/', '/about.html?x=//y', '/index.html/'];
const HOSTILE = [
  ...STARTS.flatMap((start) => ENDS.map((end) => `${start}${FOREIGN}${end}`)),
  ...[...REDIRECTS.keys()].flatMap((from) => [
    ...[`/${from}`, `/\\${from}`, `${from}/?u=//${FOREIGN}`, `/${FOREIGN}//..${from}`],
  ]),
];

/** Origin that a redirect leads to; the site's own without a redirect. */
function leadsTo(location = '/'): string {
  const own = `https://${SERVER_NAME}/`;
  return URL.canParse(location, own) ? new URL(location, own).origin : location;
}

test.each([true, false])('no address and no Host header leads to another host (https: %s)', async (isHttps) => {
  expect(new Set(HOSTILE).size).toBeGreaterThan(280);
  const port = isHttps ? nginx.port : nginx.httpPort;
  for (const path of HOSTILE) {
    const { headers } = await ask(port, path, { isHttps, headers: { Host: FOREIGN } });
    expect([path, leadsTo(headers.location)]).toEqual([path, `https://${SERVER_NAME}`]);
  }
});

describe('while the endpoint is down', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  test.each(['/contact.php', '/contact', '/api/enquiry'])('%s says whom to call, and is not stored', async (path) => {
    const { phone, email, whatsapp } = getSite();
    const answer: HostAnswer = await ask(nginx.port, path, { headers: form, body: 'name=Asha&phone=9876543210' });
    expect(answer).toMatchObject({
      status: 502,
      headers: {
        ...Object.fromEntries(POLICY.map(([name, value]) => [name.toLowerCase(), value])),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
    });
    for (const href of [telUrl(phone), mailtoUrl(email), whatsappUrl(whatsapp, '')])
      expect(answer.text).toContain(href);
  });

  test('the inbox says that it is not there', async () => {
    const { status, text } = await ask(nginx.port, '/office');
    expect([status, text]).toEqual([502, expect.stringContaining('<h1>The inbox is not there')]);
  });
});
