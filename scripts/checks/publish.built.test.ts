import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../run/system';
import { bundleEndpoint, publishEndpoint } from '../publish/bundle-endpoint';
import { publishExport, rollBack } from '../publish/publish-export';
import { listFiles } from '../run/files';
import { runStep } from '../run/run-step';
import { runEndpoint } from './test-endpoint';
import { ask, OUT_DIR, startNginx, type RunningNginx } from './test-nginx';

fs.mkdirSync('.cache', { recursive: true });
const folder = fs.mkdtempSync(join('.cache', 'publish-'));
const [dir, second, stamp] = [join(folder, 'site'), join(folder, 'second'), join(folder, 'stamp.json')];
let nginx: RunningNginx;

beforeAll(async () => {
  fs.writeFileSync(stamp, '{"inputs":"0123456789abcdef"}');
  publishExport({ dir, from: OUT_DIR, stamp: '0123456789abcdef', now: new Date() });
  nginx = await startNginx(undefined, join(dir, 'current'));
});
afterAll(async () => {
  await nginx.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('while nginx serves, a release is published and taken back without a fault', async () => {
  fs.cpSync(OUT_DIR, second, { recursive: true });
  fs.writeFileSync(join(second, 'second.txt'), 'second');
  const scripts = listFiles(OUT_DIR).filter((file) => /^_next\/static\/.*\.(js|css)$/.test(file));
  const statusOf = async (path: string) => (await ask(nginx.port, path)).status;
  const expectAll = async () => {
    for (const path of ['/', '/about', ...scripts.map((file) => `/${file}`)])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
  };
  let isPublishing = true;
  const command = ['--import', 'tsx', 'scripts/publish.ts', dir, '--from', second, '--stamp', stamp];
  const publishing = runStep([process.execPath, ...command], { output: 'keep' }).finally(() => (isPublishing = false));
  while (isPublishing) await expectAll();
  expect(await publishing).toMatchObject({ exitCode: 0 });
  expect(await statusOf('/second.txt')).toBe(200);
  rollBack(dir, new Date());
  expect(await statusOf('/second.txt')).toBe(404);
  await expectAll();
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
