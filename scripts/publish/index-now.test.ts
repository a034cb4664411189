import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announce, changedAddresses } from './index-now';

const SITE = 'https://aangan.example';
let folder = '';

/** A release with pages by path: the day in its sitemap, and the words of the page. */
function release(name: string, pages: Record<string, [day: string, words: string]>): string {
  const dir = join(folder, name);
  mkdirSync(dir);
  const urls = Object.entries(pages).map(
    ([path, [day]]) => `<url><loc>${SITE}${path}</loc><lastmod>${day}</lastmod></url>`,
  );
  writeFileSync(join(dir, 'sitemap-0.xml'), `<urlset>${urls.join('')}</urlset>`);
  for (const [path, [, words]] of Object.entries(pages)) writeFileSync(join(dir, `${path.slice(1)}.html`), words);
  return dir;
}

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'index-now-'))));

test('new, changed and gone addresses; what has another sheet of styles alone is none', () => {
  const before = release('before', {
    '/same': ['2026-01-01', 'old styles'],
    '/dated': ['2026-01-01', 'a'],
    '/twice-a-day': ['2026-02-02', 'a'],
    '/gone': ['2026-01-01', 'a'],
  });
  const after = release('after', {
    '/same': ['2026-01-01', 'new styles'],
    '/dated': ['2026-02-02', 'b'],
    '/twice-a-day': ['2026-02-02', 'b'],
    '/new': ['2026-02-02', 'a'],
  });
  const expected = ['/dated', '/twice-a-day', '/new', '/gone'].map((path) => SITE + path);
  expect(changedAddresses(before, after)).toEqual(expected);
});

describe('to a server', () => {
  let server: Server;
  let bodies: unknown[] = [];
  const endpoint = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  beforeEach(async () => {
    bodies = [];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        bodies.push(JSON.parse(text));
        response.writeHead(202).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('one call names host, key and addresses', async () => {
    const told = await announce([`${SITE}/a`], { key: '0123456789abcdef', endpoint: endpoint() });
    expect(told).toBe('IndexNow: 1 addresses, answered 202.');
    expect(bodies).toEqual([
      {
        host: 'aangan.example',
        key: '0123456789abcdef',
        keyLocation: `${SITE}/0123456789abcdef.txt`,
        urlList: [`${SITE}/a`],
      },
    ]);
  });

  test('without a change nobody is called', async () => {
    await announce([], { key: '0123456789abcdef', endpoint: endpoint() });
    expect(bodies).toEqual([]);
  });
});

test('a host that nobody reaches is a line and no error', async () => {
  const told = await announce([`${SITE}/a`], { key: '0123456789abcdef', endpoint: 'http://127.0.0.1:9/' });
  expect(told).toMatch(/^IndexNow: not told/);
});
