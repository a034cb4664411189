import { textResponse } from '../enquiry/reply';
import type { Html, Visit } from './layout';

/** One request of a signed-in user. */
export interface Call {
  visit: Visit;
  query: URLSearchParams;
  /** Fields of a form; none of a read. */
  fields: ReadonlyMap<string, string>;
}

/** The inbox's answer to one request. */
export type OfficeAnswer =
  | { kind: 'page'; status: number; page: Html; retryAfterSeconds?: number }
  /** `isLast`: the browser forgets the pages of the session. */
  | { kind: 'redirect'; to: `/office${string}`; cookies?: string[]; isLast?: boolean }
  | { kind: 'file'; name: string; type: string; body: AsyncIterable<string> | Iterable<string> }
  | { kind: 'style'; css: string }
  | { kind: 'wrong-method'; allow: string };

// No script, and nothing from elsewhere.
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer of the inbox. Without a referrer browsers would not say where a form stands. */
const OFFICE_HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

export function toResponse(request: Request, answer: OfficeAnswer): Response {
  const send = (status: number, type: string, text: string, headers: Record<string, string> = {}) =>
    textResponse(request, status, text, { ...OFFICE_HEADERS, 'Content-Type': `${type}; charset=utf-8`, ...headers });
  switch (answer.kind) {
    case 'redirect': {
      const response = send(303, 'text/plain', `See ${answer.to}\n`, { Location: answer.to });
      // Not the cookies: that of the device lets its user sign in while strangers try the name.
      if (answer.isLast) response.headers.set('Clear-Site-Data', '"cache"');
      for (const cookie of answer.cookies ?? []) response.headers.append('Set-Cookie', cookie);
      return response;
    }
    case 'wrong-method':
      return send(405, 'text/plain', 'Method not allowed\n', { Allow: answer.allow });
    case 'file': {
      const type = { 'Content-Type': `${answer.type}; charset=utf-8` };
      const disposition = { 'Content-Disposition': `attachment; filename="${answer.name}"` };
      const body = request.method === 'HEAD' ? null : toStream(answer.body);
      return new Response(body, { headers: { ...OFFICE_HEADERS, ...type, ...disposition } });
    }
    case 'style':
      return send(200, 'text/css', answer.css, { 'Cache-Control': 'private, max-age=300' });
    case 'page': {
      const { status, page, retryAfterSeconds } = answer;
      const wait: Record<string, string> =
        retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
      return send(status, 'text/html', page.markup, wait);
    }
  }
}

/** The texts as bytes, made as fast as they are read. */
function toStream(texts: AsyncIterable<string> | Iterable<string>): ReadableStream<Uint8Array> {
  const iterator: AsyncIterator<string> | Iterator<string> =
    Symbol.asyncIterator in texts ? texts[Symbol.asyncIterator]() : texts[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
