import { partOf, textOf, type BuiltFile } from './markup';

/** The words of a page's own part, as crawlers compare them. */
export interface PageWords {
  path: string;
  count: number;
  /** A hash of each run of five words, sorted, each once. */
  runs: Uint32Array;
}

const RUN_WORDS = 5;
/** From these shares on, two pages say the same. */
const MAX_SHARE = 0.8;
const MIN_WORDS = 150;
/** A run on more pages than this is no sign of a copy: menus of listings, names of filters. */
const RARE_PAGES = 64;
/** Pages that share most rare runs with a page and are compared with it in full. */
const CANDIDATES = 4;

/** FNV-1a: two of some hundred thousand runs meet rarely, and one run decides nothing. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Words of `<main>` without scripts and forms. */
export function readWords({ path, html }: BuiltFile): PageWords {
  const main = partOf(html, 'main').replace(/<form\b[^>]*>[\s\S]*?<\/form>/gi, ' ');
  const words =
    textOf(main)
      .toLowerCase()
      .match(/[\p{L}\p{N}_₹]+/gu) ?? [];
  const runs = new Set<number>();
  for (let at = 0; at + RUN_WORDS <= words.length; at++) runs.add(hashOf(words.slice(at, at + RUN_WORDS).join(' ')));
  return { path, count: words.length, runs: Uint32Array.from(runs).sort() };
}

/** Number of runs that stand on both pages. */
function countShared({ runs: a }: PageWords, { runs: b }: PageWords): number {
  let [shared, i, j] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = a[i]! - b[j]!;
    if (difference === 0) shared++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return shared;
}

function pagesByRun(pages: readonly PageWords[]): Map<number, number[]> {
  const byRun = new Map<number, number[]>();
  pages.forEach(({ runs }, at) => {
    for (const run of runs) {
      const known = byRun.get(run);
      if (known) known.push(at);
      else byRun.set(run, [at]);
    }
  });
  return byRun;
}

/** The pages that share most rare runs with the one at `at`. */
function nearest(pages: readonly PageWords[], at: number, byRun: ReadonlyMap<number, number[]>): PageWords[] {
  const counts = new Map<number, number>();
  for (const run of pages[at]!.runs) {
    const on = byRun.get(run)!;
    if (on.length <= RARE_PAGES) for (const other of on) counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  counts.delete(at);
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, CANDIDATES);
  return most.map(([other]) => pages[other]!);
}

/**
 * Faults of the pages that may be indexed, which each have something of their own to say (search-engines 1.1): at least
 * 150 words, less than four fifths of the five-word runs on another page, and less than that in common with it.
 */
export function checkOwnWords(pages: readonly PageWords[]): string[] {
  const byRun = pagesByRun(pages);
  return pages.flatMap((page, at) => {
    const near = nearest(pages, at, byRun).flatMap((other) => {
      const shared = countShared(page, other);
      const contained = shared / page.runs.length;
      const alike = shared / (page.runs.length + other.runs.length - shared);
      if (alike >= MAX_SHARE) return [`${page.path}: a copy of ${other.path} (${alike.toFixed(2)})`];
      return contained >= MAX_SHARE ? [`${page.path}: stands in ${other.path} (${contained.toFixed(2)})`] : [];
    });
    const thin = page.count < MIN_WORDS ? [`${page.path}: ${page.count} words`] : [];
    return [...thin, ...near.slice(0, 1)];
  });
}
