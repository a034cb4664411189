import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleEndpoint, describeEndpoint, publishEndpoint } from './bundle-endpoint';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'publish-endpoint-'))));

test('the bundle names its two packages, each of theirs with its checksum, and nothing of the project', async () => {
  await bundleEndpoint(folder);
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(['@libsql/client', 'libsql']);
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string; optional?: boolean }>;
  };
  const names = Object.keys(packages).filter((name) => name !== '');
  expect(names).toEqual(expect.arrayContaining(['node_modules/libsql', 'node_modules/@libsql/linux-x64-gnu']));
  expect(names.filter((name) => /next|react|tsx|jest/.test(name))).toEqual([]);
  expect(names.filter((name) => !packages[name]?.integrity && !packages[name]?.optional)).toEqual([]);
});

test('publishing puts what changed beside the releases and says what is to do', () => {
  const [built, dir] = [join(folder, 'built'), join(folder, 'site')];
  const write = (name: string, text: string) => writeFileSync(join(built, name), text);
  mkdirSync(built);
  for (const name of ['package.json', 'package-lock.json', 'enquiries.mjs', 'server.mjs']) write(name, 'one');
  expect(publishEndpoint(built, dir)).toHaveLength(4);
  expect(describeEndpoint(dir, publishEndpoint(built, dir))).toEqual([]);
  write('server.mjs', 'two');
  const changed = publishEndpoint(built, dir);
  expect([changed, readFileSync(join(dir, 'endpoint/server.mjs'), 'utf8')]).toEqual([['server.mjs'], 'two']);
  expect(describeEndpoint('/srv/site', changed)).toEqual([
    'The endpoint changed. On the host: restart node /srv/site/endpoint/server.mjs.',
  ]);
  write('package-lock.json', 'two');
  expect(describeEndpoint(dir, publishEndpoint(built, dir))[0]).toContain('npm ci --omit=dev');
});
