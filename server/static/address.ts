import { HOST_FILES } from '@/lib/hosting/rules';

/** Decoded path segments of a request target, or the reason why it is invalid. */
export type StaticAddress =
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
export function encodePath(segments: readonly string[]): string {
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
