import { setTimeout as delay } from 'node:timers/promises';
import type { Release } from './capabilities';
import { createCore } from './core';
import type { Office, OfficeProjects } from './enquiry/office';
import { createLog } from './log';
import { deliveriesOf, startTelling } from './parts';
import { mailsAnHour, readSettings, type ServerSettings } from './settings';
import type { EnquiryDatabase } from './store/database';
import { idOf } from './store/office-users';
import type { Environment } from './store/read-setting';
import { createStore, type EnquiryStore } from './store/store';

/** What the build knows of the site, bundled with the endpoint. */
export interface SiteFacts {
  office: Office;
  projects: OfficeProjects;
  /** Fonts and colours of the site, as CSS. */
  look: string;
  /** Headers of every answer. */
  headers: readonly (readonly [name: string, value: string])[];
}

interface HostedOptions {
  env: Environment;
  facts: SiteFacts;
  openDatabase: (settings: ServerSettings) => EnquiryDatabase;
  /** Fetches a file of the site. */
  fetchFile: (path: string) => Promise<Response>;
  /** Called when an enquiry is stored: it is time to deliver. */
  onStored: () => void;
}

export type HostedEndpoint = ReturnType<typeof createHostedEndpoint>;

/** Status with which a request is handed back, as no answer of ours has it. */
export const NOT_OURS = 421;

const DAY_MS = 86_400_000;
/** How long one call waits for deliveries. */
const SENDING_MS = 20_000;

/** The endpoint, the inbox and the deliveries on a host that runs them when it is asked, without files or a server. */
export function createHostedEndpoint({ env, facts, openDatabase, fetchFile, onStored }: HostedOptions) {
  const { office, projects, look, headers } = facts;
  const settings = readSettings(env);
  const ways = deliveriesOf(env);
  const log = createLog('json');
  const store = createStore(openDatabase(settings), false, {
    report: log,
    channels: ways.channels,
    mailsAnHour: mailsAnHour(settings),
  });
  const release = () => releaseOf(fetchFile);
  const { watch, alerts, monitor, deliveries } = startTelling({
    ...{ store, projects: () => projects, release, office, ways, log, metricsToken: settings.metricsToken },
  });
  const core = createCore({
    store,
    // The platform names the visitor's address; no header of the visitor counts.
    settings: { ...settings, trustedProxies: 0 },
    office,
    projects: () => projects,
    look: () => look,
    eraseInCopy: () => Promise.resolve([]),
    monitor,
    alerts,
    reportFault: (fault, request) => log(fault, { request }),
    onAnswer: ({ status }) => monitor.countAnswer(status),
    onStored: () => {
      deliveries.wake();
      onStored();
    },
  });
  const isWaiting = async () => (await store.deliveries.states()).some(({ state }) => state === 'waiting');
  let agedMs = -Infinity;

  return {
    /** Gives the inbox the users of the setting `OFFICE_USERS`. */
    setUsers: () => setUsers(store, env['OFFICE_USERS']),
    /** Answers a request of the visitor with the address `peer`; `NOT_OURS` for what is a file. */
    async answer(request: Request, peer: string) {
      try {
        const answer = await core(request, peer);
        return answer ? withHeaders(answer, headers) : new Response(null, { status: NOT_OURS });
      } catch (error) {
        log(`no answer to a request: ${error instanceof Error ? error.message : 'unknown'}`);
        return new Response('Something went wrong.\n', { status: 500, headers: { 'Cache-Control': 'no-store' } });
      }
    },
    /**
     * Sends what waits, the office's alarm and digest and news of homes among it, and, once a day, removes what is too
     * old; whether something still waits, or somebody for news of homes.
     */
    async deliver() {
      const nowMs = Date.now();
      if (nowMs - agedMs > DAY_MS) {
        // The platform's clock is right, so all time since the last look counts.
        await store.age(Number.MAX_SAFE_INTEGER, settings.retentionDays);
        agedMs = nowMs;
      }
      for (const tell of [watch, alerts?.look])
        await tell?.().catch((error: unknown) =>
          log(`what the office and others are told of: ${error instanceof Error ? error.message : 'unknown'}`),
        );
      deliveries.wake();
      let waits = await isWaiting();
      for (let waitedMs = 0; waits && waitedMs < SENDING_MS; waitedMs += 500) {
        await delay(500);
        waits = await isWaiting();
      }
      return waits || (alerts !== undefined && (await store.wishes.confirmed()).length > 0);
    },
  };
}

/** The site as the host serves it. */
async function releaseOf(fetchFile: HostedOptions['fetchFile']): Promise<Release> {
  async function read(path: string): Promise<string | null> {
    const answer = await fetchFile(path);
    if (answer.ok) return answer.text();
    if (answer.status === 404) return null;
    throw new Error(`${path} of the site answers ${answer.status}`);
  }
  return { state: (await read('/data/listings/projects.json')) ?? '', read };
}

/** An answer with the headers of the site that it does not set itself. */
function withHeaders(answer: Response, headers: SiteFacts['headers']): Response {
  const response = new Response(answer.body, answer);
  for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

/** Name of the office's setting that says which lines have counted, as hashes by user. */
const COUNTED = 'users of the setting';

/**
 * Gives the inbox the users of a setting, where no command reaches the database: one `name hash`, or
 * `name hash adviser`, a line, as `npm run enquiries -- hash-password NAME` prints it. A line counts once, when it is new
 * or another, and who has none any more is removed: what managers do in the inbox stays. Without the setting nobody
 * changes.
 */
async function setUsers({ users, settings }: EnquiryStore, setting: string | undefined): Promise<void> {
  if (setting === undefined) return;
  const asked = new Map(
    setting
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([name, hash, role]) =>
        name && hash ? [[name.toLowerCase(), { hash, role: role === 'adviser' ? role : 'manager' }] as const] : [],
      ),
  );
  const counted = await settings.get(COUNTED);
  const lines = new Map([...asked].map(([name, { hash, role }]) => [name, idOf(hash, role)]));
  const roles = new Map((await users.all()).map(({ name, role }) => [name, role]));
  // Before any has counted, users are those of an earlier version's setting.
  const before = Object.keys(counted).length > 0 ? Object.keys(counted) : [...roles.keys()];
  const names = new Set([...before, ...lines.keys()]);
  const changed = [...names].filter((name) => counted[name] === undefined || counted[name] !== lines.get(name));
  if (changed.length === 0) return;
  for (const name of changed) {
    const { hash, role } = asked.get(name) ?? {};
    if (hash === undefined || role === undefined) await users.removeUser(name);
    else if (roles.get(name) !== role || (await users.passwordOf(name)) !== hash) await users.setUser(name, hash, role);
  }
  const values = Object.fromEntries(changed.map((name) => [name, lines.get(name) ?? null]));
  await settings.set(COUNTED, values, 'setting', `users: ${changed.join(' ')}`);
}
