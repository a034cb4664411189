import { cpSync, readdirSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildDay, buildTime } from '@/lib/content/files/build-day';
import { filesOfNoPage } from '@/lib/content/pages/kinds';
import { getRedirects } from '@/lib/content/records/redirects';
import { getProjects } from '@/lib/content/records/projects';
import { getSite, getTheme } from '@/lib/content/records/site';
import { hashBuildCode, hashBuildInputs } from './build/partial/build-inputs';
import { readBuildRecord, WITHOUT_PICTURES_PATH, writeBuildRecord } from './build/partial/build-record';
import { buildIslands, type IslandFiles } from './build/islands/build-islands';
import { checkContent } from './checks/content-report';
import { bundleEndpoint } from './publish/bundle-endpoint';
import { writeNextMoment } from './hosting/next-moment';
import { writeHostFiles, writeOffice, writeRedirects } from './hosting/write-host-files';
import { writeTheme } from './build/theme/write-theme';
import { buildIcons } from './build/icons/build-icons';
import { planExport } from './build/partial/export-record';
import { explainPage } from './build/partial/why';
import type { MergedExport } from './build/partial/merge-export';
import { writePageKinds } from './run/page-kinds';
import { buildPictures } from './build/pictures/build-pictures';
import { applyBrochures } from './build/brochures/brochure-pages';
import { bareEmbeds } from './build/embed/bare-pages';
import { pruneExport } from './build/export/prune';
import { compressExport, pageQuality, QUICK_QUALITY } from './build/export/compress';
import { withoutPictures } from './build/next/pictures-aside';
import { mountExport } from './build/islands/mount-islands';
import { isSitemap, listSitemap, removeSitemaps } from './build/export/sitemap';
import { packageCommand, runStep } from './run/run-step';
import { readOptions } from './run/read-options';

/** In Next's folder, which `next build` empties before it compiles. */
const COMPILED_PATH = '.next/compiled.json';
/** The files of the islands, as they lie in the export. */
const ISLANDS_DIR = '.cache/islands';

/** The islands, if the last build compiled this code: then the pages only have to be rendered again. */
function readCompiled(code: string): IslandFiles | null {
  if (!['.next/BUILD_ID', COMPILED_PATH, ISLANDS_DIR].every((path) => existsSync(path))) return null;
  const compiled = JSON.parse(readFileSync(COMPILED_PATH, 'utf8')) as { code: string; islands: IslandFiles };
  return compiled.code === code ? compiled.islands : null;
}

/** Next would read the page list of the last build before it writes the new one, and export only the pages in it. */
const PAGE_LIST_PATH = '.next/prerender-manifest.json';

const OUT_DIR = 'out';
/** Hosts publish the endpoint beside `out/`, not in it. */
const ENDPOINT_DIR = '.cache/endpoint';
const COMPRESSION_CACHE = '.cache/compressed';
/**
 * For tests: `--all-pages` renders every page without compiling again; `--no-cards` skips pictures of shared links.
 * `npm start` makes the pictures itself: `--pictures-later`.
 */
const OWN_OPTIONS = ['--full', '--why', '--all-pages', '--no-cards', '--pictures-later'];

function stop(step: string, exitCode = 1): never {
  console.error(`\nThe build stopped: ${step} failed (see above). ${OUT_DIR}/ is not to be published.`);
  process.exit(exitCode);
}

/** Checks the content and writes what is compiled of it. */
function readTheme(): void {
  if (!checkContent('examples')) stop('the content check');
  try {
    writeTheme();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    stop('the theme');
  }
}

