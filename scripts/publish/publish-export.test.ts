import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { build as bundle } from 'esbuild';
import { listFiles } from '../run/files';
import { runStep } from '../run/run-step';
import { publishExport, rollBack } from './publish-export';

const DAY_MS = 86_400_000;
let dir: string;
let from: string;
let clockMs: number;

beforeEach(() => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'publish-'));
  [dir, from, clockMs] = [join(folder, 'site'), join(folder, 'out'), Date.parse('2026-11-21T10:00:00Z')];
});

/** Writes a small built site. Each page loads a script with `version` in its address. */
function build(version: string, { pages = 20, to = from } = {}): void {
  fs.rmSync(to, { recursive: true, force: true });
  const names = ['index', ...Array.from({ length: pages - 1 }, (_, number) => `page-${number}`)];
  const files: Record<string, string> = { '404.html': '', _headers: '', _redirects: '', 'sitemap.xml': '' };
  for (const name of names) files[`${name}.html`] = `<script src="/_next/static/${version}.js"></script>`;
  for (const [path, text] of Object.entries({ ...files, [`_next/static/${version}.js`]: `script ${version}` })) {
    fs.mkdirSync(dirname(join(to, path)), { recursive: true });
    fs.writeFileSync(join(to, path), text);
  }
}

function publish(options: Partial<Parameters<typeof publishExport>[0]> = {}): string {
  clockMs += 60_000;
  return publishExport({ dir, from, stamp: 'abcdef0123456789', now: new Date(clockMs), ...options }).id;
}

function publishBuild(version: string, options: Parameters<typeof publish>[0] = {}): string {
  build(version);
  return publish(options);
}

