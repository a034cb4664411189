import { look, headers, office, projects } from 'site-facts';
import { createFunctionEndpoint } from './function-endpoint';

interface NetlifyContext {
  /** The visitor's address. */
  ip: string;
  waitUntil: (work: Promise<unknown>) => void;
}

const endpoint = createFunctionEndpoint(process.env, { office, projects, look, headers });

export const answer = (request: Request, context: NetlifyContext) =>
  endpoint.answer(request, context.ip, (work) => context.waitUntil(work));

export const { deliver } = endpoint;
