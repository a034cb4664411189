import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_FILES } from '@/lib/hosting/rules';

type Redirects = ReadonlyMap<string, string>;

/** The 301 rules of `{outDir}/_redirects`, which the build writes; none if the file is missing. */
export function readRedirects(outDir: string): Redirects {
  const path = join(outDir, '_redirects');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new Map([...text.matchAll(/^(\S+) (\S+) 301!?$/gm)].map(([, from = '', to = '']) => [from, to]));
}

/** The path of a request target, not decoded, without the query. */
export function pathOf(target: string): string {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/^https?:\/\/[^/]*/i, '');
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Empty segments, `\`, control characters, dot files and `..`, compressed copies, and files for the host. */
function isForbidden(path: string): boolean {
  if (/\/\/|[\\\u0000-\u001f\u007f]|\/\.(?!well-known\/)|\.(?:br|gz)\/?$/.test(path)) return true;
  return HOST_FILES.includes(path.split('/')[1] ?? '');
}

/** Result of looking up an address of the site. */
type StaticTarget =
  { kind: 'file'; path: string } | { kind: 'redirect'; location: string } | { kind: 'missing' } | { kind: 'malformed' };

/** Resolves a request target: redirect rules first; `/x` is x.html; `/x/` and `/x.html` redirect to `/x`. */
export function findTarget(outDir: string, redirects: Redirects, target: string): StaticTarget {
  const encoded = pathOf(target);
  const path = decode(encoded);
  if (!path?.startsWith('/')) return { kind: 'malformed' };
  if (/%2f/i.test(encoded) || isForbidden(path)) return { kind: 'missing' };

  const query = /\?[^#]+/.exec(target)?.[0] ?? '';
  const clean = path.replace(/(?:(?:\/index)?\.html)?\/?$/, '');
  const rule = redirects.get(clean);
  if (rule !== undefined) return { kind: 'redirect', location: rule + query };
  // A path within the site.
  const file = [clean, `${clean}.html`, `${clean}/index.html`].find((name) => isFile(join(outDir, name)));
  if (file === undefined || file === '/404.html') return { kind: 'missing' };
  if (path !== (clean || '/')) return { kind: 'redirect', location: (encodeURI(clean) || '/') + query };
  return { kind: 'file', path: file };
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
