import { AsyncLocalStorage } from 'node:async_hooks';
import type { EnquiryBody } from '@/lib/domain/enquiry/body';
import { ENQUIRY_CHANNELS, type EnquiryChannelKey } from '@/lib/domain/enquiry/channels';
import { DAY_MS } from '@/lib/domain/enquiry/civil-date';
import { ENQUIRY_BODY } from '@/lib/domain/enquiry/fixtures/enquiry-body';
import { PENDING_DAYS } from '@/lib/domain/enquiry/pending';
import { removeFromOutbox, readPending } from './pending';
import { resendEnquiries } from './resend';
import { sendEnquiry } from './send';
import { submissionId } from './submission-id';

/**
 * The code of the queue between a model of the device (tabs, Web Locks, storage, clock) and a model of the office. Random
 * sequences of what a visitor, the network and the clock may do; QUEUE_SEQUENCES and QUEUE_SEED change them.
 */
const SEQUENCES = Number(process.env['QUEUE_SEQUENCES'] ?? 500);
const SEED = Number(process.env['QUEUE_SEED'] ?? 20_261_123);
const STEPS = 24;
const CHANNELS = Object.keys(ENQUIRY_CHANNELS) as EnquiryChannelKey[];

type Tab = { isClosed: boolean };
type Post = { settle: (answer: string) => void };
interface Submission {
  words: string;
  tab: Tab;
  /** How the form ended; 'open' when its page was closed before. */
  ending: string;
  /** It was on the device when its first call was made. */
  wasKept: boolean;
  stampDay: number;
  /** Deleted by the visitor, refused, or the device's clock passed its last day. */
  isReleased: boolean;
}

const running = new AsyncLocalStorage<Tab>();
const RealDate = Date;
const dayOf = (ms: number) => Math.floor(ms / DAY_MS);
const turn = () => new Promise((resolve) => setImmediate(resolve));
const never = new Promise<never>(() => undefined);

class World {
  nowMs = RealDate.UTC(2026, 10, 23);
  stored = new Map<string, string>();
  kept = new Map<string, string>();
  isFull = false;
  posts: Post[] = [];
  submissions: Submission[] = [];
  held = new Map<string, Tab | undefined>();
  waiting: { name: string; tab: Tab | undefined; run: () => void }[] = [];

  storage = {
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (running.getStore()?.isClosed) return;
      if (this.isFull && text.length > (this.kept.get(key)?.length ?? 0))
        throw new DOMException('Full', 'QuotaExceededError');
      this.kept.set(key, text);
    },
    removeItem: (key: string) => void (running.getStore()?.isClosed || this.kept.delete(key)),
  };

  locks = {
    request: <T>(name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => Promise<T>): Promise<T> => {
      const tab = running.getStore();
      if (tab?.isClosed) return never;
      if (this.held.has(name) && ifAvailable) return work(null);
      return new Promise((resolve, reject) => {
        const run = () => {
          this.held.set(name, tab);
          const free = () => !tab?.isClosed && this.free(name);
          Promise.resolve(work({})).then(resolve, reject).finally(free);
        };
        if (this.held.has(name)) this.waiting.push({ name, tab, run });
        else run();
      });
    },
  };

  free(name: string) {
    this.held.delete(name);
    const next = this.waiting.findIndex((one) => one.name === name && !one.tab?.isClosed);
    if (next >= 0) this.waiting.splice(next, 1)[0]?.run();
  }

  close(tab: Tab) {
    tab.isClosed = true;
    for (const [name, holder] of [...this.held]) if (holder === tab) this.free(name);
  }

  post(body: EnquiryBody): Promise<Response> {
    const tab = running.getStore();
    if (tab?.isClosed) return never;
    const words = body.message;
    const submission = this.submissions.findLast((one) => one.words === words && one.tab === tab);
    if (submission && readPending().some(({ id }) => id === body.id)) submission.wasKept = true;
    return new Promise((resolve, reject) => {
      const settle = (answer: string) => {
        if (/stored|ok|204/.test(answer)) this.stored.set(`${body.id} ${words}`, words);
        if (tab?.isClosed) return;
        if (/lost/.test(answer)) return reject(new TypeError('Failed to fetch'));
        const status = { ok: 201, field: 422 }[answer] ?? (Number(/\d+/.exec(answer)?.[0]) || 500);
        const said = status === 201 ? { success: true } : { success: false, message: 'No' };
        const named = answer === 'field' ? { ...said, errors: { phone: 'Wrong' } } : said;
        resolve({ status, text: () => Promise.resolve(JSON.stringify(named)) } as Response);
      };
      this.posts.push({ settle });
    });
  }

  setClock(ms: number) {
    this.nowMs = ms;
    for (const one of this.submissions) if (dayOf(ms) - one.stampDay > PENDING_DAYS) one.isReleased = true;
  }
}

let world: World;

beforeAll(() => {
  globalThis.fetch = (_url, options) => {
    const body = options?.body as string | FormData;
    const fields: unknown = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(body);
    return world.post(fields as EnquiryBody);
  };
  class DeviceDate extends RealDate {
    constructor(...given: [number | string]) {
      super(...(given.length > 0 ? given : ([world.nowMs] as [number])));
    }
    static override now() {
      return world.nowMs;
    }
  }
  globalThis.Date = DeviceDate as DateConstructor;
});
afterAll(() => void (globalThis.Date = RealDate));

