/** @jest-environment node */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from './fixtures/built-site';
import { publishExport, rollBack } from './publish-export';

let folder: string;
let dir: string;
let from: string;
let clockMs: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  dir = join(folder, 'site');
  from = join(folder, 'out');
  clockMs = Date.parse('2026-11-21T10:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true }));

function publish(keep?: number) {
  clockMs += 60_000;
  return publishExport({ dir, from, stamp: 'abcdef0123456789', now: new Date(clockMs), ...(keep && { keep }) });
}

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
  buildSite(from, 'one');
  expect(() => publish()).toThrow(`leads to ${target}, which was not published from here`);
  expect(() => rollBack(dir, new Date(clockMs))).toThrow('which was not published from here');
  expect(readFileSync(join(served, 'index.html'), 'utf8')).toBe('theirs');
});

test.each(['20261121215306', '12', 'v2.3', 'shared', 'releases', '.git', '2026-11-20', '2026-11-20-215306'])(
  'a folder %s beside the releases stays',
  (name) => {
    mkdirSync(join(dir, 'releases', name, 'deep'), { recursive: true });
    writeFileSync(join(dir, 'releases', `${name}.json`), 'theirs');
    buildSite(from, 'one');
    const { id } = publish();
    publish(1);
    expect(readdirSync(join(dir, 'releases'))).toContain(name);
    expect(readdirSync(join(dir, 'releases'))).not.toContain(id);
  },
);

test.each([0o002, 0o022, 0o027, 0o077, 0o137])('with umask %d the site is readable for a web server', (umask) => {
  const before = process.umask(0o022);
  buildSite(from, 'one');
  chmodSync(join(from, 'index.html'), 0o600);
  try {
    process.umask(umask);
    publish();
    buildSite(from, 'two');
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
