import { createCore, type Core } from '../core';
import { createMonitor } from '../monitor';
import { migrate } from '../store/schema';
import { createStore, type EnquiryStore } from '../store/store';
import { openDurableDatabase, type DurableStorage } from './durable-database';
import type { TestCall, TestFacts } from './test-workerd';

/** The core with a test's settings and clock; the test reaches its store by calls of name and arguments. */
export class Endpoint {
  #store: EnquiryStore;
  #core: Core | null = null;
  #nowMs = Date.now();
  #faults: string[] = [];

  constructor(state: { storage: DurableStorage }) {
    const now = () => this.#nowMs;
    const report = (fault: string) => void this.#faults.push(fault);
    this.#store = createStore(openDurableDatabase(state.storage, migrate), false, { report, now });
  }

  #begin({ settings, refusalMs, office, projects, metricsToken }: TestFacts): void {
    const monitor = createMonitor({ store: this.#store, metricsToken, now: () => this.#nowMs });
    this.#core = createCore({
      store: this.#store,
      settings,
      office,
      refusalMs,
      monitor,
      projects: () => projects,
      look: () => '',
      eraseInCopy: () => Promise.resolve([]),
      reportFault: (fault) => void this.#faults.push(fault),
      onAnswer: ({ status }) => monitor.countAnswer(status),
      now: () => this.#nowMs,
    });
  }

  #call({ path, args }: TestCall): unknown {
    let target: unknown = this.#store;
    let owner: unknown = null;
    for (const name of path) [owner, target] = [target, (target as Record<string, unknown>)[name]];
    return (target as (...values: unknown[]) => unknown).apply(owner, args);
  }

  async fetch(request: Request): Promise<Response> {
    this.#nowMs = Number(request.headers.get('x-test-now'));
    const { pathname } = new URL(request.url);
    if (pathname === '/test/begin') {
      this.#begin((await request.json()) as TestFacts);
      return new Response();
    }
    if (pathname === '/test/call') {
      try {
        return Response.json({ value: (await this.#call((await request.json()) as TestCall)) ?? null });
      } catch (error) {
        return Response.json({ error: String(error) });
      }
    }
    const headers = new Headers(request.headers);
    for (const name of ['x-test-now', 'x-test-object']) headers.delete(name);
    const answer = await this.#core?.(new Request(request, { headers }), '127.0.0.1');
    const response = answer ? new Response(answer.body, answer) : new Response('no such file', { status: 404 });
    response.headers.set('x-test-faults', encodeURIComponent(JSON.stringify(this.#faults.splice(0))));
    response.headers.set('x-content-type-options', 'nosniff');
    return response;
  }
}

interface TestEnvironment {
  ENDPOINT: { idFromName: (name: string) => object; get: (id: object) => { fetch: typeof fetch } };
}

export default {
  fetch(request: Request, env: TestEnvironment): Promise<Response> {
    const name = request.headers.get('x-test-object') ?? '';
    return env.ENDPOINT.get(env.ENDPOINT.idFromName(name)).fetch(request);
  },
};
