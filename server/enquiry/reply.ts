import { toJson, type EndpointAnswer } from './answer';
import { enquiryPage } from './page';
import { sourcePage } from './source';
import type { Office } from './office';

interface EnquiryReply {
  answer: EndpointAnswer;
  fields: ReadonlyMap<string, string>;
  isPage: boolean;
  office: Office;
  /** Origins whose pages may post here; links back go only to these. */
  siteOrigins: readonly string[];
}

// The page has no script and loads only its own style and the site's fonts.
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** An answer as JSON or as a page. */
export function toResponse(request: Request, reply: EnquiryReply, headers: Record<string, string>): Response {
  const { answer, isPage } = reply;
  return textResponse(request, answer.status, isPage ? toPage(request, reply) : toJson(answer), {
    ...headers,
    ...(answer.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(answer.retryAfterSeconds) }),
    ...(isPage ? { 'Content-Security-Policy': PAGE_POLICY } : {}),
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  });
}

/** A text with its length; HEAD gets no body. */
export function textResponse(
  { method }: Request,
  status: number,
  text: string,
  headers: Record<string, string>,
): Response {
  const length = { 'Content-Length': String(Buffer.byteLength(text)) };
  return new Response(method === 'HEAD' ? null : text, { status, headers: { ...headers, ...length } });
}

function toPage(request: Request, { answer, fields, office, siteOrigins }: EnquiryReply): string {
  const claimed = sourcePage(request, fields);
  const isOurs = claimed?.host === request.headers.get('host');
  const page = claimed && (isOurs || siteOrigins.includes(claimed.origin)) ? claimed : null;
  return enquiryPage({
    answer,
    fields,
    office,
    action: new URL(request.url).pathname,
    siteBase: page && !isOurs ? page.origin : '',
    page,
  });
}
