import { eachText } from '@/lib/domain/site/fixtures/each-text';
import files from 'node:fs/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { siteFor } from '../test-site';

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
    'images/large.jpg': Buffer.alloc(300_000),
  },
}));
const ask = (path: string, coding: string, known?: string) =>
  site.send(path, { headers: { 'Accept-Encoding': coding, ...(known ? { 'If-None-Match': known } : {}) } });

test.each(
  eachText([
    ['br ¦ gzip, deflate, br ¦ br;q=0.1, gzip;q=0.9', 'br'],
    ['gzip ¦ deflate, GZIP; q=0.5 ¦ br;q=0, gzip', 'gzip'],
    ['identity ¦ br; q=0.0 ¦ identity;q=1, *;q=0 ¦ deflate', undefined],
    ['', undefined],
  ]),
)('Accept-Encoding "%s" gets %s', async (header, coding) => {
  const { headers, bytes } = await ask('/about', header);
  const decoders = new Map([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ]);
  expect(headers['content-encoding']).toBe(coding);
  expect((decoders.get(coding ?? '')?.(bytes) ?? bytes).toString()).toBe(ABOUT);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(bytes.byteLength) });
});

test('a file without copies goes out as it is, a picture without Vary', async () => {
  const [nested, picture] = [await ask('/nested', 'br'), await ask('/images/large.jpg', 'br')];
  expect([nested.headers['content-encoding'], nested.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([undefined, undefined]);
});

test('the 404 page is compressed too, and sent whatever is known', async () => {
  const { status, bytes, headers } = await ask('/unknown', 'br');
  expect([status, brotliDecompressSync(bytes).toString()]).toEqual([404, NOT_FOUND]);
  expect((await ask('/unknown', 'br', headers.etag)).status).toBe(404);
});

test('a known copy is not sent again; every coding has its own ETag', async () => {
  const etags = new Set<string>();
  for (const coding of ['br', 'gzip', 'identity']) {
    const { etag = '' } = (await ask('/about', coding)).headers;
    etags.add(etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, bytes, headers } = await ask('/about', coding, known);
      expect([status, bytes.byteLength, headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await ask('/about', coding, '"other"')).status).toBe(200);
  }
  expect(etags.size).toBe(3);
});

test.each(['EMFILE', 'ENFILE'])('without a file descriptor (%s) everything can be asked for again', async (code) => {
  const open = jest.spyOn(files, 'open');
  open.mockRejectedValue(Object.assign(new Error('too many open files'), { code }));
  for (const path of ['/nested', '/nope', '/images/large.jpg']) {
    const { status, headers } = await site.send(path);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  }
  open.mockRestore();
  expect([(await site.send('/nested')).status, (await site.send('/nope')).status]).toEqual([200, 404]);
});
