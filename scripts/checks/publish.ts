import { spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../hosting/ask-host';
import { bundleEndpoint } from '../publish/bundle-endpoint';
import { freePort } from '../hosting/free-port';
import { runEndpoint } from '../hosting/run-endpoint';
import { startNginx } from '../hosting/start-nginx';
import { ensureNginx } from '../hosting/find-nginx';
import { publishEndpoint } from '../publish/publish-endpoint';
import { publishExport, rollBack } from '../publish/publish-export';
import { assetsOf, readExport, type ExportSummary } from '../publish/read-export';
import { runStep } from '../run/run-step';

const OUT_DIR = process.env['OUT_DIR'] || 'out';
const STAMP = '0123456789abcdef';
/** A file that only the second release contains, to see which release is served. */
const MARK = 'second-release.txt';
const MAX_ROLLBACK_MS = 1000;
/** Longer than the endpoint remembers that there are no users. */
const REMEMBERED_MS = 1500;

const faults: string[] = [];

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

async function expectFound(port: number, paths: readonly string[], when: string): Promise<void> {
  for (const path of paths) {
    const { status } = await ask(port, path, 'br, gzip');
    if (status !== 200) faults.push(`${path} is ${status} ${when}`);
  }
}

async function isSecond(port: number): Promise<boolean> {
  return (await ask(port, `/${MARK}`, 'identity')).status === 200;
}

/** The endpoint works on a host that has only the published files and its two packages. */
async function checkEndpoint(dir: string): Promise<void> {
  const bundle = join(dir, 'endpoint');
  await bundleEndpoint(join(dir, 'built-endpoint'));
  publishEndpoint(join(dir, 'built-endpoint'), dir);
  const install = await runStep(['npm', 'ci', '--omit=dev', '--prefix', bundle], { output: 'keep' });
  if (install.exitCode !== 0) return void faults.push(`the endpoint's packages: ${install.output}`);
  const port = await freePort();
  const endpoint = await runEndpoint(port, resolve(dir), resolve(dir, 'current'), [join(bundle, 'server.mjs')]);
  const enquiry = { id: 'published', name: 'Asha Rao', phone: '9876543210', consent: '2026-11', message: 'A wish' };
  const { status } = await fetch(`http://127.0.0.1:${port}/contact.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  });
  faults.push(...(await checkBundledOffice(bundle, port, join(dir, 'enquiries.db'))));
  const stored = await endpoint.stop();
  if (status !== 201 || stored.length !== 1) faults.push(`the published endpoint: ${status}, ${stored.length} stored`);
}

/** The published commands make a user, and the published server then has an inbox. Returns the faults. */
async function checkBundledOffice(bundle: string, port: number, dbPath: string): Promise<string[]> {
  const page = async () => (await fetch(`http://127.0.0.1:${port}/office/sign-in`)).status;
  const before = await page();
  const options = { env: { ...process.env, ENQUIRY_DB_URL: `file:${resolve(dbPath)}` }, input: '\n' };
  const { status } = spawnSync(process.execPath, [join(bundle, 'enquiries.mjs'), 'add-user', 'asha'], options);
  await delay(REMEMBERED_MS);
  const found = [before, status, await page()].join();
  return found === '404,0,200' ? [] : [`the published inbox: ${found}`];
}

/** `npm run check:publish`: a real nginx serves releases while another one is published and rolled back. */
async function checkPublish(): Promise<void> {
  mkdirSync('.cache', { recursive: true });
  // On the same disk as the built folder, so that hard links work.
  const folder = mkdtempSync(join('.cache', 'publish-'));
  const logs = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [dir, second, stamp] = [join(folder, 'site'), join(folder, 'second'), join(folder, 'stamp.json')];
  writeFileSync(stamp, JSON.stringify({ inputs: STAMP }));
  const built = readExport(resolve(OUT_DIR));
  const older = neededBy(OUT_DIR, built);
  const first = publishExport({ dir, from: OUT_DIR, stamp: STAMP, now: new Date() });
  makeSecondBuild(OUT_DIR, second, built);
  const newer = neededBy(second, readExport(second));
  const host = await startNginx(ensureNginx(), { folder: logs, outDir: join(dir, 'current') });
  try {
    let isPublishing = true;
    const command = ['--import', 'tsx', 'scripts/publish.ts', dir, '--from', second, '--stamp', stamp];
    const publishing = runStep([process.execPath, ...command], { output: 'keep' }).then(({ exitCode, output }) => {
      isPublishing = false;
      if (exitCode !== 0) faults.push(output);
    });
    let answers = 0;
    for (; isPublishing; answers += older.length + 2) {
      await expectFound(host.port, ['/', '/about', ...older], 'while a release is published');
    }
    await publishing;
    if (!(await isSecond(host.port))) faults.push('the second release is not served');
    await expectFound(host.port, [...older, ...newer], 'after the switch');

    const startMs = performance.now();
    rollBack(dir, new Date());
    while (await isSecond(host.port));
    const rollbackMs = performance.now() - startMs;
    if (rollbackMs > MAX_ROLLBACK_MS) faults.push(`the way back took ${rollbackMs.toFixed(0)} ms`);
    await expectFound(host.port, [...older, ...newer], 'after the way back');
    await checkEndpoint(dir);
    for (const fault of faults.slice(0, 20)) console.error(fault);
    console.log(
      `${first.pages} pages published twice behind nginx: ${answers} answers meanwhile, ${older.length} files of old pages asked for, ${faults.length} faults, back in ${rollbackMs.toFixed(0)} ms`,
    );
  } finally {
    await host.stop();
    for (const path of [folder, logs]) rmSync(path, { recursive: true, force: true });
  }
  if (faults.length > 0) process.exit(1);
}

void checkPublish();
