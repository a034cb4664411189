import ky from 'ky';
import { REQUEST_TIMEOUT_MS } from '@/lib/domain/business-constants';
import {
  ENQUIRY_CHANNELS,
  toUnsentOutcome,
  type EnquiryAnswer,
  type EnquiryAttempt,
  type EnquiryBody,
  type EnquiryChannelKey,
  type EnquiryOutcome,
} from '@/lib/domain/enquiry';

export interface SendOptions {
  /** Told before each attempt, counted from 1. */
  onAttempt?: (attempt: number, attempts: number) => void;
  /** For each attempt, ms. */
  timeoutMs?: number;
}

/**
 * Sends an enquiry through its channel's attempts in order until one is accepted; never throws (spec 7).
 * `host` is the base address of the calls, empty for the same origin.
 */
export async function sendEnquiry(
  channelKey: EnquiryChannelKey,
  host: string,
  body: EnquiryBody,
  { onAttempt, timeoutMs = REQUEST_TIMEOUT_MS }: SendOptions = {},
): Promise<EnquiryOutcome> {
  const channel = ENQUIRY_CHANNELS[channelKey];
  let outcome = channel.toOutcome({ kind: 'error' });
  for (const [index, attempt] of channel.attempts.entries()) {
    onAttempt?.(index + 1, channel.attempts.length);
    outcome = channel.toOutcome(await postEnquiry(host, attempt, body, timeoutMs));
    if (outcome.kind === 'accepted') return outcome;
  }
  return channel.isKeptOnDevice ? toUnsentOutcome(false) : outcome;
}

async function postEnquiry(
  host: string,
  { path, encoding }: EnquiryAttempt,
  body: EnquiryBody,
  timeoutMs: number,
): Promise<EnquiryAnswer> {
  const startedAtMs = performance.now();
  try {
    const response = await ky(`${host}${path}`, {
      method: 'post',
      ...(encoding === 'json' ? { json: body } : { body: toFormData(body) }),
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      keepalive: true,
      timeout: timeoutMs,
      retry: 0,
      throwHttpErrors: false,
    });
    const text = await readText(response, timeoutMs - (performance.now() - startedAtMs));
    return { kind: 'response', status: response.status, body: parseLeniently(text) };
  } catch (error) {
    if (isNoResponse(error)) return { kind: 'no-response' };
    console.error('Enquiry not sent', error);
    return { kind: 'error' };
  }
}

function toFormData(body: EnquiryBody): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries<string>({ ...body })) data.append(name, value);
  return data;
}

/** The answer's text; ky's time-out ends with the head, so a body that drips is cut here (fault 11). */
function readText(response: Response, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('Answer cut', 'TimeoutError')), Math.max(0, timeoutMs));
    response
      .text()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** JSON, or null for an empty answer, an HTML page or anything else (fault 5). */
function parseLeniently(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Refused, reset or cut, which fetch reports as a TypeError, or late; by name, as each frame has its own classes. */
function isNoResponse(error: unknown): boolean {
  return ['TypeError', 'TimeoutError', 'AbortError'].includes((error as Error).name);
}
