import type { IncomingMessage, ServerResponse } from 'node:http';
import { toJson, type EndpointAnswer } from './answer';
import { enquiryPage } from './page';
import { sourcePage } from './source';
import type { Office } from './office';
import { pathOf } from '../static/address';

interface EnquiryReply {
  answer: EndpointAnswer;
  fields: ReadonlyMap<string, string>;
  isPage: boolean;
  office: Office;
  /** Origins whose pages may post here; links back go only to these. */
  siteOrigins: readonly string[];
}

// The page has no script and loads only its own style.
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Sends an answer as JSON or as a page. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, reply: EnquiryReply): void {
  const { answer, isPage } = reply;
  if (answer.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(answer.retryAfterSeconds));
  if (isPage) response.setHeader('Content-Security-Policy', PAGE_POLICY);
  response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  const body = Buffer.from(isPage ? toPage(request, reply) : toJson(answer));
  response.writeHead(answer.status, { 'Content-Length': body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function toPage(request: IncomingMessage, { answer, fields, office, siteOrigins }: EnquiryReply): string {
  const claimed = sourcePage(request, fields);
  const isOurs = claimed?.host === request.headers.host;
  const page = claimed && (isOurs || siteOrigins.includes(claimed.origin)) ? claimed : null;
  return enquiryPage({
    answer,
    fields,
    office,
    action: pathOf(request.url ?? ''),
    siteBase: page && !isOurs ? page.origin : '',
    page,
  });
}
