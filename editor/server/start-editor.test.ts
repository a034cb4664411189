import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleDir } from '@/lib/content/files/source';
import { freePort } from '../../scripts/run/system';
import { pageFiles } from './page-files';
import { startEditor } from './start-editor';

const SCRIPT_LIMIT_BYTES = 25_000;
let editor: Server;
let port: number;

beforeAll(async () => {
  port = await freePort();
  editor = await startEditor({ dir: 'lib/content/set/fixtures/valid', port, previewPort: null });
});
afterAll(() => editor.close());

const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

test('it listens to this machine alone', () => {
  expect((editor.address() as AddressInfo).address).toBe('127.0.0.1');
});

test('its page loads nothing from elsewhere, and its token is another at each start', async () => {
  const page = await get('/');
  expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/mark.svg',
    '/editor.css',
    '/editor.js',
  ]);
  expect(page).toContain('<title>Content · Aangan Estates</title>');
  expect(/name="editor-token" content="([\w-]{32})"/.exec(page)).not.toBeNull();
  expect((await get('/editor.css')).match(/url\('[^']*[:/]/)).toBeNull();
});

test('its title and its icon are those of the firm whose content it edits', async () => {
  const imagesDir = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(imagesDir, 'brand'));
  writeFileSync(join(imagesDir, 'brand/mark.svg'), '<svg id="pune"/>');
  const files = await pageFiles({ name: 'Pune <Homes>', theme: null, dir: sampleDir(), imagesDir }, {});
  expect(files.get('/')?.body).toContain('<title>Content · Pune &lt;Homes></title>');
  expect(files.get('/mark.svg')?.body.toString()).toBe('<svg id="pune"/>');
});

test('its script is small', async () => {
  expect(gzipSync(await get('/editor.js')).length).toBeLessThan(SCRIPT_LIMIT_BYTES);
});

test('without the token of its page it tells nothing', async () => {
  expect((await fetch(`http://127.0.0.1:${port}/api/entries`)).status).toBe(403);
});