const ANSWERS = 'ok ok stored+lost lost lost 500 503 429 204 404 422 field stored+500'.split(' ');

/** Pseudo-random numbers from 0 to 1 by seed (Park and Miller). */
function randomFrom(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) >>> 1) + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function submit(tab: Tab, channel: EnquiryChannelKey, words: string) {
  const submission = { words, tab, ending: 'open', wasKept: false, stampDay: dayOf(world.nowMs), isReleased: false };
  world.submissions.push(submission);
  void running.run(tab, async () => {
    const body = { ...ENQUIRY_BODY, id: await submissionId(words), message: words };
    const outcome = await sendEnquiry(channel, '', body);
    submission.ending = outcome.kind;
    // Where the storage was full before, its thirty days begin now.
    const kept = readPending().find(({ id }) => id === body.id);
    if (kept) submission.stampDay = dayOf(Date.parse(kept.timestamp));
    // Told later that nothing was sent or kept: that holds for the same words of before, too.
    if (outcome.kind !== 'accepted' && outcome.kind !== 'saved-on-device')
      for (const one of world.submissions) if (one.words === words) one.isReleased = true;
  });
}

/** What the page does when it is opened, and when the notice's button is pressed. */
const look = (tab: Tab, isAsked: boolean) =>
  void running.run(tab, async () => {
    const report = await resendEnquiries('', { isAsked });
    if (!report && !isAsked) await resendEnquiries('', { isPatient: true });
  });

async function deleteAll() {
  for (const { id, message } of readPending()) {
    for (const one of world.submissions) if (one.words === message) one.isReleased = true;
    await removeFromOutbox(id);
  }
}

async function playSequence(seed: number) {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  world = new World();
  Object.assign(globalThis, { localStorage: world.storage });
  Object.defineProperty(globalThis, 'navigator', { value: { locks: world.locks }, configurable: true });
  const tabs: Tab[] = [{ isClosed: false }, { isClosed: false }];
  const settleOne = (answers: readonly string[]) =>
    world.posts.splice(Math.floor(random() * world.posts.length), 1)[0]?.settle(pick(answers));

  for (let step = 0; step < STEPS; step += 1) {
    const place = Math.floor(random() * tabs.length);
    const tab = tabs[place] as Tab;
    const dice = random();
    if (dice < 0.2) submit(tab, pick(CHANNELS), `words ${seed} ${step}`);
    else if (dice < 0.24) {
      // Pressed again in the same page, with the same words.
      const failed = world.submissions.filter((one) => one.tab === tab && /failed|unsent|saved/.test(one.ending));
      if (failed.length > 0) submit(tab, pick(CHANNELS), pick(failed).words);
    } else if (dice < 0.62) settleOne(ANSWERS);
    else if (dice < 0.7) look(tab, random() < 0.4);
    else if (dice < 0.78) {
      world.close(tab);
      look((tabs[place] = { isClosed: false }), false);
    } else if (dice < 0.84) world.setClock(world.nowMs + random() * 6 * DAY_MS);
    else if (dice < 0.88) world.setClock(world.nowMs + (random() - 0.5) * 800 * DAY_MS);
    else if (dice < 0.94) world.isFull = random() < 0.5;
    else if (dice < 0.96) await running.run(tab, deleteAll);
    await turn();
  }
  return finish(tabs, settleOne);
}

/** All settles; then a visit while nobody answers, and one at which the office can be reached. */
async function finish(tabs: Tab[], settleOne: (answers: readonly string[]) => void) {
  const drain = async (answers: readonly string[]) => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await turn();
      if (world.posts.length > 0) quiet = -1;
      settleOne(answers);
    }
  };
  world.isFull = false;
  await drain(ANSWERS);
  tabs.forEach((tab) => world.close(tab));
  world.setClock(world.nowMs + 61_000);
  const tab = { isClosed: false };
  look(tab, false);
  await drain(['lost']);
  const overdue = readPending().filter(
    ({ timestamp }) => dayOf(world.nowMs) - dayOf(Date.parse(timestamp)) > PENDING_DAYS,
  );
  look(tab, true);
  await drain(['ok']);
  return { overdue, left: readPending(), locks: world.held.size };
}

test(`${SEQUENCES} random sequences: nothing lost, nothing twice, nothing kept past its day`, async () => {
  const counts: Record<string, number> = {};
  for (let index = 0; index < SEQUENCES; index += 1) {
    const seed = SEED + index;
    const { overdue, left, locks } = await playSequence(seed);
    const told = [...world.stored.values()];
    const faults: string[] = [];
    if (overdue.length + left.length + locks > 0) faults.push('something stays on the device');
    if (new Set(told).size < told.length) faults.push('twice');
    for (const { words, ending, wasKept, isReleased } of world.submissions) {
      const isPromised = ending === 'accepted' || (!isReleased && (ending === 'saved-on-device' || wasKept));
      counts[ending] = (counts[ending] ?? 0) + 1;
      if (isPromised && !told.includes(words)) faults.push(`${ending}, and lost: ${words}`);
    }
    expect({ seed, faults }).toEqual({ seed, faults: [] });
  }
  console.log(`queue: ${SEQUENCES} sequences from seed ${SEED}: ${JSON.stringify(counts)}`);
}, 600_000);
