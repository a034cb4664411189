import { look, headers, office, projects } from 'site-facts';
import { isOfCore } from '../core';
import type { Environment } from '../store/read-setting';
import { NOT_OURS } from '../hosted-endpoint';
import { EndpointObject, type ObjectState } from './endpoint-object';

interface WorkerEnvironment {
  /** The namespace of the object that has the database. */
  ENDPOINT: { idFromName: (name: string) => object; get: (id: object) => { fetch: typeof fetch } };
  /** The files of the site. */
  ASSETS: { fetch: typeof fetch };
}

export class Endpoint extends EndpointObject {
  constructor(state: ObjectState, env: Environment & Pick<WorkerEnvironment, 'ASSETS'>) {
    const fetchFile = (path: string) => env.ASSETS.fetch(`https://site${path}`);
    super(state, env, { office, projects, look, headers }, fetchFile);
  }
}

export default {
  /** The endpoint's addresses go to its object, everything else to the files. */
  async fetch(request: Request, env: WorkerEnvironment): Promise<Response> {
    if (!isOfCore(new URL(request.url).pathname, request.method)) return env.ASSETS.fetch(request);
    const answer = await env.ENDPOINT.get(env.ENDPOINT.idFromName('endpoint')).fetch(request);
    return answer.status === NOT_OURS ? env.ASSETS.fetch(request.url, { headers: request.headers }) : answer;
  },
};
