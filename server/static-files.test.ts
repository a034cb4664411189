/** @jest-environment node */
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startTestSite, type TestSite } from './test-site';

const ABOUT = `<h1>About</h1>${'<p>Words.</p>'.repeat(200)}`;
const NOT_FOUND = '<h1>Oops!</h1>';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({
    files: {
      'about.html': ABOUT,
      'about.html.br': brotliCompressSync(ABOUT),
      'about.html.gz': gzipSync(ABOUT),
      'nested/index.html': '<h1>Nested</h1>',
      'project-details/vatika/neem-court.html': '<h1>Neem Court</h1>',
      'project-details/vatika.html': '<h1>Vatika</h1>',
      'contact-us.html': '<h1>Contact</h1>',
      'contact.html': 'the page behind the rule',
      '404.html': NOT_FOUND,
      '404.html.br': brotliCompressSync(NOT_FOUND),
      _redirects: '/contact /contact-us 301\n# a comment\n/gurgaon /city/gurgaon 301\n/old /new 302\n',
      _headers: 'secret',
      '.env': 'secret',
      '.well-known/security.txt': 'Contact: mailto:office@example.test',
      '_next/static/chunks/main-1a2b3c4d.js': 'void 0',
      'images/hero/hero-01.1a2b3c4d-960.avif': 'avif',
      'images/hero/hero-01.1a2b3c4d-p640.avif': 'avif',
      'images/hero/hero-01.jpg': 'jpg',
      'icons.svg': '<svg/>',
      'data/topLocalities.json': '[]',
      'robots.txt': 'User-agent: *',
      'caf\u00e9.html': 'accents',
    },
  });
});

afterAll(() => site.stop());

describe('addresses', () => {
  test.each([
    ['/', 'Home'],
    ['/?utm_source=x', 'Home'],
    ['/about', 'About'],
    ['/nested', 'Nested'],
    ['/project-details/vatika', 'Vatika'],
    ['/project-details/vatika/neem-court', 'Neem Court'],
    ['/caf%C3%A9', 'accents'],
    ['/robots.txt', 'User-agent'],
    ['/.well-known/security.txt', 'Contact'],
  ])('%s is served', async (path, text) => {
    const answer = await site.send(path);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(text)]);
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html?x=1&y=2', '/about?x=1&y=2'],
    ['/index.html', '/'],
    ['/nested/', '/nested'],
    ['/nested/index.html', '/nested'],
    ['/project-details/vatika/', '/project-details/vatika'],
    ['/contact', '/contact-us'],
    ['/contact/', '/contact-us'],
    ['/contact?name=x', '/contact-us?name=x'],
    ['/gurgaon', '/city/gurgaon'],
  ])('%s moves for good to %s', async (path, location) => {
    const answer = await site.send(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  test.each([
    '/unknown',
    '/unknown/',
    '/unknown.html',
    '/404',
    '/404.html',
    '/project-details',
    '/old',
    '/_redirects',
    '/_headers',
    '/.env',
    '/about.html.br',
    '/about.html.gz',
    '//evil.example/',
    '//about',
    '/%5Cevil.example/',
    '/\\evil.example/',
    '/about%00',
    '/a%0d%0ab',
    `/${'x'.repeat(5000)}`,
  ])('%s is the 404 page', async (path) => {
    const answer = await site.send(path);
    expect([answer.status, answer.text, answer.headers.location]).toEqual([404, NOT_FOUND, undefined]);
    expect(answer.headers['cache-control']).not.toContain('immutable');
  });

  test.each([
    '/../var/enquiries.db',
    '/%2e%2e/var/enquiries.db',
    '/..%2fvar%2fenquiries.db',
    '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/nested/../../var/enquiries.db',
    '/..%5c..%5cetc%5cpasswd',
    '/....//....//etc/passwd',
    '/_next/static/../../../etc/passwd',
    'http://host/../../etc/passwd',
  ])('%s does not leave the folder', async (path) => {
    await site.post({ name: 'Asha', phone: '9876543210' });
    expect((await site.send(path)).status).toBe(404);
  });

  test.each(['/%', '/%zz', '/%c3%28', '*'])('%s is a bad request', async (path) => {
    expect((await site.send(path)).status).toBe(400);
  });
});

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['br;q=0', undefined],
    ['identity;q=1, br;q=0.5', undefined],
    ['', undefined],
    ['deflate', undefined],
  ])('Accept-Encoding "%s" gets %s', async (header, coding) => {
    const { headers, bytes } = await site.send('/about', { headers: { 'Accept-Encoding': header } });
    const decoders = new Map([
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ]);
    expect(headers['content-encoding']).toBe(coding);
    expect((decoders.get(coding ?? '')?.(bytes) ?? bytes).toString()).toBe(ABOUT);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(bytes.byteLength) });
  });

  test('a file without copies goes out as it is, a picture without Vary', async () => {
    const nested = await site.send('/nested', { headers: { 'Accept-Encoding': 'br' } });
    const picture = await site.send('/images/hero/hero-01.jpg', { headers: { 'Accept-Encoding': 'br' } });
    expect([nested.headers['content-encoding'], nested.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
  });

  test('the 404 page is compressed too', async () => {
    const answer = await site.send('/unknown', { headers: { 'Accept-Encoding': 'br' } });
    expect([answer.status, brotliDecompressSync(answer.bytes).toString()]).toEqual([404, NOT_FOUND]);
  });
});

