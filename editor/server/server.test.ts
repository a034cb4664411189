import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { WorkingCopy } from '../entries/working-copy';
import { CONTENT_FILES } from '@/lib/content/files/table';
import { contentCalls } from './calls';
import { pictureCalls } from './picture-calls';
import { createEditorServer } from './server';

const FIXTURES = 'lib/content/set/fixtures/valid';
let dir: string;
let server: Server;
let port: number;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'editor-'));
  for (const name of readdirSync(FIXTURES))
    writeFileSync(path.join(dir, name), readFileSync(path.join(FIXTURES, name)));
  writeFileSync(path.join(dir, 'secret.jpg'), 'not below images/');
  mkdirSync(path.join(dir, 'images/projects'), { recursive: true });
  writeFileSync(path.join(dir, 'images/projects/tower.jpg'), await photo(1600, 1000));
  symlinkSync(path.join(dir, 'secret.jpg'), path.join(dir, 'images/projects/link.jpg'));
  writeFileSync(path.join(dir, 'images/projects/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const copy = new WorkingCopy(dir);
  const guard = { hosts: ['editor'], origins: ['http://editor'], token: 't' };
  const files = new Map([['/', { type: 'text/html', body: 'page' }]]);
  const calls = { ...contentCalls(copy), ...pictureCalls(dir) };
  server = createEditorServer({ dir, guard, files, previewOrigin: 'http://localhost:1', calls });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#567' } })
    .withExif({ IFD0: { Copyright: 'camera' } })
    .jpeg()
    .toBuffer();

interface Answer {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

/** A call as the page makes it; the address goes out as it is written. */
function call(address: string, body?: Buffer | string, headers: Record<string, string> = {}): Promise<Answer> {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ port, host: '127.0.0.1', path: address, method: body === undefined ? 'GET' : 'POST' },
        headers: {
          host: 'editor',
          'x-editor-token': 't',
          ...(body === undefined ? {} : { 'content-type': type }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

test('it lists everything there is, and opens one entry with its parts and faults', async () => {
  const { entries, types } = JSON.parse((await call('/api/entries', '{}')).text) as {
    entries: { type: string; key: string; title: string }[];
    types: { name: string }[];
  };
  expect(types.every(({ name }) => entries.some(({ type }) => type === name))).toBe(true);
  expect(entries.filter(({ type }) => type === 'project')).toHaveLength(6);
  const opened = JSON.parse((await call('/api/entry', '{"type": "project", "key": "mogra-courts"}')).text) as {
    parts: { file: string; value?: unknown }[];
    address: string;
  };
  expect(opened.parts).toHaveLength(10);
  expect(opened.parts.find(({ file }) => file === 'floorPlans')?.value).toMatchObject({
    floors: expect.any(Array) as unknown,
  });
  expect(opened.address).toBe('/project-details/vatika/mogra-courts');
});

test('every content file is edited in some form', async () => {
  const { entries } = JSON.parse((await call('/api/entries', '{}')).text) as {
    entries: { type: string; key: string }[];
  };
  const first = entries.filter(({ type }, at) => entries.findIndex((other) => other.type === type) === at);
  const files = new Set<string>();
  for (const { type, key } of [...first, ...entries.filter((entry) => entry.type === 'project')]) {
    const { text } = await call('/api/entry', JSON.stringify({ type, key }));
    for (const { file } of (JSON.parse(text) as { parts: { file: string }[] }).parts) files.add(file);
  }
  expect([...files].sort()).toEqual(Object.keys(CONTENT_FILES).sort());
});

test('every answer forbids frames, other scripts and copies', async () => {
  for (const { headers } of [await call('/'), await call('/api/entries', '{}'), await call('/nowhere')]) {
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(Object.keys(headers).some((name) => name.startsWith('access-control'))).toBe(false);
  }
});

test.each([
  ['a file above', '/pictures/..%2fsecret.jpg?w=160'],
  ['a file above, with dots written otherwise', '/pictures/%2e%2e/secret.jpg?w=160'],
  ['a file above, as it is', '/pictures/../secret.jpg?w=160'],
  ['an address of the machine', '/pictures//etc/passwd?w=160'],
  ['a link to a file outside', '/pictures/projects/link.jpg?w=160'],
  ['letters that are none', '/pictures/%ff?w=160'],
  ['another width', '/pictures/projects/tower.jpg?w=99999'],
  ['a call of the prototype', '/api/constructor'],
])('not answered: %s', async (_, address) => {
  expect((await call(address)).status).toBe(404);
});

test('not answered: what is no call of ours, and a call that is only read', async () => {
  expect((await call('/api/constructor', '{}')).status).toBe(404);
  expect((await call('/api/entries')).status).toBe(404);
});

test('a request without the page’s headers gets nothing', async () => {
  expect((await call('/api/entries', '{}', { host: 'evil.example' })).status).toBe(421);
  expect((await call('/api/save', '[]', { 'x-editor-token': 'x' })).status).toBe(403);
  expect((await call('/api/save', '[]', { 'content-type': 'text/plain' })).status).toBe(415);
});

test.each([
  ['no list', '{}'],
  ['a list of texts', '["a"]'],
  ['no JSON', '['],
])('a save of %s is told', async (_, body) => {
  expect((await call('/api/save', body)).status).toBe(400);
});

test('the path that once got through writes nothing', async () => {
  const before = readFileSync(path.join(dir, 'promo.json'), 'utf8');
  const { text } = await call('/api/save', JSON.stringify([{ file: 'promo', path: ['__proto__', 'x'], after: 1 }]));
  expect(JSON.parse(text)).toMatchObject({ kind: 'refused' });
  expect(readFileSync(path.join(dir, 'promo.json'), 'utf8')).toBe(before);
});

test('a drawing with script runs none', async () => {
  const { headers } = await call('/pictures/projects/mark.svg?w=160');
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('a photograph is stored under a name of its own, upright, cropped, without its camera', async () => {
  const add = async (query: string, bytes: Buffer) =>
    JSON.parse((await call(`/api/addPicture?ratio=0&place=0&${query}`, bytes)).text) as unknown;
  const bytes = await photo(2000, 1000);
  const first = await add('folder=projects&name=..%2FNew%20Tower!.PNG&ratio=1&place=0', bytes);
  expect(first).toEqual({
    file: 'projects/new-tower.jpg',
    width: 1000,
    height: 1000,
    note: expect.stringContaining('small') as string,
  });
  expect(await add('folder=projects&name=New%20Tower.jpg', bytes)).toMatchObject({
    file: 'projects/new-tower-2.jpg',
    note: '',
  });
  expect((await sharp(path.join(dir, 'images/projects/new-tower-2.jpg')).metadata()).exif).toBeUndefined();
});

test.each([
  ['a folder outside', 'folder=../..&name=a.jpg', 'no such folder'],
  ['a new folder', 'folder=new&name=a.jpg', 'no such folder'],
])('not stored: %s', async (_, query, message) => {
  const { status, text } = await call(`/api/addPicture?ratio=0&place=0&${query}`, await photo(10, 10));
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

test('not stored: a small file of very many pixels, and a large file', async () => {
  const many = await sharp({ create: { width: 16_000, height: 8_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await call('/api/addPicture?ratio=0&place=0&folder=projects&name=a.png', many)).status).toBe(400);
  const large = { 'content-length': '50000000', connection: 'close' };
  expect(
    (await call('/api/addPicture?ratio=0&place=0&folder=projects&name=a.jpg', Buffer.from('a'), large)).status,
  ).toBe(400);
  expect(readdirSync(path.join(dir, 'images/projects'))).not.toContain('a.png');
});

test('not stored: a drawing that may hold script, whatever its name', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  const { status } = await call('/api/addPicture?ratio=0&place=0&folder=projects&name=a.jpg', drawing);
  expect(status).toBe(400);
  expect(readdirSync(path.join(dir, 'images/projects'))).not.toContain('a.jpg');
});
