import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Lets pages of the listed origins read every answer, also errors. Never with credentials. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin, Accept');
  if (origin !== undefined && origins.includes(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
}

/** Answers an OPTIONS preflight. */
export function sendPreflight(response: ServerResponse, allow: string): void {
  response.setHeader('Allow', allow);
  response.setHeader('Access-Control-Allow-Methods', 'POST, OPTIONS');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(204).end();
}

/**
 * Whether the headers show that a post comes from a page that is neither ours nor of a listed origin. Ports are
 * ignored, because a proxy may remove them from Host. Posts with neither header, or with only `Origin: null`, are
 * accepted: old browsers and strict privacy settings send them.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origins.includes(origin)) return false;
  // Preferred to Origin: the browser compared with the address it called, and a proxy may have changed that address.
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site';
  return origin !== undefined && origin !== 'null' && hostnameOf(origin) !== hostnameOf(`http://${host}`);
}

function hostnameOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}
