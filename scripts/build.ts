import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRedirects } from '@/lib/content/redirects';
import { hashBuildInputs, writeBuildStamp } from './build-stamp';
import { buildIslands } from './client/build-islands';
import { formatHeaders } from './hosts/format-headers';
import { getHostFacts } from './hosts/host-facts';
import { planExport } from './incremental/export-record';
import { applyBrochures } from './post-export/apply-brochures';
import { compressExport } from './post-export/compress-export';
import { pruneExport } from './post-export/prune-export';
import { mountExport } from './post-export/mount-islands';
import { writeRedirects } from './post-export/write-redirects';
import { packageCommand, runStep, scriptCommand, type StepResult } from './run-step';

const OUT_DIR = 'out';
const COMPRESSION_CACHE = '.cache/compressed';
/** `--no-cards` leaves the pictures of shared links out: for benchmarks. */
const OWN_OPTIONS = ['--full', '--no-cards'];

function stopUnlessDone(step: string, result: StepResult): void {
  if (result.exitCode === 0) return;
  console.error(`\nThe build stopped: ${step} failed (see above). ${OUT_DIR}/ is not to be published.`);
  process.exit(result.exitCode);
}

/**
 * `npm run build`: content and pictures, the pages, then what a host needs beside them. After a change of content only
 * the pages it touches are made; `--full` makes all. Other options go to `next build`.
 */
async function build(options: readonly string[]): Promise<void> {
  const startMs = performance.now();
  const inputs = hashBuildInputs();
  const own = options.filter((option) => OWN_OPTIONS.includes(option));
  writeBuildStamp(null);

  stopUnlessDone('the content check', await runStep(scriptCommand('scripts/check-content.ts')));
  stopUnlessDone('the picture step', await runStep(scriptCommand('scripts/build-images.ts', own)));
  stopUnlessDone('the icon step', await runStep(scriptCommand('scripts/build-icons.ts')));

  const { plan, env, finish } = planExport(OUT_DIR, options.includes('--full'));
  console.log(
    plan.kind === 'full'
      ? `All pages: ${plan.reason}`
      : `${plan.changed.length} pages changed, ${plan.removed.length} removed, ${plan.unchanged.length} stay`,
  );
  const nextOptions = ['build', '--webpack', ...options.filter((option) => !OWN_OPTIONS.includes(option))];
  stopUnlessDone('next build', await runStep(packageCommand('next', nextOptions), { env }));

  const removed = pruneExport(OUT_DIR);
  mountExport(OUT_DIR, await buildIslands(OUT_DIR));
  const redirects = writeRedirects(OUT_DIR, getRedirects());
  writeFileSync(join(OUT_DIR, '_headers'), formatHeaders(getHostFacts()));
  finish();
  stopUnlessDone('the sitemap', await runStep(packageCommand('next-sitemap'), { output: 'keep' }));
  applyBrochures(OUT_DIR);
  await compressExport(OUT_DIR, COMPRESSION_CACHE, plan.kind === 'partial');
  writeBuildStamp(inputs);

  const pages = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `Built ${pages.length} pages in ${OUT_DIR}/ in ${seconds} s (${redirects} redirects, ${removed} router files left out)`,
  );
}

void build(process.argv.slice(2));
