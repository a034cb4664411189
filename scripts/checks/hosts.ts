import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRedirects } from '@/lib/content/records/redirects';
import { cacheControlOf, PAGES, REVALIDATE, commonHeaders } from '@/lib/hosting/rules';
import { ask, askHost, type HostAnswer } from '../hosting/ask-host';
import { checkUnreachable, checkVisitors } from '../hosting/check-enquiries';
import { checkOffice } from '../hosting/check-office';
import { checkRedirects } from '../hosting/check-redirects';
import { freePort } from '../hosting/free-port';
import { getHostFacts } from '../hosting/host-facts';
import { runEndpoint } from '../hosting/run-endpoint';
import { SECURITY_TEXT_PATH } from '../hosting/security-text';
import { startNginx, type RunningNginx } from '../hosting/start-nginx';
import { ensureNginx } from '../hosting/find-nginx';

const OUT_DIR = process.env['OUT_DIR'] || 'out';

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

/** Expected answers for every page, one file of each kind, every redirect, and addresses that must not exist. */
function expectations(): Expected[] {
  const files = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' });
  const redirects = new Map(getRedirects().map(({ from, to }) => [from, to]));
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .filter((path) => !redirects.has(path))
    .map((path): Expected => ({ path, status: 200, cacheControl: PAGES, isCompressed: true }));
  // A small file has no compressed copy.
  const compressed = (folder: string, ending: string) => firstFile(folder, `${ending}.gz`).replace(/\.gz$/, '');
  const assets = [
    compressed('_next/static', '.js'),
    compressed('_next/static', '.css'),
    compressed('data', '.json'),
    '/icons.svg',
  ];
  return [
    ...pages,
    ...assets.map((path) => ({ path, status: 200, cacheControl: cacheControlOf(path), isCompressed: true })),
    ...[firstFile('images', '.avif'), firstFile('_next/static', '.woff2')].map((path) => ({
      path,
      status: 200,
      cacheControl: cacheControlOf(path),
    })),
    ...[...redirects].map(([path, to]) => ({ path: `${path}?utm_source=x`, status: 301, to: `${to}?utm_source=x` })),
    { path: '/about/', status: 301, to: '/about' },
    { path: '/about.html?x=1', status: 301, to: '/about?x=1' },
    { path: '/index.html', status: 301, to: '/' },
    ...['/nope', '/about/nope', '/_next/static/nope.js', '/images/nope.avif', '/_headers', '/_redirects'].map(notThere),
    { path: `/${SECURITY_TEXT_PATH}`, status: 200, cacheControl: PAGES },
    ...[
      '/404.html',
      '/index.html.br',
      '/.git/config',
      '/.well-known/nope',
      '//',
      '//about',
      '/%5cabout',
      '/about%2f',
    ].map(notThere),
    ...['/_next//static', '/project-details/nobody/nothing'].map(notThere),
  ];
}

function notThere(path: string): Expected {
  return { path, status: 404, cacheControl: REVALIDATE, isCompressed: true };
}

function differences(expected: Expected, answer: HostAnswer, policy: [string, string][], coding: string): string[] {
  const { headers } = answer;
  const pairs: [name: string, wanted: unknown, found: unknown][] = [
    ['status', expected.status, answer.status],
    ...policy.map(([name, value]): [string, unknown, unknown] => [name, value, headers[name.toLowerCase()]]),
    ['Server', 'nginx', headers['server']],
    ['Set-Cookie', undefined, headers['set-cookie']],
  ];
  if (expected.to) pairs.push(['Location', expected.to, headers['location']]);
  if (expected.cacheControl) pairs.push(['Cache-Control', expected.cacheControl, headers['cache-control']]);
  if (expected.isCompressed) pairs.push(['Content-Encoding', coding, headers['content-encoding']]);
  return pairs
    .filter(([, wanted, found]) => wanted !== found)
    .map(([name, wanted, found]) => `${expected.path}: ${name} is ${String(found)}, expected ${String(wanted)}`);
}

/** The site answers on IPv6, too. */
async function checkIpv6(host: RunningNginx): Promise<string[]> {
  const { status } = await askHost({ port: host.port, path: '/', host: '::1' });
  return status === 200 ? [] : [`/ is ${status} over IPv6`];
}

/** `npm run check:hosts`: a real nginx with the generated settings serves the built folder; requests every address. */
async function checkHosts(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const nginx = ensureNginx();
  const endpointPort = await freePort();
  const host = await startNginx(nginx, { folder, outDir: OUT_DIR, endpoint: `http://127.0.0.1:${endpointPort}` });
  const faults: string[] = [];
  const policy = commonHeaders(getHostFacts(), true);
  const list = expectations();
  let hostile = 0;
  try {
    for (const expected of list) {
      const answer = await ask(host.port, expected.path, nginx.hasBrotli ? 'br, gzip' : 'gzip');
      faults.push(...differences(expected, answer, policy, nginx.hasBrotli ? 'br' : 'gzip'));
    }
    const redirects = await checkRedirects(
      host,
      getRedirects().map(({ from }) => from),
    );
    hostile = redirects.answers;
    faults.push(...redirects.faults, ...(await checkIpv6(host)));
    faults.push(...(await checkUnreachable(host, policy)));
    const endpoint = await runEndpoint(endpointPort, folder, OUT_DIR);
    faults.push(...(await checkOffice(host, folder)));
    faults.push(...(await checkVisitors(host, endpoint)));
    const named = readFileSync(join(OUT_DIR, '_headers'), 'utf8');
    for (const [name, value] of policy)
      if (!named.includes(`  ${name}: ${value}\n`)) faults.push(`_headers lacks ${name}`);
  } finally {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const fault of faults.slice(0, 50)) console.error(fault);
  console.log(
    `${list.length} answers of nginx with ${policy.length} security headers each, ${hostile} to hostile addresses, ${faults.length} faults`,
  );
  if (faults.length > 0) process.exit(1);
}

void checkHosts();
