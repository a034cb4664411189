import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathOf } from './lookup';

/** Answers a request of Node's server. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Methods that no web request can have; the endpoint answers all but its own alike. */
const NOT_OF_THE_WEB = /^(?:CONNECT|TRACE|TRACK)$/i;

/** A request of Node's server as a web request, whose body is read as it arrives. */
export function toWebRequest(request: IncomingMessage): Request {
  const { method = 'GET', url = '/', rawHeaders } = request;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const query = /\?[^#]*/.exec(url)?.[0] ?? '';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://localhost${pathOf(url)}${query}`, {
    method: NOT_OF_THE_WEB.test(method) ? 'PURGE' : method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' } : {}),
  });
}

/** Writes a web answer; a text with its length at once, anything else as fast as it is read. */
export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  // Do not wait for the rest of an incomplete body.
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(answer.status);
  if (answer.body === null) return void response.end();
  if (answer.headers.has('content-length')) return void response.end(Buffer.from(await answer.arrayBuffer()));
  await pipeline(Readable.fromWeb(answer.body as never), response).catch((error: NodeJS.ErrnoException) => {
    // Aborted downloads are not faults.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
