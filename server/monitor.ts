import { createHash, timingSafeEqual } from 'node:crypto';
import { textResponse } from './enquiry/reply';
import type { EnquiryStore } from './store/store';
import type { QueueState } from './store/deliveries';

export interface MonitorOptions {
  store: Pick<EnquiryStore, 'check' | 'deliveries'> & Partial<Pick<EnquiryStore, 'second'>>;
  /** Who names it may read the counters; null for nobody. */
  metricsToken: string | null;
  /** How many people wait to be told of each project. */
  waiting?: (() => Promise<ReadonlyMap<string, number>>) | undefined;
  now?: () => number;
}

export type Monitor = ReturnType<typeof createMonitor>;

export const MONITOR_PATHS = ['/healthz', '/metrics'];

/** Health is asked of the database once in this time, however often somebody asks. */
const FRESH_MS = 2000;
/** An enquiry that could not be stored is a fault for this long, so that no alarm misses it. */
const FAULT_MS = 5 * 60_000;

type Health = { isWritable: boolean; states: readonly QueueState[] };

/** Counts what happens, and tells it to the operator. */
export function createMonitor({ store, metricsToken, waiting, now = Date.now }: MonitorOptions) {
  const answers = new Map<string, number>();
  const attempts = new Map<string, number>();
  let latest: { atMs: number; health: Promise<Health> } | null = null;
  let faultMs = -Infinity;
  let isDamaged = false;
  const add = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);

  async function ask(): Promise<Health> {
    try {
      await store.check();
      return { isWritable: true, states: await store.deliveries.states() };
    } catch {
      return { isWritable: false, states: [] };
    }
  }

  function health(): Promise<Health> {
    if (latest === null || Math.abs(now() - latest.atMs) > FRESH_MS) latest = { atMs: now(), health: ask() };
    return latest.health;
  }

  const ageSeconds = ({ oldestMs }: QueueState) => Math.max(0, Math.round((now() - oldestMs) / 1000));

  async function answerHealth(request: Request): Promise<Response> {
    const { isWritable, states } = await health();
    const queueAgeSeconds = Math.max(0, ...states.filter(isWaiting).map(ageSeconds));
    const stuck = states.reduce((sum, { state, count }) => sum + (state === 'stuck' ? count : 0), 0);
    const enquiries = Math.abs(now() - faultMs) < FAULT_MS ? 'failing' : 'taken';
    const storeState = !isWritable ? 'failing' : isDamaged ? 'damaged' : 'writable';
    const isWell = storeState === 'writable' && enquiries === 'taken';
    const second = store.second && { second: store.second.fault() === null ? 'written' : 'failing' };
    const body = { status: isWell ? 'ok' : 'failing', store: storeState, ...second, enquiries, queueAgeSeconds, stuck };
    return reply(request, isWell ? 200 : 503, 'application/json', `${JSON.stringify(body)}\n`);
  }

  async function answerMetrics(request: Request): Promise<Response> {
    const { isWritable, states } = await health();
    const people = isWritable ? await waiting?.() : undefined;
    const lines = [
      '# TYPE enquiry_answers_total counter',
      ...[...answers].map(([status, count]) => `enquiry_answers_total{status="${status}"} ${count}`),
      '# TYPE enquiry_delivery_attempts_total counter',
      ...[...attempts].map(([labels, count]) => `enquiry_delivery_attempts_total{${labels}} ${count}`),
      '# TYPE enquiry_deliveries gauge',
      ...states.map(
        ({ channel, state, count }) => `enquiry_deliveries{channel="${channel}",state="${state}"} ${count}`,
      ),
      '# TYPE enquiry_delivery_oldest_seconds gauge',
      ...states
        .filter(isWaiting)
        .map((state) => `enquiry_delivery_oldest_seconds{channel="${state.channel}"} ${ageSeconds(state)}`),
      '# TYPE enquiry_people_waiting gauge',
      ...[...(people ?? [])].map(([project, count]) => `enquiry_people_waiting{project="${project}"} ${count}`),
      '# TYPE enquiry_store_writable gauge',
      `enquiry_store_writable ${Number(isWritable)}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    ];
    return reply(request, 200, 'text/plain; version=0.0.4', `${lines.join('\n')}\n`);
  }

  return {
    countAnswer(status: number) {
      add(answers, String(status));
      if (status >= 500) faultMs = now();
    },
    /** Takes what a look through the database found; null if it is sound. */
    noteDamage: (damage: string | null) => void (isDamaged = damage !== null),
    countAttempt: (channel: string, result: string) => add(attempts, `channel="${channel}",result="${result}"`),
    /** Answers /healthz and /metrics. */
    answer: async (path: string, request: Request) => {
      if (path === '/healthz') return answerHealth(request);
      // A call of this machine may be anybody's: not every proxy says for whom it asks.
      const authorization = request.headers.get('authorization') ?? '';
      if (metricsToken !== null && isSame(authorization, `Bearer ${metricsToken}`)) return answerMetrics(request);
      return reply(request, 404, 'text/plain', 'Not found.\n');
    },
  };
}

/** Compares two secrets in the same time, however much of them is right. */
export function isSame(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}

function isWaiting({ state }: QueueState): boolean {
  return state === 'waiting';
}

function reply(request: Request, status: number, type: string, body: string): Response {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
  return textResponse(request, status, body, headers);
}
