import { containing, siteFor } from '../test-site';

const NOT_FOUND = '<h1>Oops!</h1>';

const site = siteFor('all', () => ({
  files: {
    'about.html': '<h1>About</h1>',
    'about.html.br': 'br',
    'nested/index.html': '<h1>Nested</h1>',
    'project-details/vatika/neem-court.html': '<h1>Neem Court</h1>',
    'project-details/vatika.html': '<h1>Vatika</h1>',
    'contact.html': 'the page behind the rule',
    '404.html': NOT_FOUND,
    _redirects: '/contact /contact-us 301\n/old /new 303\n',
    _headers: 'secret',
    '_office.json': '{}',
    '.env': 'secret',
    '.well-known/security.txt': 'Contact: mailto:office@example.test',
    '_next/static/chunks/main-1a2b3c4d.js': 'void 0',
    'images/hero/hero-01.1a2b3c4d-960.avif': 'avif',
    'icons.svg': '<svg/>',
    'data/topLocalities.json': '[]',
    'caf\u00e9.html': 'accents',
  },
}));

test.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/nested', 'Nested'],
  ['/project-details/vatika', 'Vatika'],
  ['/project-details/vatika/neem-court', 'Neem Court'],
  ['/caf%C3%A9', 'accents'],
  ['/.well-known/security.txt', 'Contact'],
])('%s is served', async (path, text) => {
  const answer = await site.send(path);
  expect([answer.status, answer.text]).toEqual([200, containing(text)]);
});

test.each([
  ['/about/', '/about'],
  ['/about.html?x=1', '/about?x=1'],
  ['/index.html', '/'],
  ['/nested/index.html', '/nested'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
  ['/contact?name=x', '/contact-us?name=x'],
  ['/contact/', '/contact-us'],
  ['/contact.html', '/contact-us'],
])('%s moves for good to %s', async (path, location) => {
  const answer = await site.send(path);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

test.each([
  ...['/unknown', '/404', '/project-details', '/old', '/about%00', '/a%0d%0ab', `/${'x'.repeat(5000)}`],
  ...['/_redirects', '/_headers', '/_office.json', '/_headers/', '/.env', '/about.html.br', '/about.html.br/'],
  ...['//evil.example/', '/%5Cevil.example/', '/about%2f', '/%2fevil.example'],
  ...['/../var/enquiries.db', '/%2e%2e/var/enquiries.db', '/..%2fvar%2fenquiries.db', '/nested/../../var/enquiries.db'],
  ...['/..%5c..%5cetc%5cpasswd', '/....//....//etc/passwd', 'http://host/../../etc/passwd'],
])('%s is the 404 page', async (path) => {
  const answer = await site.send(path);
  expect([answer.status, answer.text, answer.headers.location]).toEqual([404, NOT_FOUND, undefined]);
});

test.each(['/%', '/%zz', '/%c3%28', '*'])('%s is a bad request', async (path) => {
  expect((await site.send(path)).status).toBe(400);
});

test.each(['/about', '/unknown', '/about/'])('HEAD of %s answers as GET without the body', async (path) => {
  const [get, head] = [await site.send(path), await site.send(path, { method: 'HEAD' })];
  expect([head.status, head.bytes.byteLength]).toEqual([get.status, 0]);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
});

test.each(['POST', 'PUT', 'OPTIONS'])('%s is refused', async (method) => {
  const answer = await site.send('/about', { method, body: method === 'POST' ? 'x' : undefined });
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/about', 'text/html; charset=utf-8', 'public, max-age=0, stale-while-revalidate=300'],
  ['/data/topLocalities.json', 'application/json; charset=utf-8', 'public, max-age=300'],
  ['/_next/static/chunks/main-1a2b3c4d.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/images/hero/hero-01.1a2b3c4d-960.avif', 'image/avif', 'public, max-age=604800'],
  ['/icons.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=300'],
  ['/_next/static/chunks/gone.js', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
])('%s is %s, kept: %s', async (path, type, cacheControl) => {
  expect((await site.send(path)).headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
});

test.each(['/about', '/unknown', '/about/', '/%', '/contact.php', '/enquiry.css'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await site.send(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': containing('microphone=(self)'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': containing("frame-ancestors 'none'"),
    });
    expect([headers['set-cookie'], headers.server, headers['x-powered-by']]).toEqual([undefined, undefined, undefined]);
  },
);
