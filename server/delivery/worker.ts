import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Delivery, DeliveryChannel, DeliveryQueue, Settled } from '../store/deliveries';
import { pauseAfter } from './pause';

/** Why an attempt failed. `code` names the fault and holds no personal data. */
export class SendError extends Error {
  constructor(
    readonly code: string,
    /** A lasting fault, such as an address that does not exist. */
    readonly isLasting = false,
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

export interface Worker {
  /** Looks for due deliveries now. */
  wake: () => void;
  /** Takes no more deliveries and waits a while for those that are being sent. */
  stop: () => Promise<void>;
}

const AT_ONCE = 4;
const POLL_MS = 5000;
/** Another worker takes a delivery over when its lease was not renewed for this long. */
export const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const STOP_MS = 5000;
/** Ids of sent deliveries that are remembered in case the database cannot note them or an older copy replaces it. */
const REMEMBERED = 5000;

/** Sends the due deliveries of one channel, four at a time, each at least once. */
export function startWorker({ channel, queue, report, onAttempt }: WorkerOptions): Worker {
  const sent = new Set<string>();
  const sending = new Set<Promise<void>>();
  const tokens = new Map<string, number>();
  let isStopped = false;
  let isAsked = false;
  let isReadable = true;
  let looking: Promise<void> | null = null;

  async function attempt({ id, tries, ...rest }: Delivery): Promise<Settled> {
    if (sent.has(id)) return { kind: 'sent' };
    try {
      // The visitor's answer, whose transaction may have claimed this delivery, goes out first.
      await nextTurn();
      await channel.send({ id, tries, ...rest });
      sent.add(id);
      for (const old of sent) if (sent.size > REMEMBERED) sent.delete(old);
      return { kind: 'sent' };
    } catch (error) {
      const { code, isLasting, pauseMs } = error instanceof SendError ? error : new SendError(nameOf(error));
      // A wrong address of the office can be put right; one that a visitor typed cannot.
      const isRefused = isLasting && channel.name === 'confirmation';
      report(`${channel.name} ${id} not sent (try ${tries}): ${code}`);
      if (isRefused) return { kind: 'refused', fault: code };
      return { kind: 'failed', fault: code, pauseMs: pauseAfter(tries, pauseMs) };
    }
  }

  async function send(delivery: Delivery, token: string): Promise<void> {
    const result = await attempt(delivery);
    onAttempt?.(channel.name, result.kind);
    // If this fails, the lease ends and the delivery is taken again; what was sent is then only noted.
    await queue.settle(delivery.id, token, result).catch((error: unknown) => {
      report(`${channel.name} ${delivery.id} (${result.kind}) not noted: ${nameOf(error)}`);
    });
  }

  function begin(delivery: Delivery, token: string): void {
    tokens.set(token, (tokens.get(token) ?? 0) + 1);
    const work = send(delivery, token).finally(() => {
      sending.delete(work);
      const left = (tokens.get(token) ?? 1) - 1;
      if (left > 0) tokens.set(token, left);
      else tokens.delete(token);
      if (isAsked) wake();
    });
    sending.add(work);
  }

  /** Claims until nothing is due or every place is taken. */
  async function look(): Promise<void> {
    while (isAsked && !isStopped && sending.size < AT_ONCE) {
      isAsked = false;
      const token = randomUUID();
      const limit = AT_ONCE - sending.size;
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
    for (const token of tokens.keys()) void queue.renew(token, LEASE_MS).catch(() => undefined);
  }, RENEW_MS);
  wake();

  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(poll);
      await looking;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, STOP_MS)));
      await Promise.race([Promise.allSettled(sending), late]);
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
