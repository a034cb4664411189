import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Lets pages of the listed origins read the answer, whatever it is. Never with credentials. */
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
 * Whether a browser says that the page behind a post is neither ours nor of a listed origin. Ports do not count, as a
 * proxy may leave them out of Host. Without either header, or with `Origin: null` alone, nothing is said: that is how
 * old browsers and strict privacy settings post.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, origins: readonly string[]): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origins.includes(origin)) return false;
  // The browser compared with the address it called, which a proxy may have changed since.
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site';
  return origin !== undefined && origin !== 'null' && hostnameOf(origin) !== hostnameOf(`http://${host}`);
}

function hostnameOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).hostname : null;
}
