/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { collectPrefetchHints, collectSegmentData } from './no-segment-data.mjs';

/** Assumptions of the build about Next's internals and Node's options (full list in docs/assumptions.md). */

const run = (args: string[], env: Record<string, string> = {}) =>
  execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });

test('Next takes the parts of a page from the module and by the names that ours stands for', () => {
  const entry = readFileSync('node_modules/next/dist/esm/server/app-render/entry-base.js', 'utf8');
  const [, names = ''] = /export \{([^}]+)\} from '\.\/collect-segment-data'/.exec(entry) ?? [];
  expect(names.split(',').map((name) => name.trim())).toEqual([collectSegmentData.name, collectPrefetchHints.name]);
});

test('Next makes scripts small before styles, and lists the files of its server by the plugin that is left out', () => {
  const source = readFileSync('node_modules/next/dist/build/webpack-config.js', 'utf8');
  const [, minimizers = ''] = /\n {12}minimizer: \[([^]*?)\n {12}\]/.exec(source) ?? [];
  expect(minimizers.match(/require\('[^']*mini[^']*'\)/g)).toEqual([
    "require('./webpack/plugins/minify-webpack-plugin/src')",
    "require('./webpack/plugins/css-minimizer-plugin')",
  ]);
  expect(source).toContain('.TraceEntryPointsPlugin({');
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
