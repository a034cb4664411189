import { runInNewContext } from 'node:vm';
import { CACHE_RULES, commonHeaders, embedHeaders } from '@/lib/hosting/rules';
import { HOSTS } from './format-hosts';

const FACTS = { imageAddresses: [], enquiryHost: '', analyticsEndpoint: null, tagOrigins: [], hsts: 'host' as const };
const REDIRECTS = [
  { from: '/contact', to: '/contact-us' },
  { from: '/city/pune', to: '/pune' },
];
const rules = {
  facts: FACTS,
  redirects: REDIRECTS,
  out: 'out',
  siteUrl: 'https://www.example.test',
  files: ['index.html', 'about.html', 'about.json'],
  hasEndpoint: false,
};
const textOf = (host: string, at = 0) => HOSTS[host]?.(rules)[at]?.text ?? '';

test.each([
  ['netlify', 'netlify.toml'],
  ['apache', 'out/.htaccess'],
  ['github', 'out/CNAME'],
  ['cloudfront', 'cloudfront/function.js'],
])('%s reads %s', (host, path) => {
  expect(HOSTS[host]?.(rules)[0]?.path).toBe(path);
});

test.each([
  ['vercel', (text: string) => JSON.parse(text) as Settings, '/(.*)'],
  ['firebase', (text: string) => (JSON.parse(text) as { hosting: Settings }).hosting, '/**'],
])('%s has every redirect, every header and every cache rule', (host, read, everywhere) => {
  const { redirects, headers, cleanUrls, trailingSlash } = read(textOf(host));
  expect([cleanUrls, trailingSlash]).toEqual([true, false]);
  expect(redirects.map(({ source, destination }) => ({ from: source, to: destination }))).toEqual(REDIRECTS);
  const [first, embed, ...rest] = headers;
  expect(first?.source).toBe(everywhere);
  expect(first?.headers.map(({ key, value }) => [key, value])).toEqual(commonHeaders(FACTS, true));
  expect(embed?.source).toBe(everywhere.replace('/', '/embed/'));
  expect(embed?.headers.map(({ key, value }) => [key, value])).toEqual([embedHeaders(FACTS, true)[0]]);
  expect(rest.map((row) => row.headers[0]?.value)).toEqual(CACHE_RULES.map(({ cacheControl }) => cacheControl));
});

interface Settings {
  cleanUrls: boolean;
  trailingSlash: boolean;
  redirects: { source: string; destination: string }[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

interface Route {
  src?: string;
  methods?: string[];
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
  continue?: boolean;
}

test.each([
  ['GET', '/contact', '/contact-us'],
  ['POST', '/contact', '/endpoint?path=/contact'],
  ['GET', '/office/person', '/endpoint?path=/office/person'],
  ['GET', '/deliveries', '/endpoint?path=/deliveries'],
  ['GET', '/about/', '/about'],
  ['GET', '/about.html', '/about'],
  ['GET', '/about', null],
])('Vercel with its function: %s %s leads to %s', (method, path, to) => {
  const [{ text } = { text: '' }] = HOSTS['vercel']?.({ ...rules, hasEndpoint: true }) ?? [];
  const { routes, overrides } = JSON.parse(text) as { routes: Route[]; overrides: object };
  expect(overrides).toEqual({ 'about.html': { path: 'about' } });
  const matching = routes
    .slice(
      0,
      routes.findIndex(({ src }) => src === undefined),
    )
    .filter(({ src = '', methods }) => new RegExp(src).test(path) && (methods?.includes(method) ?? true));
  const [all] = matching.filter((route) => route.continue);
  expect(Object.entries(all?.headers ?? {})).toEqual(commonHeaders(FACTS, true));
  const [route] = matching.filter((each) => !each.continue);
  const target = route?.dest ?? route?.headers?.['Location'];
  expect(target === undefined ? null : path.replace(new RegExp(route?.src ?? ''), target)).toBe(to);
});

test.each([
  [false, '/contact /contact-us 301!\n/city/pune /pune 301!\n/contact.php /enquiry-not-sent 303\n'],
  [true, '/contact /contact-us 301\n/city/pune /pune 301!\n/contact.php /enquiry-not-sent 303\n'],
])('Netlify leads on from addresses that have a file, but past no function: %s', (hasEndpoint, text) => {
  const made = HOSTS['netlify']?.({ ...rules, hasEndpoint }) ?? [];
  expect(made[1]).toEqual({ path: 'out/_redirects', text });
});

test('Apache has them, too, and hides what is for hosts', () => {
  const text = textOf('apache');
  for (const { from, to } of REDIRECTS) expect(text).toContain(`RewriteRule ^${from.slice(1)}$ ${to} [R=301,L]`);
  for (const [name] of commonHeaders(FACTS, true)) expect(text).toContain(`Header always set ${name} "`);
  expect(text).toMatch(/^Header always set Content-Security-Policy ".*frame-ancestors \*" "expr=.*m#\^\/embed\/#"$/m);
  expect(text).toMatch(/^Header always unset X-Frame-Options "expr=.*m#\^\/embed\/#"$/m);
  expect(text).toContain('"expr=%{REQUEST_URI} =~ m#^/icons\\.svg$#"');
  expect(text).toContain('_office\\.json');
});

test.each([
  ['/', '/index.html', null],
  ['/about', '/about.html', null],
  ['/images/a-640.avif', '/images/a-640.avif', null],
  ['/contact', null, '/contact-us'],
  ['/about/', null, '/about'],
  ['/about.html', null, '/about'],
  ['/index.html', null, '/'],
  ['/_office.json', '/404.html', null],
])('CloudFront: %s is %s, or leads to %s', (uri, file, to) => {
  const answer = runInNewContext(`${textOf('cloudfront')}; handler({ request: { uri: ${JSON.stringify(uri)} } });`) as {
    uri?: string;
    headers?: { location: { value: string } };
  };
  expect([answer.uri ?? null, answer.headers?.location.value ?? null]).toEqual([file, to]);
});

test('CloudFront has a second policy for what another site may frame', () => {
  const namesOf = (at: number) =>
    (JSON.parse(textOf('cloudfront', at)) as Policy).CustomHeadersConfig.Items.map(({ Header }) => Header);
  expect(namesOf(1).sort()).toEqual([...namesOf(2), 'X-Frame-Options'].sort());
  expect(textOf('cloudfront', 2)).toContain('frame-ancestors *');
});

interface Policy {
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
}