describe('caching', () => {
  test.each([
    ['/', 'public, max-age=0, must-revalidate'],
    ['/about', 'public, max-age=0, must-revalidate'],
    ['/_next/static/chunks/main-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/images/hero/hero-01.1a2b3c4d-960.avif', 'public, max-age=31536000, immutable'],
    ['/images/hero/hero-01.1a2b3c4d-p640.avif', 'public, max-age=31536000, immutable'],
    ['/images/hero/hero-01.jpg', 'public, max-age=604800'],
    ['/data/topLocalities.json', 'public, max-age=300'],
    ['/icons.svg', 'public, max-age=300'],
    ['/_next/static/chunks/gone.js', 'public, max-age=0, must-revalidate'],
    ['/images/hero/gone.1a2b3c4d-960.avif', 'public, max-age=0, must-revalidate'],
  ])('%s is kept: %s', async (path, cacheControl) => {
    expect((await site.send(path)).headers['cache-control']).toBe(cacheControl);
  });

  test('a known copy is not sent again; every coding has its own ETag', async () => {
    const etags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const request = { headers: { 'Accept-Encoding': coding } };
      const etag = (await site.send('/about', request)).headers.etag ?? '';
      etags.add(etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await site.send('/about', { headers: { ...request.headers, 'If-None-Match': known } });
        expect([answer.status, answer.bytes.byteLength, answer.headers.etag]).toEqual([304, 0, etag]);
      }
      const other = await site.send('/about', { headers: { ...request.headers, 'If-None-Match': '"other"' } });
      expect(other.status).toBe(200);
    }
    expect(etags.size).toBe(3);
  });

  test('a missing page stays 404 whatever is known', async () => {
    expect((await site.send('/unknown', { headers: { 'If-None-Match': '*' } })).status).toBe(404);
  });
});

describe('methods, types and headers', () => {
  test('HEAD answers as GET without the body', async () => {
    for (const path of ['/about', '/unknown', '/about/']) {
      const [get, head] = [await site.send(path), await site.send(path, { method: 'HEAD' })];
      expect([head.status, head.bytes.byteLength]).toEqual([get.status, 0]);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const answer = await site.send('/about', { method, body: method === 'POST' ? 'x' : undefined });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['/about', 'text/html; charset=utf-8'],
    ['/data/topLocalities.json', 'application/json; charset=utf-8'],
    ['/_next/static/chunks/main-1a2b3c4d.js', 'text/javascript; charset=utf-8'],
    ['/images/hero/hero-01.1a2b3c4d-960.avif', 'image/avif'],
    ['/icons.svg', 'image/svg+xml; charset=utf-8'],
    ['/unknown.js', 'text/html; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect((await site.send(path)).headers['content-type']).toBe(type);
  });

  test.each(['/about', '/unknown', '/about/', '/%', '/icons.svg', '/contact.php', '/enquiry.css'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await site.send(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['set-cookie']));
      expect([headers.server, headers['x-powered-by'], headers['access-control-allow-origin']]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );
});
