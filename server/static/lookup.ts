import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_FILES } from '@/lib/hosting/rules';

type Redirects = ReadonlyMap<string, string>;

/** The 301 rules of `{outDir}/_redirects`, lines of `from to 301`; none if the file is missing. */
export function readRedirects(outDir: string): Redirects {
  try {
    return parseRedirects(readFileSync(join(outDir, '_redirects'), 'utf8'));
  } catch {
    return new Map();
  }
}

/** Parses the rules; ignores comments, other statuses and patterns. */
function parseRedirects(text: string): Redirects {
  const rules = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || !to || from.includes('*') || !/^301!?$/.test(status)) continue;
    rules.set(from, to.replace(/[^\x21-\x7e]/gu, encodeURIComponent));
  }
  return rules;
}

/** A target with the visitor's query. */
function withQuery(to: string, query: string): string {
  if (query.length < 2) return to;
  const [address = '', fragment] = to.split('#', 2);
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Decoded path segments of a request target, or the reason why it is invalid. */
type StaticAddress =
  | { kind: 'path'; segments: readonly string[]; hasTrailingSlash: boolean; query: string }
  | { kind: 'malformed' }
  | { kind: 'forbidden' };

/** Parses a request target. `segments` cannot leave the served folder. */
export function parseAddress(target: string): StaticAddress {
  const path = pathOf(target);
  if (!path.startsWith('/')) return { kind: 'malformed' };
  const queryStart = target.indexOf('?');
  const query = queryStart === -1 ? '' : target.slice(queryStart);
  if (path === '/') return { kind: 'path', segments: [], hasTrailingSlash: false, query };

  const hasTrailingSlash = path.endsWith('/');
  const segments: string[] = [];
  for (const encoded of path.slice(1, hasTrailingSlash ? -1 : undefined).split('/')) {
    const segment = decode(encoded);
    if (segment === null) return { kind: 'malformed' };
    if (isForbidden(segment, segments.length)) return { kind: 'forbidden' };
    segments.push(segment);
  }
  return { kind: 'path', segments, hasTrailingSlash, query };
}

/** The path of a request target, not decoded, without the query. */
export function pathOf(target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/^https?:\/\/[^/]*/i, '');
}

/** Segments as a path for a Location header. */
function encodePath(segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Empty segments, encoded separators and control characters, dot files, and files for the host. */
function isForbidden(segment: string, depth: number): boolean {
  if (segment === '' || /[/\\\u0000-\u001f\u007f]/.test(segment)) return true;
  if (segment.startsWith('.')) return !(segment === '.well-known' && depth === 0);
  if (depth === 0 && HOST_FILES.includes(segment)) return true;
  return /\.(br|gz)$/.test(segment);
}

/** Result of looking up an address of the site. */
type StaticTarget =
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
