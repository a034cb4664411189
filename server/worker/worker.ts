import { look, headers, office, projects } from 'site-facts';
import { isOfCore } from '../core';
import type { Environment } from '../store/read-setting';
import { NOT_OURS, createHostedEndpoint, type HostedEndpoint } from '../hosted-endpoint';
import { migrate } from '../store/schema';
import { openDurableDatabase, type DurableStorage } from './durable-database';

interface ObjectState {
  storage: DurableStorage;
  blockConcurrencyWhile: (work: () => Promise<void>) => void;
}

interface WorkerEnvironment {
  /** The namespace of the object that has the database. */
  ENDPOINT: { idFromName: (name: string) => object; get: (id: object) => { fetch: typeof fetch } };
  /** The files of the site. */
  ASSETS: { fetch: typeof fetch };
}

/** When the next alarm looks for deliveries that failed, and for what the office is told of and what is too old. */
const [SOON_MS, LATER_MS] = [60_000, 15 * 60_000];

/** The one object that has the database: the endpoint, the inbox, and what sends enquiries on. */
export class Endpoint {
  readonly #endpoint: HostedEndpoint;

  constructor(
    private readonly state: ObjectState,
    env: Environment & Pick<WorkerEnvironment, 'ASSETS'>,
  ) {
    this.#endpoint = createHostedEndpoint({
      env: textsOf(env),
      facts: { office, projects, look, headers },
      fetchFile: (path) => env.ASSETS.fetch(`https://site${path}`),
      openDatabase: () => openDurableDatabase(state.storage, migrate),
      onStored: () => void state.storage.setAlarm(Date.now() + 1000),
    });
    state.blockConcurrencyWhile(this.#endpoint.setUsers);
  }

  /** Answers what is no file; `NOT_OURS` for the rest. */
  fetch(request: Request): Promise<Response> {
    return this.#endpoint.answer(request, request.headers.get('cf-connecting-ip') ?? '127.0.0.1');
  }

  /** Sends what waits, and comes back while something does. */
  async alarm(): Promise<void> {
    const waits = await this.#endpoint.deliver();
    // What was stored meanwhile has set an earlier one.
    if ((await this.state.storage.getAlarm()) === null)
      await this.state.storage.setAlarm(Date.now() + (waits ? SOON_MS : LATER_MS));
  }
}

function textsOf(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => typeof value === 'string'));
}

export default {
  /** The endpoint's addresses go to its object, everything else to the files. */
  async fetch(request: Request, env: WorkerEnvironment): Promise<Response> {
    if (!isOfCore(new URL(request.url).pathname, request.method)) return env.ASSETS.fetch(request);
    const answer = await env.ENDPOINT.get(env.ENDPOINT.idFromName('endpoint')).fetch(request);
    return answer.status === NOT_OURS ? env.ASSETS.fetch(request.url, { headers: request.headers }) : answer;
  },
};
