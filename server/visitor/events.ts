import type { AnalyticsEvent, WebVital } from '@/lib/domain/visitor/analytics';
import { clientAddress, createAddressHasher } from '../enquiry/client-address';
import { corsHeaders, isFromElsewhere, preflightHeaders } from '../enquiry/reply';
import type { EnquiryEndpointOptions } from '../enquiry/endpoint';
import { toIndianDate } from '../enquiry/indian-time';
import { createRateLimit } from '../enquiry/rate-limit';
import { readBody } from '../enquiry/body';
import type { Count } from '../store/counts';

const BODY_CAP_BYTES = 16 * 1024;
/** A browser sends its reports together; what one page can break is in the first of them. */
const MAX_REPORTS = 20;
/** Requests of one address in ten minutes. */
const MAX_OF_ADDRESS = 300;
const ALLOW = 'POST, OPTIONS';

/** The events, with the field of each that is counted apart. */
const DETAILS: Readonly<Record<Exclude<AnalyticsEvent['event'], 'web_vital'>, string>> = {
  page_view: '',
  phone_click: '',
  whatsapp_click: '',
  developer_click: 'developer',
  form_submit: 'form',
};
/** The measured values, with what makes a whole number of them, and the largest number that is believed. */
export const VITALS: Readonly<Record<WebVital['metric'], { factor: number; max: number }>> = {
  LCP: { factor: 1, max: 600_000 },
  INP: { factor: 1, max: 600_000 },
  CLS: { factor: 1000, max: 100_000 },
};
/** Breaches of the content policy are counted by this name. */
export const BREACH = 'csp-violation';

/**
 * Answers POST /events: an event of a page, or reports of browsers about the content policy (security 3.4). Sums are
 * stored, nothing of the sender. Rejects if the sender hangs up.
 */
export function createEvents({ store, settings, reportFault, now = Date.now }: EnquiryEndpointOptions) {
  const hashAddress = createAddressHasher(now);
  const rateLimit = createRateLimit(MAX_OF_ADDRESS, now);

  async function statusOf(request: Request, peer: string): Promise<number> {
    const { headers } = request;
    if (isFromElsewhere(headers, settings.allowedOrigins)) return 403;
    if (rateLimit.take(hashAddress(clientAddress({ headers, peer }, settings.trustedProxies))) > 0) return 429;
    const body = await readBody(request, BODY_CAP_BYTES);
    if (body.kind === 'too-large') return 413;
    const counts = countsOf(body.bytes);
    if (counts.length === 0) return 400;
    try {
      await store.counts.add(toIndianDate(now()), counts);
      return 204;
    } catch (error) {
      reportFault(`event not counted: ${error instanceof Error ? error.message : 'unknown'}`);
      return 503;
    }
  }

  return async (request: Request, peer: string): Promise<Response> => {
    const headers = { 'Cache-Control': 'no-store', ...corsHeaders(request, settings.allowedOrigins) };
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders(ALLOW) } });
    return new Response(null, { status: await statusOf(request, peer), headers });
  };
}

/** What a body counts; empty if it is none of ours. */
function countsOf(bytes: Uint8Array): Count[] {
  let sent: unknown;
  try {
    sent = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return [];
  }
  const counts = Array.isArray(sent) ? sent.slice(0, MAX_REPORTS).map(ofReport) : [ofEvent(fieldsOf(sent))];
  return counts.filter((count) => count !== null);
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** A name as we give them; all others are one. */
const nameOf = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value.toLowerCase() : 'other';

/** The first part of a page's address. */
function pageOf(address: unknown): string {
  const path = typeof address === 'string' && URL.canParse(address, 'http://site') ? address : null;
  return path === null ? 'other' : nameOf(new URL(path, 'http://site').pathname.split('/', 2)[1] || 'home');
}

function ofEvent({ event, metric, value, kind, connection, page, ...fields }: Fields): Count | null {
  if (event === 'web_vital') {
    const { factor, max } = VITALS[metric as WebVital['metric']] ?? { factor: 0, max: 0 };
    const number = typeof value === 'number' ? value * factor : NaN;
    if (factor === 0 || !(number >= 0 && number <= max)) return null;
    // Two digits are enough to compare, and bound the number of rows.
    const rounded = Math.round(Number(number.toPrecision(2)));
    return { what: String(metric), page: nameOf(kind), detail: nameOf(connection), value: rounded };
  }
  const field = Object.hasOwn(DETAILS, String(event)) ? DETAILS[event as keyof typeof DETAILS] : null;
  if (field === null) return null;
  return { what: String(event), page: pageOf(page), detail: field && nameOf(fields[field]), value: 0 };
}

/** A report of a breach of the policy. What an extension of the browser does is not about the site. */
function ofReport(report: unknown): Count | null {
  const { type, body } = fieldsOf(report);
  const { documentURL, effectiveDirective, sourceFile } = fieldsOf(body);
  if (type !== BREACH || /extension/.test(String(sourceFile))) return null;
  return { what: BREACH, page: pageOf(documentURL), detail: nameOf(effectiveDirective), value: 0 };
}
