import fs, { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishExport, rollBack, type PublishOptions } from './publish-export';
import { assetsOf } from './publish-export';

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-11-21T10:00:00Z');

let folder: string;
let dir: string;
let from: string;
let clockMs: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  dir = join(folder, 'site');
  from = join(folder, 'out');
  clockMs = START_MS;
});

/** Writes a small built site. Each page loads a script with `version` in its address. */
function build(version: string, { pages = 20, redirects = '' } = {}): void {
  rmSync(from, { recursive: true, force: true });
  const names = Array.from({ length: pages - 1 }, (_, number) => `page-${number}`);
  const files: Record<string, string> = {
    '404.html': 'lost',
    _headers: '/*\n',
    _redirects: redirects,
    'sitemap.xml': names.map((name) => `<url><loc>https://x/${name}</loc></url>`).join('\n'),
    'images/logo.svg': '<svg/>',
    [`_next/static/${version}.js`]: `script ${version}`,
    [`_next/static/${version}.js.br`]: `br ${version}`,
  };
  for (const name of ['index', ...names]) files[`${name}.html`] = `<script src="/_next/static/${version}.js"></script>`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), text);
  }
}

function publish(options: Partial<PublishOptions> = {}) {
  clockMs += 60_000;
  return publishExport({ dir, from, stamp: 'abcdef0123456789', now: new Date(clockMs), ...options });
}

const served = (path: string) => readFileSync(join(dir, 'current', path), 'utf8');
const releases = () => readdirSync(join(dir, 'releases')).filter((name) => !name.endsWith('.json'));
const everything = () => readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();

test('an old page finds what it asks for in the new release, and the new one its own', () => {
  build('one');
  publish();
  const oldPage = served('page-3.html');
  build('two');
  const { kept, pages } = publish();
  expect([pages, kept]).toEqual([20, 2]);
  expect(assetsOf(oldPage)).toEqual(['_next/static/one.js']);
  expect(served('_next/static/one.js')).toBe('script one');
  expect(served('_next/static/one.js.br')).toBe('br one');
  expect(assetsOf(served('index.html'))).toEqual(['_next/static/two.js']);
});

test('what did not change is one file on the disk, and the next build does not reach it', () => {
  build('one');
  publish();
  build('one');
  expect(publish()).toMatchObject({ copied: 0, linked: 27 });
  writeFileSync(join(from, 'index.html'), 'half a pa');
  const [older, newer] = releases().map((id) => statSync(join(dir, 'releases', id, 'index.html')));
  expect(newer?.ino).toBe(older?.ino);
  expect(served('index.html')).toContain('one.js');
});

test('rolls back and forth without a build; pages of either find their scripts in the other', () => {
  build('one');
  const first = publish();
  build('two');
  const second = publish();
  build('three');
  publish();
  expect(rollBack(dir, new Date(clockMs))).toBe(second.id);
  expect(served('index.html')).toContain('two.js');
  expect(served('_next/static/three.js')).toBe('script three');
  expect(rollBack(dir, new Date(clockMs))).toBe(first.id);
  expect(() => rollBack(dir, new Date(clockMs))).toThrow('There is no earlier release');
  expect(rollBack(dir, new Date(clockMs), second.id)).toBe(second.id);
  expect(() => rollBack(dir, new Date(clockMs), 'x')).toThrow('There is no release x');
  expect(served('index.html')).toContain('two.js');
});

test('counts the brochures that were not printed', () => {
  build('one');
  for (const file of ['brochure/a/one.html', 'brochure/a/two.html', 'brochures/a/two.pdf']) {
    mkdirSync(dirname(join(from, file)), { recursive: true });
    writeFileSync(join(from, file), '');
  }
  expect(publish().unprinted).toBe(1);
});

test('keeps the last releases, and the scripts of older ones for seven days after they were replaced', () => {
  for (const version of ['one', 'two', 'three', 'four']) {
    build(version);
    publish({ keep: 2 });
  }
  expect(releases()).toHaveLength(2);
  expect(served('_next/static/one.js')).toBe('script one');
  clockMs += 8 * DAY_MS;
  build('five');
  publish({ keep: 2 });
  build('six');
  publish({ keep: 2 });
  expect(existsSync(join(dir, 'current/_next/static/one.js'))).toBe(false);
  expect(served('_next/static/four.js')).toBe('script four');
});

test('an asset that came back and went again stays for seven days from then', () => {
  build('one');
  publish();
  build('two');
  const second = publish();
  clockMs += 6 * DAY_MS;
  build('one');
  publish();
  rollBack(dir, new Date(clockMs), second.id);
  clockMs += 6 * DAY_MS;
  build('three');
  publish();
  expect(served('_next/static/one.js')).toBe('script one');
});

