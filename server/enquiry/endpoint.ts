import { randomUUID } from 'node:crypto';
import { internationalDigits } from '@/lib/domain/site/phone';
import { clientAddress, createAddressHasher, wideNetworkOf, type Sender } from './client-address';
import * as answers from './answer';
import type { EndpointAnswer } from './answer';
import { mediaType, parseEnquiryBody, readBody } from './body';
import { checkEnquiry } from './check';
import { corsHeaders, isFromElsewhere, preflightHeaders, toResponse } from './reply';
import type { EnquiryStore, StoredEnquiry } from '../store/store';
import { placeOf, sourceText } from './describe';
import type { Office, OfficeProjects } from './office';
import { createRateLimit } from './rate-limit';
import { copiedText } from './suspect';
import type { EnquirySettings } from '../settings';

/** The longest enquiry in the longest script, with its campaigns, has 47 KB. */
export const BODY_CAP_BYTES = 64 * 1024;
/** Refused posts of one address in ten minutes, after which its posts are no longer read. */
const MAX_REFUSED = 120;
/** Enquiries in ten minutes, of one phone number and of a provider's network, after which they are marked. */
const [MAX_OF_PHONE, MAX_OF_NETWORK] = [10, 60];
/** Addresses in ten minutes that may send one long text. */
const MAX_OF_TEXT = 2;

export interface EnquiryEndpointOptions {
  store: EnquiryStore;
  settings: Pick<EnquirySettings, 'ratePerTenMinutes' | 'allowedOrigins' | 'trustedProxies'>;
  office: Office;
  projects: () => OfficeProjects;
  /** Receives faults without personal data. */
  reportFault: (fault: string, requestId?: string) => void;
  /** Called after each answer. */
  onAnswer?: (answer: { request: string; status: number; durationMs: number }) => void;
  /** Called as an enquiry is written, in the same tick. */
  onStoring?: () => void;
  /** Called after an enquiry was stored. */
  onStored?: () => void;
  /** Keeps what an enquiry wants to be told of. */
  takeWish?: ((enquiry: StoredEnquiry) => Promise<void>) | undefined;
  now?: () => number;
}

/** Answers one request for an address that takes enquiries. `allow` are the methods of that address. Rejects if the sender hangs up. */
export type EnquiryHandler = (request: Request, peer: string, allow: string) => Promise<Response>;

interface Outcome {
  answer: EndpointAnswer;
  fields: ReadonlyMap<string, string>;
}

const NO_FIELDS: ReadonlyMap<string, string> = new Map();

