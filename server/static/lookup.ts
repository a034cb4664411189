import { statSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, type StaticAddress } from './address';
import { withQuery, type Redirects } from './redirects';

/** What stands at an address of the site. */
export type StaticTarget =
  { kind: 'file'; path: string } | { kind: 'redirect'; location: string } | { kind: 'missing' } | { kind: 'malformed' };

/** Finds what an address means: `/x` is x.html, `/x/` and `/x.html` move to `/x`, and the rules come first. */
export function findTarget(outDir: string, redirects: Redirects, address: StaticAddress): StaticTarget {
  if (address.kind === 'malformed') return { kind: 'malformed' };
  if (address.kind === 'forbidden') return { kind: 'missing' };
  const { segments, hasTrailingSlash, query } = address;

  const rule = redirects.get(`/${segments.join('/')}`);
  if (rule !== undefined) return { kind: 'redirect', location: withQuery(rule, query) };

  const clean = withoutHtmlEnding(segments);
  const file = findFile(outDir, clean);
  if (file === null || file === '/404.html') return { kind: 'missing' };
  if (clean !== segments || hasTrailingSlash)
    return { kind: 'redirect', location: withQuery(encodePath(clean), query) };
  return { kind: 'file', path: file };
}

/** `x.html` → `x`, `x/index.html` → `x`; other addresses come back as they are. */
function withoutHtmlEnding(segments: readonly string[]): readonly string[] {
  const last = segments.at(-1);
  if (!last?.endsWith('.html')) return segments;
  const parents = segments.slice(0, -1);
  return last === 'index.html' ? parents : [...parents, last.slice(0, -'.html'.length)];
}

/** The file behind a clean address, as a path within the site, or null. */
function findFile(outDir: string, segments: readonly string[]): string | null {
  const path = segments.map((segment) => `/${segment}`).join('');
  const candidates = path === '' ? ['/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  for (const candidate of candidates) {
    if (isFile(join(outDir, candidate))) return candidate;
  }
  return null;
}

/** Asked on this thread: it takes some µs, and a busy server would wait longer for a thread's answer. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A name that is too long, or a file in the place of a folder.
    return false;
  }
}
