import { eachText } from '@/lib/domain/site/fixtures/each-text';
import files from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { siteFor, startTestSite } from '../test-site';

const ABOUT = `<h1>About</h1>${'<p>Words.</p>'.repeat(200)}`;
const NOT_FOUND = '<h1>Oops!</h1>';

const site = siteFor('all', () => ({
  files: {
    'about.html': ABOUT,
    'about.html.br': brotliCompressSync(ABOUT),
    'about.html.gz': gzipSync(ABOUT),
    'nested/index.html': '<h1>Nested</h1>',
    '404.html': NOT_FOUND,
    '404.html.br': brotliCompressSync(NOT_FOUND),
    '_next/static/chunks/main-1a2b3c4d.js': 'void 0',
    'images/hero/hero-01.1a2b3c4d-960.avif': 'avif',
    'images/hero/hero-01.1a2b3c4d-p640.avif': 'avif',
    'images/hero/hero-01.jpg': 'jpg',
    'icons.svg': '<svg/>',
    'data/topLocalities.json': '[]',
  },
}));

describe('compression', () => {
  test.each(
    eachText([
      ['br ¦ gzip, deflate, br ¦ *', 'br'],
      ['gzip ¦ br;q=0.1, gzip;q=0.9 ¦ br;q=0, gzip', 'gzip'],
      ['identity ¦ br;q=0 ¦ identity;q=1, br;q=0.5 ¦ deflate', undefined],
      ['', undefined],
    ]),
  )('Accept-Encoding "%s" gets %s', async (header, coding) => {
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
    ['/', 'public, max-age=0, stale-while-revalidate=300'],
    ['/_next/static/chunks/main-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/images/hero/hero-01.1a2b3c4d-960.avif', 'public, max-age=604800'],
    ['/data/topLocalities.json', 'public, max-age=300'],
    ['/icons.svg', 'public, max-age=300'],
    ['/_next/static/chunks/gone.js', 'public, max-age=0, must-revalidate'],
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

describe.each(['EMFILE', 'ENFILE'])('without a file descriptor (%s)', (code) => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['a page', '/nested'],
    ['a page that is not there', '/nope'],
    ['a large picture', '/images/large.avif'],
  ])('%s can be asked for again', async (_, path) => {
    const own = await startTestSite({
      files: {
        'nested/index.html': '<h1>Nested</h1>',
        '404.html': NOT_FOUND,
        'images/large.avif': Buffer.alloc(300_000),
      },
    });
    const fault = () => Promise.reject(Object.assign(new Error('too many open files'), { code }));
    jest.spyOn(files, 'readFile').mockImplementation(fault);
    jest.spyOn(files, 'open').mockImplementation(fault);
    const answer = await own.send(path);
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    jest.restoreAllMocks();
    expect((await own.send(path)).status).toBe(path === '/nope' ? 404 : 200);
    await own.stop();
  });
});
