/** Headers that let pages of the listed origins read every answer, also errors. Never with credentials. */
export function corsHeaders({ headers }: Request, origins: readonly string[]): Record<string, string> {
  const origin = headers.get('origin');
  const isListed = origin !== null && origins.includes(origin);
  return { Vary: 'Origin, Accept', ...(isListed ? { 'Access-Control-Allow-Origin': origin } : {}) };
}

/** Headers of the answer to an OPTIONS preflight. */
export function preflightHeaders(allow: string): Record<string, string> {
  return {
    Allow: allow,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Content-Type, Accept',
    'Access-Control-Max-Age': '600',
  };
}

/**
 * Whether the headers show that a post comes from a page that is neither ours nor of a listed origin. Ports are
 * ignored, because a proxy may remove them from Host. Posts with neither header, or with only `Origin: null`, are
 * accepted: old browsers and strict privacy settings send them.
 */
export function isFromElsewhere(headers: Headers, origins: readonly string[]): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && origins.includes(origin)) return false;
  // Preferred to Origin: the browser compared with the address it called, and a proxy may have changed that address.
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site';
  return origin !== null && origin !== 'null' && hostnameOf(origin) !== hostnameOf(`http://${headers.get('host')}`);
}

function hostnameOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}
