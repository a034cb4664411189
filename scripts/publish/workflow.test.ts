/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
const check = readFileSync('.github/workflows/check.yml', 'utf8');
interface LockedPackage {
  integrity?: string;
  os?: string[];
  cpu?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('the workflow runs what there is to run', () => {
  const commands = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(commands.slice(0, 2)).toEqual(['build', 'brochures']);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...workflow.matchAll(/\bscripts\/[\w-]+\.ts\b/g)].map(([path]) => path);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('it starts when content changes, one run at a time', () => {
  expect(workflow).toContain("paths: ['content/**']");
  expect(workflow).toMatch(/^concurrency:\n {2}group: publish$/m);
});

test('it publishes from main only, with the secrets of a protected environment', () => {
  expect(workflow).toMatch(/^ {4}if: github\.ref == 'refs\/heads\/main'$/m);
  expect(workflow).toMatch(/^ {4}environment: publish$/m);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
});

test('a pull request that changes content is checked, with the right to read alone', () => {
  expect(check).toMatch(/^ {2}pull_request:\n {4}paths: \['content\/\*\*'\]$/m);
  expect(check).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(check).toContain('npm run check:content');
});

test('what others wrote is named by its commit, with its version beside it', () => {
  const actions = [workflow, check].flatMap((file) => file.split('\n').filter((line) => /^\s*(- )?uses:/.test(line)));
  expect(actions).toHaveLength(5);
  for (const line of actions) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every package that is installed where it runs is held by a checksum', () => {
  const isInstalled = ({ os, cpu }: LockedPackage) =>
    (os ?? ['linux']).includes('linux') && (cpu ?? ['x64']).includes('x64');
  const installed = Object.entries(packages).filter(([path, locked]) => path !== '' && isInstalled(locked));
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});
