import { request } from 'node:http';
import type { Http2SecureServer, OutgoingHttpHeaders } from 'node:http2';
import { startHttp2Server } from './http2-server';

/** HTTP/2 forbids the headers that describe one HTTP/1.1 connection. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

/**
 * Stands in for a CDN: answers over HTTP/2 what a local server answers over HTTP/1.1, headers and compressed bodies
 * included, the content policy only if wanted. Returns the server and its origin.
 */
export function startHttp2Proxy(port: number, isWithoutPolicy = false): Promise<[Http2SecureServer, string]> {
  const dropped = isWithoutPolicy ? [...OF_CONNECTION, 'content-security-policy'] : OF_CONNECTION;
  return startHttp2Server((incoming, outgoing) => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
    const asked = request(
      { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !dropped.includes(name));
        outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept) as OutgoingHttpHeaders);
        answer.pipe(outgoing);
      },
    );
    asked.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(asked);
  });
}
