import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Delivery, DeliveryChannel, DeliveryQueue, Settled } from '../store/deliveries';

const FIRST_PAUSE_MS = 5000;
const GROWTH = 4;
export const LONGEST_PAUSE_MS = 86_400_000;

/**
 * Pause after the given number of failed tries (from 1), ms: 5 s, 20 s, 80 s and so on, a day at most. What the other
 * side asks for counts if it is longer.
 */
export function pauseAfter(tries: number, askedMs = 0): number {
  const grown = FIRST_PAUSE_MS * GROWTH ** Math.max(0, tries - 1);
  return Math.min(LONGEST_PAUSE_MS, Math.max(grown, askedMs));
}

/** What Node says, by code or in a message, and what is wrong with a connection. */
const FAULTS: readonly (readonly [says: RegExp, words: string])[] = [
  [/CERT_HAS_EXPIRED|certificate has expired/, 'its certificate has expired'],
  [/CERT_NOT_YET_VALID|certificate is not yet valid/, 'its certificate is not valid yet'],
  [/CERT_ALTNAME_INVALID|does not match certificate/, 'its certificate is of another name'],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|self[- ]signed|unable to (get|verify)/,
    'its certificate is of nobody who is trusted',
  ],
  [/ECONNREFUSED/, 'refused'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'name not found'],
  [/TIMEDOUT|TIMEOUT/, 'timed out'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'broken off'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no way there'],
];

interface Said {
  message?: unknown;
  code?: unknown;
  /** Of nodemailer: the code of Node. */
  originalCode?: unknown;
  cause?: Said;
}

/** Why there is no connection, in words without personal data; empty if it is none of the known faults. */
export function connectionFault(error: unknown): string {
  const said: unknown[] = [];
  for (let each = error as Said | undefined; each; each = each.cause) {
    said.push(each.originalCode, each.code, each.message);
  }
  return FAULTS.find(([says]) => says.test(said.join(' ')))?.[1] ?? '';
}

/** Why an attempt failed. `code` names the fault and holds no personal data. */
export class SendError extends Error {
  constructor(
    readonly code: string,
    /** What comes next: another try, or none, because it is refused for good. */
    readonly next: 'again' | 'refused' | 'stuck' = 'again',
    /** Pause that the other side asks for. */
    readonly pauseMs = 0,
  ) {
    super(code);
  }
}

export interface Channel {
  name: DeliveryChannel;
  /** Sends one delivery. Rejects with a `SendError`; may not take longer than some minutes. */
  send: (delivery: Delivery) => Promise<void>;
}

export interface WorkerOptions {
  channel: Channel;
  queue: DeliveryQueue;
  /** Receives faults, without personal data. */
  report: (fault: string) => void;
  onAttempt?: (channel: DeliveryChannel, result: Settled['kind']) => void;
}

export type Worker = ReturnType<typeof startWorker>;

const AT_ONCE = 4;
const POLL_MS = 5000;
/** Another worker takes a delivery over when its lease was not renewed for this long. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const STOP_MS = 5000;

/** Sends the due deliveries of one channel, four at a time, each at least once. */
export function startWorker({ channel, queue, report, onAttempt }: WorkerOptions) {
  /** What is being sent, with the token of its lease. */
  const sending = new Map<Promise<void>, string>();
  /** What was sent while the database was away, and is not noted there yet. */
  const unnoted = new Set<string>();
  let isStopped = false;
  let isAsked = false;
  let isReadable = true;
  let looking: Promise<void> | null = null;

  async function attempt({ id, tries, ...rest }: Delivery): Promise<Settled> {
    if (unnoted.has(id)) return { kind: 'sent' };
    try {
      // The visitor's answer, whose transaction may have claimed this delivery, goes out first.
      await nextTurn();
      await channel.send({ id, tries, ...rest });
      return { kind: 'sent' };
    } catch (error) {
      const { code, next, pauseMs } = error instanceof SendError ? error : new SendError(nameOf(error));
      report(`${channel.name} ${id} not sent (try ${tries}): ${code}`);
      if (next !== 'again') return { kind: next, fault: code };
      return { kind: 'failed', fault: code, pauseMs: pauseAfter(tries, pauseMs) };
    }
  }

  async function send(delivery: Delivery, token: string): Promise<void> {
    const result = await attempt(delivery);
    onAttempt?.(channel.name, result.kind);
    try {
      await queue.settle(delivery.id, token, result);
      unnoted.delete(delivery.id);
    } catch (error) {
      // The lease ends and the delivery is taken again; what was sent is then only noted.
      if (result.kind === 'sent') unnoted.add(delivery.id);
      report(`${channel.name} ${delivery.id} (${result.kind}) not noted: ${nameOf(error)}`);
    }
  }

  function begin(delivery: Delivery, token: string): void {
    const work = send(delivery, token).finally(() => {
      sending.delete(work);
      if (isAsked) wake();
    });
    sending.set(work, token);
  }

  /** Claims until nothing is due or every place is taken. */
  async function look(): Promise<void> {
    while (isAsked && !isStopped && sending.size < AT_ONCE) {
      isAsked = false;
      const [token, limit] = [randomUUID(), AT_ONCE - sending.size];
      const due = await queue.claim({ channel: channel.name, token, leaseMs: LEASE_MS, limit });
      isReadable = true;
      for (const delivery of due) begin(delivery, token);
      if (due.length === limit) isAsked = true;
    }
  }

  function wake(): void {
    isAsked = true;
    if (isStopped || looking !== null) return;
    looking = look()
      .catch((error: unknown) => {
        // Told once, not at every look.
        if (isReadable) report(`${channel.name}: the queue cannot be read: ${nameOf(error)}`);
        isReadable = false;
      })
      .finally(() => {
        looking = null;
        if (isAsked && sending.size < AT_ONCE) wake();
      });
  }

  const poll = setInterval(wake, POLL_MS);
  const renewal = setInterval(() => {
    for (const token of new Set(sending.values())) void queue.renew(token, LEASE_MS).catch(() => undefined);
  }, RENEW_MS);
  // Whoever starts it may have put right what was wrong.
  void queue
    .retryStuck(channel.name)
    .catch(() => undefined)
    .then(wake);

  return {
    /** Looks for due deliveries now. */
    wake,
    /** Takes no more deliveries and waits a while for those that are being sent. */
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await looking;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, STOP_MS)));
      await Promise.race([Promise.allSettled(sending.keys()), late]);
      clearTimeout(timer);
      clearInterval(renewal);
    },
  };
}

/** Name and code of an error; its message may hold an address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
