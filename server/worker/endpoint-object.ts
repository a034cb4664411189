import { setTimeout as delay } from 'node:timers/promises';
import { createCore, type Core } from '../core';
import { deliveryChannels, mailsAnHour, startDeliveries } from '../delivery/start-deliveries';
import type { Office, OfficeProjects } from '../enquiry/office';
import { createLog } from '../log';
import { createMonitor } from '../monitor';
import { readSettings } from '../settings';
import type { OfficeUsers } from '../store/office-users';
import type { Environment } from '../store/read-setting';
import { migrate } from '../store/schema';
import { createStore, type EnquiryStore } from '../store/store';
import { openDurableDatabase, type DurableStorage } from './durable-database';

/** What the build knows of the site, bundled with the worker. */
export interface SiteFacts {
  office: Office;
  projects: OfficeProjects;
  /** Fonts and colours of the site, as CSS. */
  look: string;
  /** Headers of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
}

export interface ObjectState {
  storage: DurableStorage;
  blockConcurrencyWhile: (work: () => Promise<void>) => void;
}

const DAY_MS = 86_400_000;
/** How long an alarm waits for deliveries, and when the next one looks for those that failed. */
const [SENDING_MS, LATER_MS] = [20_000, 60_000];

/** The one object that has the database: the endpoint, the inbox, and what sends enquiries on. */
export class EndpointObject {
  readonly store: EnquiryStore;
  readonly #core: Core;
  readonly #deliveries: ReturnType<typeof startDeliveries>;
  readonly #retentionDays: number;
  readonly #log = createLog('json');
  #agedMs = -Infinity;

  constructor(
    private readonly state: ObjectState,
    env: Environment,
    { office, projects, look }: SiteFacts,
  ) {
    const settings = readSettings(textsOf(env));
    this.#retentionDays = settings.retentionDays;
    const log = this.#log;
    const channels = deliveryChannels(settings.delivery);
    const database = openDurableDatabase(state.storage, migrate);
    const limit = mailsAnHour(settings.ratePerTenMinutes);
    this.store = createStore(database, false, { report: log, channels, mailsAnHour: limit });
    state.blockConcurrencyWhile(() => setUsers(this.store.users, env['OFFICE_USERS']));
    const monitor = createMonitor({ store: this.store, metricsToken: settings.metricsToken });
    this.#deliveries = startDeliveries({
      settings: settings.delivery,
      office,
      projects: () => projects,
      queue: this.store.deliveries,
      dbPath: null,
      report: log,
      onAttempt: monitor.countAttempt,
    });
    this.#core = createCore({
      store: this.store,
      // The platform names the visitor's address; no header of the visitor counts.
      settings: { ...settings, trustedProxies: 0 },
      office,
      projects: () => projects,
      look: () => look,
      eraseInCopy: () => Promise.resolve([]),
      monitor,
      reportFault: (fault, request) => log(fault, { request }),
      onAnswer: ({ status }) => monitor.countAnswer(status),
      onStored: () => void this.#wakeSoon(),
    });
  }

  /** Answers what is no file; 404 without a body for the rest. */
  async fetch(request: Request): Promise<Response> {
    try {
      const answer = await this.#core(request, request.headers.get('cf-connecting-ip') ?? '127.0.0.1');
      return answer ?? new Response(null, { status: NOT_OURS });
    } catch (error) {
      this.#log(`no answer to a request: ${error instanceof Error ? error.message : 'unknown'}`);
      return new Response('Something went wrong.\n', { status: 500, headers: { 'Cache-Control': 'no-store' } });
    }
  }

  /** Sends what waits, removes what is too old, and comes back while something waits. */
  async alarm(): Promise<void> {
    const nowMs = Date.now();
    if (nowMs - this.#agedMs > DAY_MS) {
      // The platform's clock is right, so all time since the last look counts.
      await this.store.age(Number.MAX_SAFE_INTEGER, this.#retentionDays);
      this.#agedMs = nowMs;
    }
    this.#deliveries.wake();
    const isWaiting = async () => (await this.store.deliveries.states()).some(({ state }) => state === 'waiting');
    let waits = await isWaiting();
    for (let waitedMs = 0; waits && waitedMs < SENDING_MS; waitedMs += 500) {
      await delay(500);
      waits = await isWaiting();
    }
    await this.state.storage.setAlarm(Date.now() + (waits ? LATER_MS : DAY_MS));
  }

  async #wakeSoon(): Promise<void> {
    this.#deliveries.wake();
    await this.state.storage.setAlarm(Date.now() + 1000);
  }
}

/** Status with which the object hands a request back, as no answer of ours has it. */
export const NOT_OURS = 421;

function textsOf(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => typeof value === 'string'));
}

/**
 * Makes the users of the inbox those of a setting, where no command reaches the database: one `name hash` a line, as
 * `npm run enquiries -- hash-password NAME` prints it. Without the setting nobody changes.
 */
async function setUsers(users: OfficeUsers, setting: string | undefined): Promise<void> {
  if (setting === undefined) return;
  const hashes = new Map(
    setting
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([name, hash]) => (name && hash ? [[name.toLowerCase(), hash] as const] : [])),
  );
  for (const [name, hash] of hashes) if ((await users.passwordOf(name)) !== hash) await users.setUser(name, hash);
  for (const name of await users.names()) if (!hashes.has(name)) await users.removeUser(name);
}
