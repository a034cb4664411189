import { cpSync, rmSync } from 'node:fs';
import { compressExport } from '../build/export/compress';
import { packageCommand, runStep, scriptCommand } from '../run/run-step';
import { compareVariants } from './lighthouse';
import { describeMachine, serveVariants, type Variant } from './serve-variant';
import { readOptions } from '../run/read-options';

const PLAIN: Variant = { name: 'plain export', dir: '.cache/plain-out', port: 4301 };
const PUBLISHED: Variant = { name: 'as published', dir: 'out', port: 4302 };
/** Files that only the published folder has. */
const IS_OURS = /\.(?:html|br|gz)$|\/islands$/;
const PAGES = ['/', '/project-details/vatika/mogra-courts-sector-83'];

/** `npm run bench:pages -- --runs 5`: compares published home and project page with Next's plain export. */
async function bench(): Promise<void> {
  const { values } = readOptions({ options: { runs: { type: 'string', default: '5' } } });
  const built = await runStep(packageCommand('next', ['build', '--webpack']), {
    output: 'keep',
    env: { PLAIN_EXPORT: '1' },
  });
  if (built.exitCode !== 0) throw new Error(built.output.slice(-2000));
  rmSync(PLAIN.dir, { recursive: true, force: true });
  cpSync('out', PLAIN.dir, { recursive: true });
  await runStep(scriptCommand('scripts/build.ts', ['--full']), { output: 'keep' });
  // The plain export lacks pictures and icons; without them its pages would wait for missing files.
  cpSync('out', PLAIN.dir, { recursive: true, force: false, filter: (path) => !IS_OURS.test(path) });
  await compressExport(PLAIN.dir, '.cache/compressed-plain');
  console.log(`Mobile Lighthouse, simulated slow 4G over HTTP/2, medians of ${values.runs}; ${describeMachine()}`);
  await serveVariants([PLAIN, PUBLISHED], async (served) => {
    for (const page of PAGES) await compareVariants(served, page, Number(values.runs));
  });
}

void bench();
