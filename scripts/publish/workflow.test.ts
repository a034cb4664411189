import { existsSync, readFileSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
const check = readFileSync('.github/workflows/check.yml', 'utf8');
const weekly = readFileSync('.github/workflows/weekly.yml', 'utf8');
interface LockedPackage {
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

test('the workflow runs what there is to run', () => {
  const commands = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(commands.slice(0, 2)).toEqual(['build', 'brochures']);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...workflow.matchAll(/\bscripts\/[\w-]+\.ts\b/g)].map(([path]) => path);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('what others wrote is named by its commit, with its version beside it', () => {
  const actions = [workflow, check, weekly].flatMap((file) =>
    file.split('\n').filter((line) => /^\s*(- )?uses:/.test(line)),
  );
  expect(actions).toHaveLength(10);
  for (const line of actions) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every package that is installed where it runs is held by a checksum', () => {
  const isInstalled = ({ os, cpu }: LockedPackage) =>
    (os ?? ['linux']).includes('linux') && (cpu ?? ['x64']).includes('x64');
  const installed = Object.entries(packages).filter(([path, locked]) => path !== '' && isInstalled(locked));
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

test('one file says which Node builds and checks; once a week the oldest and this one run the tests', () => {
  const own = readFileSync('.nvmrc', 'utf8').trim();
  for (const file of [workflow, check, weekly]) expect(file).toContain('node-version-file: .nvmrc');
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`javascript-node:${own}"`);
  expect(engines.node).toBe('>=20.12');
  expect(weekly).toContain(`node: ['20.12', '${own}']`);
  expect(weekly).toMatch(/^ {4}- cron: '\d+ \d+ \* \* \d'$/m);
  expect(weekly).toContain('npm audit');
});

describe('licences are those of the decision', () => {
  const decision = readFileSync('docs/decisions/dependencies.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('Few, '));
  const [named = '', below = '', libvips = ''] = (decision ?? '').split(/Packages below them|libvips/);
  const licencesOf = (text: string) =>
    [
      ...text.matchAll(
        /\b(?:MIT-0|MIT|ISC|Apache-2\.0|MPL-2\.0|0BSD|BSD-\d-Clause|BlueOak-1\.0\.0|Python-2\.0|CC-BY-4\.0|LGPL-3\.0)\b/g,
      ),
    ].map(([name]) => name);
  const { dependencies = {}, devDependencies = {} } = packages[''] ?? {};
  const direct = new Set(Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`));
  const partsOf = ({ license = 'none' }: LockedPackage) =>
    license
      .replace(/^\(MIT OR [^)]*\)$/, 'MIT')
      .replaceAll('-or-later', '')
      .split(' AND ');

  test.each([
    ['what package.json names', (path: string) => direct.has(path), licencesOf(named)],
    ['packages below', (path: string) => !direct.has(path) && !path.includes('@img/'), licencesOf(named + below)],
    ['libvips of sharp', (path: string) => path.includes('@img/'), licencesOf(named + below + libvips)],
  ])('%s', (_which, isOf, allowed) => {
    const found = Object.entries(packages).filter(([path]) => path !== '' && isOf(path));
    expect([found.length > 0, allowed.length > 3]).toEqual([true, true]);
    const others = found.filter(([, locked]) => !partsOf(locked).every((licence) => allowed.includes(licence)));
    expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([]);
  });
});
