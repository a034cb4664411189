import { type EndpointAnswer, toJson } from './answer';
import { enquiryPage } from './page';
import { sourcePage } from './describe';
import type { Office } from './office';

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