/** Publishing as the workflow starts it on the host: one file, beside which nothing is installed. */
const COMMAND = join(fs.mkdtempSync(join(tmpdir(), 'command-')), 'publish.mjs');
beforeAll(async () => {
  await bundle({
    entryPoints: ['scripts/publish.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: COMMAND,
  });
  fs.writeFileSync(`${COMMAND}.json`, '{"inputs":"0123456789abcdef"}');
});
const command = (folder: string) => [
  COMMAND,
  dir,
  '--from',
  folder,
  '--stamp',
  `${COMMAND}.json`,
  '--endpoint',
  'none',
];
const run = (folder: string) => runStep([process.execPath, ...command(folder)], { output: 'keep' });

const served = (path: string) => fs.readFileSync(join(dir, 'current', path), 'utf8');
const servedVersions = () => [...new Set(listFiles(join(dir, 'current')).filter(isPage).map(versionAt))];
const isPage = (file: string) => file.endsWith('.html') && file !== '404.html';
const versionAt = (page: string) => /static\/(\w+)/.exec(served(page))?.[1];
const releases = () => fs.readdirSync(join(dir, 'releases')).filter((name) => !name.endsWith('.json'));
const everything = () => fs.readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();

test('what did not change is one file on the disk, and the next build does not reach it', () => {
  const ids = [publishBuild('one'), publishBuild('one')];
  fs.writeFileSync(join(from, 'index.html'), 'half a pa');
  const [older, newer] = ids.map((id) => fs.statSync(join(dir, 'releases', id, 'index.html')).ino);
  expect([newer, versionAt('index.html')]).toEqual([older, 'one']);
});

test('rolls back and forth without a build; pages of either find their scripts in the other', () => {
  const [first, second] = [publishBuild('one'), publishBuild('two'), publishBuild('three')];
  expect([served('_next/static/one.js'), served('_next/static/two.js')]).toEqual(['script one', 'script two']);
  expect([rollBack(dir, new Date(clockMs)), ...servedVersions()]).toEqual([second, 'two']);
  expect(served('_next/static/three.js')).toBe('script three');
  expect(rollBack(dir, new Date(clockMs))).toBe(first);
  expect(() => rollBack(dir, new Date(clockMs))).toThrow('There is no earlier release');
  expect(() => rollBack(dir, new Date(clockMs), 'x')).toThrow('There is no release x');
  expect([rollBack(dir, new Date(clockMs), second), ...servedVersions()]).toEqual([second, 'two']);
});

test('rolls back past a release that was rolled back from', () => {
  const [good] = [publishBuild('one'), publishBuild('bad')];
  rollBack(dir, new Date(clockMs));
  publishBuild('three');
  expect(rollBack(dir, new Date(clockMs))).toBe(good);
});

test('keeps the last releases and those of others, and the scripts of older ones for seven days after they were replaced', () => {
  fs.mkdirSync(join(dir, 'releases/20261121215306/of-others'), { recursive: true });
  for (const version of ['one', 'two', 'three', 'four']) publishBuild(version, { keep: 2 });
  expect([releases().length, served('_next/static/one.js')]).toEqual([3, 'script one']);
  clockMs += 8 * DAY_MS;
  for (const version of ['five', 'six']) publishBuild(version, { keep: 2 });
  expect(fs.readdirSync(join(dir, 'current/_next/static')).sort()).toEqual(['five.js', 'four.js', 'six.js']);
  expect(fs.readdirSync(join(dir, 'releases'))).toHaveLength(5);
});

test('an asset that came back and went again stays for seven days from then', () => {
  const [, second] = [publishBuild('one'), publishBuild('two')];
  clockMs += 6 * DAY_MS;
  publishBuild('one');
  rollBack(dir, new Date(clockMs), second);
  clockMs += 6 * DAY_MS;
  publishBuild('three');
  expect(served('_next/static/one.js')).toBe('script one');
});

describe('refuses, and what is served stays as it is to the last file', () => {
  let before: string[];
  beforeEach(() => {
    publishBuild('one');
    before = everything();
  });
  afterEach(() => expect([everything(), servedVersions()]).toEqual([before, ['one']]));

  test('a build that did not come to its end', () =>
    expect(() => publishBuild('two', { stamp: null })).toThrow('did not come to its end: run npm run build.'));

  test.each(['index.html', '404.html', '_headers', '_next/static/two.js'])('a build without %s', (file) => {
    build('two');
    fs.rmSync(join(from, file));
    expect(publish).toThrow(`not a whole site: run npm run build. Missing: ${file}`);
  });

  test('a site that lost more than a tenth of its pages; they go when it is meant, and a tenth without asking', () => {
    build('two', { pages: 17 });
    const sentence =
      '17 pages where there were 20. If so meant: --allow-fewer. Gone: page-16.html, page-17.html, page-18';
    expect(publish).toThrow(sentence);
    for (const pages of [20, 18, 5]) {
      build('two', { pages });
      expect(publish({ dir: `${dir}-2`, canLosePages: pages === 5 })).toMatch(/^2026-/);
    }
  });

  test.each(['copyFileSync', 'renameSync'] as const)('what a disk does not take, failing at %s', (step) => {
    build('two');
    const failing = jest.spyOn(fs, step).mockImplementation(() => {
      throw new Error('ENOSPC');
    });
    expect(publish).toThrow('ENOSPC');
    failing.mockRestore();
  });
});

test('a reader meets one release or the other, never half of one; two publishings at once do not mix', async () => {
  publishBuild('one');
  const folders = ['two', 'three'].map((version) => join(dir, '..', version));
  for (const to of folders) build(basename(to), { pages: 1000, to });
  let isRunning = true;
  const ended = Promise.all(folders.map(run)).finally(() => (isRunning = false));
  while (isRunning) {
    const script = served('index.html').split('"')[1] ?? '';
    expect(served(script)).toContain('script');
    expect([20, 1000]).toContain(fs.readdirSync(fs.realpathSync(join(dir, 'current'))).filter(isPage).length);
    await turn();
  }
  const failed = (await ended).filter(({ exitCode }) => exitCode !== 0);
  for (const { output } of failed) expect(output).toContain('Something else is being published');
  expect([failed.length < 2, servedVersions()]).toEqual([true, [expect.stringMatching(/^(two|three)$/)]]);
});

test('killed in the middle, the site stays, and the next publishing clears up', async () => {
  publishBuild('one');
  build('two', { pages: 3000 });
  const killed = spawn(process.execPath, command(from), { stdio: 'ignore' });
  const end = once(killed, 'close');
  while (killed.exitCode === null && !everything().some((path) => /\.unfinished-.*html$/.test(path))) await turn();
  killed.kill('SIGKILL');
  expect([await end, servedVersions()]).toEqual([[null, 'SIGKILL'], ['one']]);
  expect(await run(from)).toMatchObject({ exitCode: 0 });
  expect([releases().length, servedVersions(), fs.readdirSync(dir)]).toEqual([2, ['two'], ['current', 'releases']]);
});

test('who publishes keeps others out, and the message says what to delete if nobody does', () => {
  fs.mkdirSync(dir);
  fs.symlinkSync(String(process.ppid), join(dir, '.publishing'));
  expect(() => publishBuild('one')).toThrow(`If nothing is: delete ${join(dir, '.publishing')}.`);
  expect(everything()).toEqual(['.publishing', 'releases']);
});

test.each(['', 'releases/12', '/srv/app/releases/7'])(
  'what others serve (a link to "%s") stays, and nothing is published',
  (target) => {
    fs.mkdirSync(join(dir, 'releases/12'), { recursive: true });
    if (target) fs.symlinkSync(target, join(dir, 'current'));
    else fs.mkdirSync(join(dir, 'current'));
    const before = everything();
    expect(() => publishBuild('one')).toThrow('was not published from here');
    expect(() => rollBack(dir, new Date(clockMs))).toThrow('was not published from here');
    expect(() => publish({ dir: join(from, 'site') })).toThrow('lies inside');
    expect(everything()).toEqual(before);
  },
);

test('with umask 077 the site is readable for a web server', () => {
  build('one');
  fs.chmodSync(join(from, 'index.html'), 0o600);
  const before = process.umask(0o077);
  publish();
  process.umask(before);
  for (const path of [dir, ...everything().map((name) => join(dir, name))]) {
    expect([path, fs.statSync(path).mode & 0o777]).toEqual([path, fs.statSync(path).isDirectory() ? 0o755 : 0o644]);
  }
});
