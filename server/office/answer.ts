import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Html } from './html';

/** The inbox's answer to one request. */
export type OfficeAnswer =
  | { kind: 'page'; status: number; page: Html; retryAfterSeconds?: number }
  | { kind: 'redirect'; to: `/office${string}`; cookies?: string[] }
  | { kind: 'file'; name: string; type: string; body: AsyncIterable<string> | Iterable<string> }
  | { kind: 'style'; css: string }
  | { kind: 'wrong-method'; allow: string };

// No script, and nothing from elsewhere.
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer of the inbox. Without a referrer browsers would not say where a form stands. */
export function setOfficeHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  response.setHeader('Referrer-Policy', 'same-origin');
}

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: OfficeAnswer,
): Promise<void> {
  // Do not wait for the rest of an incomplete body.
  if (!request.complete) response.setHeader('Connection', 'close');
  if (answer.kind === 'redirect') {
    if (answer.cookies !== undefined) response.setHeader('Set-Cookie', answer.cookies);
    response.setHeader('Location', answer.to);
    return send(request, response, 303, 'text/plain', `See ${answer.to}\n`);
  }
  if (answer.kind === 'wrong-method') {
    response.setHeader('Allow', answer.allow);
    return send(request, response, 405, 'text/plain', 'Method not allowed\n');
  }
  if (answer.kind === 'file') {
    response.setHeader('Content-Disposition', `attachment; filename="${answer.name}"`);
    response.writeHead(200, { 'Content-Type': `${answer.type}; charset=utf-8` });
    if (request.method === 'HEAD') return void response.end();
    return pipeline(answer.body, response).catch((error: NodeJS.ErrnoException) => {
      // Aborted downloads are not faults.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }
  if (answer.kind === 'style') {
    response.setHeader('Cache-Control', 'private, max-age=300');
    return send(request, response, 200, 'text/css', answer.css);
  }
  if (answer.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(answer.retryAfterSeconds));
  send(request, response, answer.status, 'text/html', answer.page.markup);
}

function send(request: IncomingMessage, response: ServerResponse, status: number, type: string, text: string): void {
  const body = Buffer.from(text);
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}
