/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('the workflow runs what there is to run', () => {
  const commands = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
  expect(commands).toContain('build');
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...workflow.matchAll(/\bscripts\/[\w-]+\.ts\b/g)].map(([path]) => path);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

test('it starts when content changes, one run at a time', () => {
  expect(workflow).toContain("paths: ['content/**']");
  expect(workflow).toMatch(/^concurrency:\n {2}group: publish$/m);
});
