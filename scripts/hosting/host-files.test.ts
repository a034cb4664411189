import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProjects } from '@/lib/content/records/projects';
import { getSite, getTheme } from '@/lib/content/records/site';
import { formatRedirects, formatSecurityText, writeOffice, writeRedirects } from './write-host-files';
import { formatNginx, listenAddresses, type NginxServer } from './format-nginx';

test('a blank would split the rule elsewhere', () => {
  expect(() => formatRedirects([{ from: '/a b', to: '/c' }], '')).toThrow("'/a b'");
});

test.each([
  ['', '/contact /contact-us 301\n/contact.php /enquiry-not-sent 303\n'],
  ['https://crm.example', '/contact /contact-us 301\n'],
])(
  'where enquiries go to “%s”, a form without script is led to the page with the phone by our own host alone',
  (host, rules) => {
    const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
    expect(writeRedirects(folder, [{ from: '/contact', to: '/contact-us' }], host)).toBe(1);
    expect(readFileSync(join(folder, '_redirects'), 'utf8')).toBe(rules);
  },
);

const folder = mkdtempSync(join(tmpdir(), 'office-'));

test('the export says whom to call and what each project is called, and nothing else of the settings', () => {
  const project = getProjects().find(({ id }) => id === 'mogra-courts-sector-83');
  writeOffice(folder, getSite(), getTheme().palette, project ? [project] : []);
  const { name, phone, email, url } = getSite();
  expect(JSON.parse(readFileSync(join(folder, '_office.json'), 'utf8'))).toEqual({
    name,
    phone,
    email,
    url,
    palette: getTheme().palette,
    projects: {
      'mogra-courts-sector-83': {
        name: 'Mogra Courts',
        place: 'Sector 83, Gurgaon',
        developer: 'Vatika',
        developerSlug: 'vatika',
        city: 'Gurgaon',
        citySlug: 'gurgaon',
      },
    },
  });
  expect(phone).toMatch(/^\+91/);
});

const SITE = { email: 'hello@aangan.example', url: 'https://www.aangan.example' };

test.each([
  ['2026-11-22T09:30:00Z', '2027-10-18T00:00:00Z'],
  ['2027-12-31T23:59:59Z', '2028-11-25T00:00:00Z'],
])('security.txt of a build at %s is valid until %s, and that is less than a year', (builtAt, expires) => {
  expect(formatSecurityText(SITE, new Date(builtAt))).toBe(
    `Contact: mailto:hello@aangan.example
Expires: ${expires}
Preferred-Languages: en, hi
Canonical: https://www.aangan.example/.well-known/security.txt
`,
  );
  const days = (Date.parse(expires) - Date.parse(builtAt)) / 86_400_000;
  expect([days > 300, days < 365]).toEqual([true, true]);
});

test.each([
  ['443', true, ['443', '[::]:443']],
  ['443', false, ['443']],
  ['127.0.0.1:8443', true, ['127.0.0.1:8443']],
  ['[::1]:8443', true, ['[::1]:8443']],
])('nginx is to listen on %s, where there is IPv6 %s: %j', (listen, hasIpv6, expected) => {
  expect(listenAddresses(listen, hasIpv6)).toEqual(expected);
});

const PLACE: NginxServer = {
  root: '/var/www/site/current',
  serverName: 'www.aangan.example aangan.example',
  httpsListen: ['443', '[::]:443'],
  httpListen: ['80', '[::]:80'],
  certificate: 'site.pem',
  certificateKey: 'site.key',
  endpoint: 'http://127.0.0.1:3000',
  hasBrotli: true,
};

test('the settings of nginx lead plain http to the name of the site, whatever name was asked for', () => {
  const settings = formatNginx(
    { enquiryHost: '', analyticsEndpoint: null, tagOrigins: [], hsts: 'preload', imageAddresses: [] },
    [],
    PLACE,
  );
  expect(settings).toContain('return 301 https://$server_name$request_uri;');
  expect(settings.match(/server_name .*;|return 301 https:.*$/gm)).toEqual([
    'server_name www.aangan.example aangan.example;',
    'return 301 https://$server_name$request_uri;',
    'server_name www.aangan.example;',
    'server_name aangan.example;',
    'return 301 https://www.aangan.example$request_uri;',
  ]);
  expect(settings).not.toMatch(/return 30\d [^;]*\$(host|http_host)\b/);
  expect(settings.match(/^ {4}listen .*$/gm)).toEqual([
    '    listen 80;',
    '    listen [::]:80;',
    '    listen 443 ssl http2;',
    '    listen [::]:443 ssl http2;',
    '    listen 443 ssl http2;',
    '    listen [::]:443 ssl http2;',
  ]);
  expect(settings).toContain('ENQUIRY_TRUSTED_PROXIES=1');
});

test.each([
  ['www.aangan.example', ['www.aangan.example aangan.example', 'www.aangan.example', 'aangan.example']],
  ['homes.aangan.example', ['homes.aangan.example', 'homes.aangan.example']],
])('of the one name %s the settings know %j', (serverName, names) => {
  const facts = { enquiryHost: '', analyticsEndpoint: null, tagOrigins: [], hsts: 'host', imageAddresses: [] } as const;
  const settings = formatNginx(facts, [], { ...PLACE, serverName });
  expect([...settings.matchAll(/server_name (.*);/g)].map(([, found]) => found)).toEqual(names);
});
