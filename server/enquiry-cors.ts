import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** The page an enquiry came from, without its query: origin and path of the referrer, else the origin alone. */
export function sourceOf(request: IncomingMessage): string {
  const { referer, origin } = request.headers;
  for (const address of [referer, origin]) {
    if (address === undefined || !/^https?:\/\//i.test(address) || !URL.canParse(address)) continue;
    const url = new URL(address);
    return `${url.origin}${url.pathname === '/' && address === origin ? '' : url.pathname}`.slice(0, 300);
  }
  return '';
}
