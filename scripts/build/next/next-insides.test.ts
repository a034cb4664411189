import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import noSegmentData from './no-segment-data.cjs';

/** Assumptions of the build about Next's internals and Node's options (full list in docs/assumptions.md). */

const run = (args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });

test('Next takes the parts of a page from the module and by the names that ours stands for', () => {
  const entry = readFileSync('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8');
  const [, names = ''] = /export \{([^}]+)\} from '\.\/collect-segment-data'/.exec(entry) ?? [];
  const ours = [...noSegmentData().matchAll(/export const (\w+)/g)].map(([, name]) => name);
  expect(names.split(',').map((name) => name.trim())).toEqual(ours);
  expect(existsSync('node_modules/next/dist/esm/server/app-render/collect-segment-data.js')).toBe(true);
});

test('Next can render without compiling again', () => {
  expect(run(['node_modules/next/dist/bin/next', 'build', '--help'])).toMatch(
    /--experimental-build-mode[^]*"generate"/,
  );
});

test('the heap limit reaches the process that renders: spelled so that Next keeps it and Node understands it', () => {
  const settings = { NODE_OPTIONS: '--max-old_space-size=300' };
  const worker = `
    const { getParsedNodeOptions, formatNodeOptions } = require('next/dist/server/lib/utils');
    const options = getParsedNodeOptions();
    delete options['max-old-space-size'];
    delete options['max_old_space_size'];
    console.log(formatNodeOptions(options).nodeOptions);`;
  expect(run(['-e', worker], settings)).toContain(settings.NODE_OPTIONS);
  const limit = Number(run(['-p', 'v8.getHeapStatistics().heap_size_limit'], settings)) / 2 ** 20;
  expect(limit).toBeGreaterThan(290);
  expect(limit).toBeLessThan(600);
  const source = readFileSync('node_modules/next/dist/lib/worker.js', 'utf8');
  expect(source.match(/delete nodeOptions\['max[^']+'\]/g)).toEqual([
    "delete nodeOptions['max-old-space-size']",
    "delete nodeOptions['max_old_space_size']",
  ]);
});
