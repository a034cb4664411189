import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSame } from './monitor';

const COOKIE = /(?:^|;\s*)preview=([^;]*)/;

/**
 * Whether a request may see a site that is not public yet. `?key=SECRET` becomes a cookie; who has neither gets 404, and
 * no search engine keeps a page.
 */
export function isLetIn(request: IncomingMessage, response: ServerResponse, secret: string): boolean {
  response.setHeader('X-Robots-Tag', 'noindex');
  const [path = '/', query] = (request.url ?? '/').split('?');
  if (isSame(new URLSearchParams(query).get('key') ?? '', secret)) {
    const cookie = `preview=${encodeURIComponent(secret)}; Path=/; HttpOnly; SameSite=Lax`;
    // Two slashes would lead to another host.
    response.writeHead(303, { 'Set-Cookie': cookie, Location: path.replace(/^[\\/]+/, '/') }).end();
    return false;
  }
  const [, cookie = ''] = COOKIE.exec(request.headers.cookie ?? '') ?? [];
  if (isSame(cookie, encodeURIComponent(secret))) return true;
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found.\n');
  return false;
}