/** Builds pictures and icons. */
async function preparePictures(options: { hasCards: boolean; isLater: boolean }): Promise<void> {
  try {
    await buildPictures(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    stop('the picture step');
  }
  await buildIcons();
}

/** Renders the pages. Compiles the code and its islands only if the last build compiled other code. */
async function renderPages(code: string, isFull: boolean, options: string[], env: Record<string, string>) {
  const kept = isFull ? null : readCompiled(code);
  rmSync(kept ? PAGE_LIST_PATH : ISLANDS_DIR, { recursive: true, force: true });
  const mode = kept ? ['--experimental-build-mode', 'generate'] : [];
  const next = () => runStep(packageCommand('next', ['build', ...mode, ...options]), { env });
  const [{ exitCode }, islands] = await Promise.all([
    env['BUILD_PLAN'] ? withoutPictures(next) : next(),
    kept ?? buildIslands(ISLANDS_DIR),
  ]);
  if (exitCode !== 0) stop('next build', exitCode);
  writeFileSync(COMPILED_PATH, JSON.stringify({ code, islands }));
  cpSync(ISLANDS_DIR, OUT_DIR, { recursive: true });
  return islands;
}

/** The heap grows with the content. Rendering 44,000 pages needs some 300 MB. */
const HEAP_MB_PER_FILE = 1 / 40;
const LEAST_HEAP_MB = 1024;

/**
 * Memory options for Next's processes in a full build: without a limit, the old generation grows to several times its
 * live size before it is collected.
 */
function memorySettings(files: number): Record<string, string> {
  const limitMb = Math.max(LEAST_HEAP_MB, Math.ceil(files * HEAP_MB_PER_FILE));
  // Next removes the usual spelling (`--max-old-space-size`) from the options of its rendering process.
  const options = `--max-semi-space-size=32 --max-old_space-size=${limitMb} ${process.env['NODE_OPTIONS'] ?? ''}`;
  return { NODE_OPTIONS: options.trim() };
}

async function writeSitemap(merged: MergedExport | null, days: Record<string, string>) {
  const { url } = getSite();
  const { pages, isCurrent } = listSitemap(OUT_DIR, url, merged, days);
  if (isCurrent) return { pages, isNew: false };
  removeSitemaps(OUT_DIR);
  // The last part has the other pages, the index and robots.txt.
  const parts = ['projects', 'places', ''].map((part) =>
    runStep(packageCommand('next-sitemap'), { output: 'keep', env: { SITE_URL: url, SITEMAP_PART: part } }),
  );
  for (const { exitCode, output } of await Promise.all(parts)) {
    if (exitCode === 0) continue;
    console.error(output);
    stop('the sitemap', exitCode);
  }
  return { pages, isNew: true };
}

/**
 * `npm run build`: content and pictures, the pages, then the files for hosts. After a change of content only the
 * affected pages are built; `--full` builds all. `--why /path` says which part of a page changed. Unknown options go to
 * `next build`.
 */
async function build(options: readonly string[]): Promise<void> {
  const startMs = performance.now();
  process.env['BUILD_TIME'] ??= new Date().toISOString();
  readTheme();
  const code = hashBuildCode();
  const inputs = hashBuildInputs(code);
  const isFull = options.includes('--full');
  const wasLater = readBuildRecord(WITHOUT_PICTURES_PATH) !== null;
  writeBuildRecord(null);
  writeBuildRecord(null, WITHOUT_PICTURES_PATH);
  const isLater = options.includes('--pictures-later');
  await preparePictures({ hasCards: !options.includes('--no-cards'), isLater });

  const startedAt = new Date(buildTime());
  const today = buildDay();
  const isWhole = isFull || options.includes('--all-pages');
  const { plan, files, days, env, merge, remember } = planExport(OUT_DIR, code, isWhole, today);
  console.log(
    plan.kind === 'full'
      ? `All pages: ${plan.reason}`
      : `${plan.changed.length} files changed, ${plan.removed.length} removed, ${plan.unchanged.length} stay`,
  );
  const asked = options.indexOf('--why') + 1;
  if (asked > 0) console.log(explainPage(options[asked] ?? ''));
  const nextOptions = options.filter((option, at) => !OWN_OPTIONS.includes(option) && at !== (asked || null));
  const nextEnv = { ...env, ...(plan.kind === 'full' ? memorySettings(files) : {}) };
  const [islands] = await Promise.all([renderPages(code, isFull, nextOptions, nextEnv), bundleEndpoint(ENDPOINT_DIR)]);

  const removed = pruneExport(OUT_DIR, filesOfNoPage());
  mountExport(OUT_DIR, islands);
  await bareEmbeds(OUT_DIR);
  writeOffice(OUT_DIR, getSite(), getTheme().palette, getProjects());
  const redirects = writeRedirects(OUT_DIR, getRedirects(), getSite().enquiryHost);
  writeHostFiles(OUT_DIR, startedAt);
  const next = writeNextMoment(OUT_DIR);
  const merged = merge();
  const { pages, isNew } = await writeSitemap(merged, days);
  const made = merged?.made;
  applyBrochures(OUT_DIR, made);
  const changed = made && [...made, ...(isNew ? readdirSync(OUT_DIR).filter(isSitemap) : [])];
  // A first start compresses quickly; the build after it compresses all files again.
  await compressExport(OUT_DIR, COMPRESSION_CACHE, {
    ofPages: pageQuality(getProjects().length),
    ...(isLater ? { most: QUICK_QUALITY } : {}),
    some: wasLater && !isLater ? undefined : changed,
  });
  remember();
  writePageKinds();
  writeBuildRecord(inputs, isLater ? WITHOUT_PICTURES_PATH : undefined);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(
    `Built ${pages} pages in ${OUT_DIR}/ in ${seconds} s (${redirects} redirects, ${removed} router files left out)`,
  );
  if (next) console.log(`By itself the site shows something else from ${next.at}: ${next.what}.`);
  const { enquiryHost } = getSite();
  const taker = enquiryHost
    ? `${enquiryHost}/contact.php`
    : '/contact.php of its own host: npm run serve takes them, a host of files alone does not';
  console.log(`Enquiries are posted to ${taker}. npm run check:live -- https://… sends one to the running site.`);
}

// Further options are those of next build.
readOptions({ strict: false, options: { full: { type: 'boolean' }, why: { type: 'string' } } });
void build(process.argv.slice(2));