describe('refuses, and what is served stays as it is to the last file', () => {
  let before: string[];
  beforeEach(() => {
    build('one');
    publish();
    before = everything();
  });
  afterEach(() => {
    expect(everything()).toEqual(before);
    expect(served('page-18.html')).toContain('one.js');
  });

  test('a build that did not come to its end', () => {
    build('two');
    expect(() => publish({ stamp: null })).toThrow('did not come to its end');
  });

  test.each(['index.html', '404.html', '_headers', 'sitemap.xml', '_next/static/two.js'])(
    'a build without %s',
    (file) => {
      build('two');
      rmSync(join(from, file));
      expect(() => publish()).toThrow(`Missing: ${file}`);
    },
  );

  test('a site that lost more than a tenth of its pages, with the addresses that are gone', () => {
    build('two', { pages: 17, redirects: '/page-18 /page-1 301\n' });
    expect(() => publish()).toThrow(
      'Refused: 17 pages where there were 20 (-15 %); 16 addresses in the sitemap where there were 19 (-16 %).\n' +
        '2 addresses are gone without a redirect:\n  /page-16\n  /page-17\nIf so meant: --allow-fewer',
    );
  });

  test.each(['copyFileSync', 'renameSync', 'symlinkSync'] as const)('a disk that fails at %s', (step) => {
    build('two');
    const real = fs[step] as (...paths: string[]) => void;
    const failing = jest.spyOn(fs, step).mockImplementation((...paths) => {
      if (step === 'symlinkSync' || /two|unfinished/.test(String(paths[0]))) throw new Error('ENOSPC');
      real(...(paths as string[]));
    });
    expect(() => publish()).toThrow('ENOSPC');
    failing.mockRestore();
  });
});

test('fewer pages go out when they are meant to, and a tenth goes without asking', () => {
  build('one');
  publish();
  build('two', { pages: 19 });
  expect(publish().removed).toEqual(['/page-18']);
  build('three', { pages: 5 });
  expect(publish({ canLosePages: true }).pages).toBe(5);
});

test('what a broken run left is cleared away', () => {
  mkdirSync(join(dir, 'releases', '.unfinished-1'), { recursive: true });
  writeFileSync(join(dir, '.publishing'), '999999999');
  build('one');
  const { id } = publish();
  expect(releases()).toEqual([id]);
  expect(readdirSync(dir).sort()).toEqual(['current', 'releases']);
});

describe('a release that was half removed', () => {
  let first: string;
  beforeEach(() => {
    build('one');
    first = publish().id;
    build('two');
    publish();
  });

  test('is not served again, and what is served stays', () => {
    for (let page = 0; page < 8; page += 1) rmSync(join(dir, 'releases', first, `page-${page}.html`));
    const message = `Release ${first} is not whole: 12 of its 20 pages are there.`;
    expect(() => rollBack(dir, new Date(clockMs), first)).toThrow(message);
    expect(() => rollBack(dir, new Date(clockMs))).toThrow(message);
    expect(served('page-18.html')).toContain('two.js');
  });

  test('has lost its name before its first file, and the next publishing clears it away', () => {
    const { rmSync: remove } = fs;
    const stopped = jest.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
      if (String(path).endsWith(`releases/${first}`)) throw new Error('stopped here');
      remove(path, options);
    });
    build('three');
    expect(() => publish({ keep: 1 })).toThrow('stopped here');
    stopped.mockRestore();
    expect(served('index.html')).toContain('three.js');
    expect(() => rollBack(dir, new Date(clockMs), first)).toThrow(`There is no release ${first}`);
    build('four');
    publish();
    expect(releases()).not.toContain(first);
  });
});

test('never replaces a folder called current that is not its own', () => {
  mkdirSync(join(dir, 'current'), { recursive: true });
  build('one');
  expect(() => publish()).toThrow('is not a link');
  expect(() => publish({ dir: join(from, 'site') })).toThrow('lies inside the built folder');
});

test.each([
  ['of Capistrano', 'releases/20261121215306', '20261121215306'],
  ['of Deployer', 'releases/12', '12'],
  ['with its full path', '/srv/app/releases/7', '7'],
  ['outside of the releases', 'elsewhere/site', '../elsewhere/site'],
  ['whose name is like ours', 'releases/2026-11-20-215306-1a2b3c4d', '2026-11-20-215306-1a2b3c4d'],
])('a release %s that is served stays, and nothing is published', (_kind, target, name) => {
  const served = join(dir, 'releases', name);
  mkdirSync(served, { recursive: true });
  writeFileSync(join(served, 'index.html'), 'theirs');
  symlinkSync(target, join(dir, 'current'));
  build('one');
  expect(() => publish()).toThrow(`leads to ${target}, which was not published from here`);
  expect(() => rollBack(dir, new Date(clockMs))).toThrow('which was not published from here');
  expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('theirs');
});

test.each(['20261121215306', '12', 'v2.3', 'shared', 'releases', '.git', '2026-11-20', '2026-11-20-215306'])(
  'a folder %s beside the releases stays',
  (name) => {
    mkdirSync(join(dir, 'releases', name, 'deep'), { recursive: true });
    writeFileSync(join(dir, 'releases', `${name}.json`), 'theirs');
    build('one');
    const { id } = publish();
    publish({ keep: 1 });
    expect(readdirSync(join(dir, 'releases'))).toContain(name);
    expect(readdirSync(join(dir, 'releases'))).not.toContain(id);
  },
);

test.each([0o002, 0o022, 0o027, 0o077, 0o137])('with umask %d the site is readable for a web server', (umask) => {
  const before = process.umask(0o022);
  build('one');
  chmodSync(join(from, 'index.html'), 0o600);
  try {
    process.umask(umask);
    publish();
    build('two');
    publish();
  } finally {
    process.umask(before);
  }
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const paths = readdirSync(join(dir, 'current'), { recursive: true, encoding: 'utf8' });
  const current = ['', ...paths].map((path) => join(dir, 'current', path));
  for (const path of [dir, join(dir, 'releases'), ...current]) {
    expect([path, modeOf(path)]).toEqual([path, statSync(path).isDirectory() ? '755' : '644']);
  }
});
