import type { IncomingMessage, ServerResponse } from 'node:http';
import { look, headers, office, projects } from 'site-facts';
import { sendWebResponse, toWebRequest } from '../static/bridge';
import { createFunctionEndpoint } from './function-endpoint';

/** What the schedule calls. */
const DELIVERIES = '/deliveries';
const { CRON_SECRET } = process.env;

const endpoint = createFunctionEndpoint(process.env, { office, projects, look, headers });

interface RequestContext {
  get?: () => { waitUntil?: (work: Promise<unknown>) => void } | undefined;
}

/** Vercel's own way to let work go on after the answer. */
function waitUntil(work: Promise<unknown>): void {
  const context = (globalThis as Record<symbol, unknown>)[Symbol.for('@vercel/request-context')];
  (context as RequestContext | undefined)?.get?.()?.waitUntil?.(work);
}

/** One function for the addresses of the endpoint, which routes hand over as `path`, and for the schedule. */
export default async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams, pathname } = new URL(request.url ?? '/', 'http://localhost');
  const path = searchParams.get('path') ?? pathname;
  searchParams.delete('path');
  if (path === DELIVERIES) {
    // Vercel's schedule has the secret, where there is one.
    const isAllowed = !CRON_SECRET || request.headers.authorization === `Bearer ${CRON_SECRET}`;
    const result = isAllowed ? await endpoint.deliver() : new Response(null, { status: 401 });
    return sendWebResponse(request, response, result);
  }
  request.url = searchParams.size > 0 ? `${path}?${searchParams.toString()}` : path;
  const peer = request.headers['x-real-ip'];
  const answered = await endpoint.answer(toWebRequest(request), String(peer ?? '127.0.0.1'), waitUntil);
  return sendWebResponse(request, response, answered);
}
