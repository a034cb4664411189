import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../run/system';
import { bundleEndpoint, publishEndpoint } from '../publish/bundle-endpoint';
import { publishExport, rollBack } from '../publish/publish-export';
import { assetsOf, readExport, type ExportSummary } from '../publish/publish-export';
import { runStep } from '../run/run-step';
import { runEndpoint } from './test-endpoint';
import { ask, OUT_DIR, startNginx, type RunningNginx } from './test-nginx';

const STAMP = '0123456789abcdef';
/** A file that only the second release contains, to see which release is served. */
const MARK = 'second-release.txt';

/** All files that the pages of a folder load, including those the loader fetches. */
function neededBy(folder: string, { files }: ExportSummary): string[] {
  const pages = files.filter((file) => file.endsWith('.html'));
  const assets = pages.flatMap((file) => assetsOf(readFileSync(join(folder, file), 'utf8')));
  const islands = files.filter((file) => file.startsWith('_next/static/islands/') && file.endsWith('.js'));
  return [...new Set([...assets, ...islands])].map((file) => `/${file}`);
}

/** Copies the built folder with new script addresses, as changed code would build it. */
function makeSecondBuild(from: string, to: string, { files }: ExportSummary): void {
  const rename = (text: string) => text.replace(/(_next\/static\/islands\/)(\w)/g, '$1next-$2');
  for (const file of [...files.filter((name) => !/\.html\.(br|gz)$/.test(name)), MARK]) {
    const target = join(to, rename(file));
    mkdirSync(dirname(target), { recursive: true });
    if (file === MARK) writeFileSync(target, 'second\n');
    else if (file.endsWith('.html')) writeFileSync(target, rename(readFileSync(join(from, file), 'utf8')));
    else linkSync(join(from, file), target);
  }
}

// On the same disk as the built folder, so that hard links work.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'publish-'));
const [dir, second, stamp] = [join(folder, 'site'), join(folder, 'second'), join(folder, 'stamp.json')];
const built = readExport(resolve(OUT_DIR));
const older = neededBy(OUT_DIR, built);
let newer: string[];
let nginx: RunningNginx;

beforeAll(async () => {
  writeFileSync(stamp, JSON.stringify({ inputs: STAMP }));
  publishExport({ dir, from: OUT_DIR, stamp: STAMP, now: new Date() });
  makeSecondBuild(OUT_DIR, second, built);
  newer = neededBy(second, readExport(second));
  nginx = await startNginx(undefined, join(dir, 'current'));
});
afterAll(async () => {
  await nginx.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function expectFound(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await ask(nginx.port, path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect([path, status]).toEqual([path, 200]);
  }
}
const isSecond = async () => (await ask(nginx.port, `/${MARK}`)).status === 200;

test('while a release is published and after it, every page and file of the older one is there', async () => {
  let isPublishing = true;
  const command = ['--import', 'tsx', 'scripts/publish.ts', dir, '--from', second, '--stamp', stamp];
  const publishing = runStep([process.execPath, ...command], { output: 'keep' }).finally(() => (isPublishing = false));
  while (isPublishing) await expectFound(['/', '/about', ...older]);
  expect(await publishing).toMatchObject({ exitCode: 0 });
  expect(await isSecond()).toBe(true);
  await expectFound([...older, ...newer]);
});

test('the way back takes less than a second, and leaves the files of both', async () => {
  const startMs = performance.now();
  rollBack(dir, new Date());
  while (await isSecond());
  expect(performance.now() - startMs).toBeLessThan(1000);
  await expectFound([...older, ...newer]);
});

test('endpoint, commands and inbox run with the published files and their two packages alone', async () => {
  const bundle = join(dir, 'endpoint');
  await bundleEndpoint(join(dir, 'built-endpoint'));
  publishEndpoint(join(dir, 'built-endpoint'), dir);
  const install = await runStep(['npm', 'ci', '--omit=dev', '--prefix', bundle], { output: 'keep' });
  expect(install).toMatchObject({ exitCode: 0 });
  const port = await freePort();
  const endpoint = await runEndpoint(port, resolve(dir), resolve(dir, 'current'), [join(bundle, 'server.mjs')]);
  const enquiry = { id: 'published', name: 'Asha Rao', phone: '9876543210', consent: '2026-11', message: 'A home' };
  const { status } = await fetch(`http://127.0.0.1:${port}/contact.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  const signIn = async () => (await fetch(`http://127.0.0.1:${port}/office/sign-in`)).status;
  const withoutUser = await signIn();
  const env = { ...process.env, ENQUIRY_DB_URL: `file:${resolve(dir, 'enquiries.db')}` };
  const added = spawnSync(process.execPath, [join(bundle, 'enquiries.mjs'), 'add-user', 'asha'], { env, input: '\n' });
  // Longer than the endpoint remembers that there are no users.
  await wait(1500);
  const found = [status, withoutUser, added.status, await signIn(), (await endpoint.stop()).length];
  expect(found).toEqual([201, 404, 0, 200, 1]);
});
