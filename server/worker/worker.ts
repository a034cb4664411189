import { look, headers, office, projects } from 'site-facts';
import { isOfCore } from '../core';
import type { Environment } from '../store/read-setting';
import { EndpointObject, NOT_OURS, type ObjectState } from './endpoint-object';

interface WorkerEnvironment {
  /** The namespace of the object that has the database. */
  ENDPOINT: { idFromName: (name: string) => object; get: (id: object) => { fetch: typeof fetch } };
  /** The files of the site. */
  ASSETS: { fetch: typeof fetch };
}

export class Endpoint extends EndpointObject {
  constructor(state: ObjectState, env: Environment) {
    super(state, env, { office, projects, look, headers });
  }
}

export default {
  /** The endpoint's addresses go to its object, everything else to the files. */
  async fetch(request: Request, env: WorkerEnvironment): Promise<Response> {
    if (!isOfCore(new URL(request.url).pathname, request.method)) return env.ASSETS.fetch(request);
    const answer = await env.ENDPOINT.get(env.ENDPOINT.idFromName('endpoint')).fetch(request);
    if (answer.status === NOT_OURS) return env.ASSETS.fetch(request.url, { headers: request.headers });
    const response = new Response(answer.body, answer);
    for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  },
};
