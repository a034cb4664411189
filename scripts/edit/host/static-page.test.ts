/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { staticPageFiles } from './static-page';

jest.mock('server-only', () => ({}));

const LIMIT_BYTES = 112_000;
let files: Awaited<ReturnType<typeof staticPageFiles>>;

beforeAll(async () => {
  files = await staticPageFiles({
    ...{ api: 'https://git.example/api', repository: 'office/site', branch: 'main', folder: 'content' },
    pictures: 'https://raw.example/office/site/main/content/images',
  });
}, 60_000);
const textOf = (address: string) => String(files.get(address)?.body);

test('the page may ask itself and the git host, show pictures of one more, and nothing else', () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(textOf('/')) ?? [];
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: https://raw.example",
    "font-src 'self'",
    "connect-src 'self' https://git.example",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('it may stand in any folder: its own addresses are relative', () => {
  expect([...textOf('/').matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    'mark.svg',
    'editor.css',
    'editor.js',
  ]);
});

test(`its script needs nothing of Node, writes no token to the console, and has at most ${LIMIT_BYTES} bytes`, () => {
  const script = textOf('/editor.js');
  expect(/from\s*"node:|console\.log/.exec(script)).toBeNull();
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(LIMIT_BYTES);
});