/** Handles an enquiry: reads, checks, rate-limits and stores it, then answers in JSON or with a page. */
export function createEnquiryEndpoint(options: EnquiryEndpointOptions): EnquiryHandler {
  const { store, settings, office, projects, reportFault, takeWish, now = Date.now } = options;
  const hashAddress = createAddressHasher(now);
  const rateLimit = createRateLimit(settings.ratePerTenMinutes, options.now);
  const limitOf = (limit: number) => createRateLimit(settings.ratePerTenMinutes === 0 ? 0 : limit, options.now);
  const refusals = limitOf(MAX_REFUSED);
  const ofPhone = limitOf(MAX_OF_PHONE);
  const ofNetwork = limitOf(MAX_OF_NETWORK);
  const [ofText, ofTextAndAddress] = [limitOf(MAX_OF_TEXT), limitOf(1)];

  /** Refused posts cost as much as taken ones, so they are counted, too. */
  async function takeCounted(request: Request, sender: Sender, requestId: string): Promise<Outcome> {
    const address = clientAddress(sender, settings.trustedProxies);
    const hash = hashAddress(address);
    const waitSeconds = refusals.wait(hash);
    if (waitSeconds > 0) return { answer: answers.tooMany(waitSeconds, office), fields: NO_FIELDS };
    const outcome = await take(request, address, requestId);
    if (outcome.answer.status >= 400 && outcome.answer.status < 500) refusals.take(hash);
    return outcome;
  }

  async function take(request: Request, address: string, requestId: string): Promise<Outcome> {
    const body = await readBody(request, BODY_CAP_BYTES);
    if (body.kind === 'too-large') return { answer: answers.TOO_LARGE, fields: NO_FIELDS };
    const { headers } = request;
    const input = await parseEnquiryBody(body.bytes, headers.get('content-type'), headers.get('content-encoding'));
    if (input.kind === 'unsupported') return { answer: answers.UNSUPPORTED, fields: NO_FIELDS };
    if (input.kind === 'malformed') return { answer: answers.malformed(input.problem), fields: NO_FIELDS };
    try {
      return { answer: await keep(request, address, input.fields), fields: input.fields };
    } catch (error) {
      reportFault(`enquiry not stored: ${describeFault(error)}`, requestId);
      return { answer: answers.FAILED, fields: input.fields };
    }
  }

  async function keep(request: Request, address: string, fields: ReadonlyMap<string, string>): Promise<EndpointAnswer> {
    const check = checkEnquiry(fields, now());
    if (check.kind === 'invalid') return answers.invalid(check.errors);
    const { id, ...enquiry } = check.enquiry;
    const ipHash = hashAddress(address);
    const waitSeconds = rateLimit.take(ipHash);
    if (waitSeconds > 0) {
      // A repeat whose first answer was lost is already stored, so it is answered as accepted.
      const isKnown = id !== null && (await store.isKnown({ ...enquiry, id }));
      return isKnown ? answers.ACCEPTED : answers.tooMany(waitSeconds, office);
    }
    const receivedAt = new Date(now()).toISOString();
    const network = hashAddress(wideNetworkOf(address));
    const isOften = [ofPhone.take(internationalDigits(enquiry.phone)), ofNetwork.take(network)].some(
      (wait) => wait > 0,
    );
    // Sentences that our own forms make are no copies.
    const typed = fields.get('words') ?? (id === null && enquiry.consent === '' ? enquiry.message : '');
    const copied = copiedText(typed);
    const text = copied && hashAddress(copied);
    const isCopied = text !== '' && ofTextAndAddress.take(`${text} ${ipHash}`) === 0 && ofText.take(text) > 0;
    const isSuspect =
      enquiry.isSuspect || isOften || isCopied || isFromElsewhere(request.headers, settings.allowedOrigins);
    const row = {
      ...enquiry,
      isSuspect,
      id: id ?? randomUUID(),
      receivedAt,
      source: sourceText(request, fields),
      ipHash,
    };
    const added = store.add(row, id !== null, 'visitor', placeOf(row, projects()));
    options.onStoring?.();
    const isNew = (await added) === 'stored';
    // What is sent again may come from before a stop between enquiry and wish; a wish is kept once.
    if (takeWish && (isNew || (await store.has(row.id))))
      await takeWish(row).catch((error: unknown) => reportFault(`wish not stored: ${describeFault(error)}`));
    if (isNew) options.onStored?.();
    return answers.ACCEPTED;
  }

  return async (request, peer, allow) => {
    const requestId = randomUUID();
    const startMs = performance.now();
    const headers = {
      'X-Request-Id': requestId,
      'Cache-Control': 'no-store',
      ...corsHeaders(request, settings.allowedOrigins),
    };
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { ...headers, ...preflightHeaders(allow) } });
    const isPost = request.method === 'POST';
    const outcome = isPost
      ? await takeCounted(request, { headers: request.headers, peer }, requestId)
      : { answer: answers.WRONG_METHOD, fields: NO_FIELDS };
    const durationMs = Math.round(performance.now() - startMs);
    options.onAnswer?.({ request: requestId, status: outcome.answer.status, durationMs });
    const reply = { ...outcome, isPage: wantsPage(request), office, siteOrigins: settings.allowedOrigins };
    return toResponse(request, reply, { ...headers, ...(isPost ? {} : { Allow: allow }) });
  };
}

/** Whether the client accepts HTML, as a form posted by the browser does. Scripts accept JSON or anything. */
function wantsPage({ headers }: Request): boolean {
  return (
    /\btext\/html\b/i.test(headers.get('accept') ?? '') && mediaType(headers.get('content-type')) !== 'application/json'
  );
}

/** Name, code and message of an error. The message holds no personal data, because SQL values are bound. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}: ${error.message}`;
}
