import { statSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, type StaticAddress } from './address';
import { withQuery, type Redirects } from './redirects';

/** Result of looking up an address of the site. */
export type StaticTarget =
  { kind: 'file'; path: string } | { kind: 'redirect'; location: string } | { kind: 'missing' } | { kind: 'malformed' };

/** Resolves an address: redirect rules first; `/x` is x.html; `/x/` and `/x.html` redirect to `/x`. */
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

/** `x.html` → `x`, `x/index.html` → `x`; other addresses stay unchanged. */
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

/** Synchronous, because it takes some µs; on a busy server a call in the thread pool would wait longer. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // The name is too long, or a parent is a file.
    return false;
  }
}
