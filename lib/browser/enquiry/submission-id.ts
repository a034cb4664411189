import { withDeviceLock } from './device-lock';

const IDS_KEY = 'enquiries-sent';

/** How long the endpoint treats the same text as the same enquiry, ms. */
const SAME_WORDS_MS = 10 * 60_000;

interface SharedId {
  id: string;
  untilMs: number;
}

const openSubmissions = new Map<string, string>();

/**
 * Id of one submission. It is the same for the same text until that is accepted, and on this device for ten minutes, so
 * that a retry, a fallback, a second dialog or a second tab with the same text stores one row (faults 12, 16, 17).
 * Other tabs share only a hash of the text, and take turns, so that two that send at once find the same id.
 */
export async function submissionId(text: string): Promise<string> {
  return (await withDeviceLock(IDS_KEY, () => Promise.resolve(findId(text)))) ?? newId();
}

function findId(text: string): string {
  const code = toCode(text);
  const shared = readShared();
  const id = openSubmissions.get(text) ?? shared[code]?.id ?? newId();
  openSubmissions.set(text, id);
  share({ [code]: { id, untilMs: Date.now() + SAME_WORDS_MS }, ...shared });
  return id;
}

/** Marks the text as accepted: after its ten minutes it is a new enquiry. */
export function closeSubmission(text: string): void {
  openSubmissions.delete(text);
}

function readShared(): Record<string, SharedId> {
  try {
    const stored = JSON.parse(localStorage.getItem(IDS_KEY) ?? '{}') as Record<string, SharedId>;
    const isOpen = (leftMs: number) => leftMs > 0 && leftMs <= SAME_WORDS_MS;
    return Object.fromEntries(
      // A clock that was ahead has left times to come.
      Object.entries(stored).filter(([, { id, untilMs }]) => typeof id === 'string' && isOpen(untilMs - Date.now())),
    );
  } catch {
    return {};
  }
}

function share(ids: Record<string, SharedId>): void {
  try {
    localStorage.setItem(IDS_KEY, JSON.stringify(ids));
  } catch {
    // Storage is blocked: each tab then has its own ids.
  }
}

/** 53-bit hash of a text (cyrb53): enough to distinguish the few submissions of ten minutes. */
function toCode(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** `randomUUID` is missing on plain http addresses of a local network. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
