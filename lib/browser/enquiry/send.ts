import { REQUEST_TIMEOUT_MS } from '@/lib/domain/site/business-constants';
import {
  attemptUrl,
  ENQUIRY_CHANNELS,
  isFieldRefusal,
  isKept,
  parseJson,
  toUnsentOutcome,
  type EnquiryAnswer,
  type EnquiryAttempt,
  type EnquiryChannelKey,
  type EnquiryOutcome,
} from '@/lib/domain/enquiry/channels';
import type { EnquiryBody } from '@/lib/domain/enquiry/body';
import { MESSAGES } from '@/lib/domain/site/messages';
import { withDeviceLock } from './device-lock';
import { removeFromOutbox, saveToOutbox } from './pending';

/** Limit of all attempts together, a little below the 45 s that a visitor waits at most (routes-and-content, Forms). */
const CHAIN_MS = 44_800;

const UNTRIED: EnquiryOutcome = { kind: 'failed', message: MESSAGES.enquiryFailed };

interface SendOptions {
  /** Called before each attempt, counted from 1. */
  onAttempt?: (attempt: number, attempts: number) => void;
}

/** Name of the lock that is held while an enquiry is being sent. */
export const enquiryLock = (id: string) => `enquiry-${id}`;

/**
 * Sends an enquiry through its channel's attempts; never throws (spec 7). The device keeps it before the first call, so
 * that closing the page loses nothing, until it is accepted or refused (faults 19). `host` is the base address of the
 * calls, empty for the same origin.
 */
export async function sendEnquiry(
  channelKey: EnquiryChannelKey,
  host: string,
  body: EnquiryBody,
  options: SendOptions = {},
): Promise<EnquiryOutcome> {
  const outcome = await withDeviceLock(enquiryLock(body.id), async () => {
    await saveToOutbox(body);
    const outcomes = await tryAttempts(channelKey, host, body, options);
    if (isKept(channelKey, lastOf(outcomes))) return toUnsentOutcome(channelKey, await saveToOutbox(body), outcomes);
    await removeFromOutbox(body.id);
    return lastOf(outcomes);
  });
  return outcome ?? UNTRIED;
}

/** Makes the attempts of a channel in order until one is accepted or a field is named; returns the outcome of each. */
export async function tryAttempts(
  channelKey: EnquiryChannelKey,
  host: string,
  body: EnquiryBody,
  { onAttempt }: SendOptions = {},
): Promise<EnquiryOutcome[]> {
  const { attempts, toOutcome } = ENQUIRY_CHANNELS[channelKey];
  const endsAtMs = performance.now() + CHAIN_MS;
  const outcomes: EnquiryOutcome[] = [];
  for (const [index, attempt] of attempts.entries()) {
    onAttempt?.(index + 1, attempts.length);
    const timeoutMs = Math.max(1, Math.min(REQUEST_TIMEOUT_MS, Math.floor(endsAtMs - performance.now())));
    outcomes.push(toOutcome(await postEnquiry(host, attempt, body, timeoutMs)));
    if (lastOf(outcomes).kind === 'accepted' || isFieldRefusal(lastOf(outcomes))) break;
  }
  return outcomes;
}

const lastOf = (outcomes: readonly EnquiryOutcome[]) => outcomes.at(-1) ?? UNTRIED;

/** One call. The time-out covers the body of the answer, too (faults 11). */
async function postEnquiry(
  host: string,
  { path, encoding }: EnquiryAttempt,
  body: EnquiryBody,
  timeoutMs: number,
): Promise<EnquiryAnswer> {
  const isJson = encoding === 'json';
  try {
    const response = await fetch(attemptUrl(host, path), {
      method: 'POST',
      body: isJson ? JSON.stringify(body) : toFormData(body),
      headers: { accept: 'application/json', ...(isJson && { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      keepalive: true,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.type === 'opaqueredirect') return { kind: 'error' };
    return { kind: 'response', status: response.status, body: parseJson(await response.text()) };
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

/**
 * Refused, reset or aborted, which fetch reports as a TypeError, or late. Compared by name, because each frame has its
 * own classes.
 */
function isNoResponse(error: unknown): boolean {
  return ['TypeError', 'TimeoutError', 'AbortError'].includes((error as Error).name);
}
