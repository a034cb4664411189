import { createHostedEndpoint, type HostedEndpoint, type SiteFacts } from '../hosted-endpoint';
import type { Environment } from '../store/read-setting';
import { migrate } from '../store/schema';
import { openDurableDatabase, type DurableStorage } from './durable-database';

export interface ObjectState {
  storage: DurableStorage;
  blockConcurrencyWhile: (work: () => Promise<void>) => void;
}

/** When the next alarm looks for deliveries that failed, and for what the office is told of and what is too old. */
const [SOON_MS, LATER_MS] = [60_000, 15 * 60_000];

/** The one object that has the database: the endpoint, the inbox, and what sends enquiries on. */
export class EndpointObject {
  readonly #endpoint: HostedEndpoint;

  constructor(
    private readonly state: ObjectState,
    env: Environment,
    facts: SiteFacts,
    fetchFile: (path: string) => Promise<Response>,
  ) {
    this.#endpoint = createHostedEndpoint({
      env: textsOf(env),
      facts,
      fetchFile,
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
