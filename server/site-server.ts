import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendWebResponse, toWebRequest, type NodeHandler } from './static/bridge';
import { createCore, enquiryMethods, isOfCore, type CoreOptions } from './core';
import { readEmbedHeaders, readSecurityHeaders, setSecurityHeaders } from './static/security-headers';
import { pathOf } from './static/lookup';
import { isSame } from './monitor';
import { isOutOfFiles } from './static/file-copy';
import { createStaticSite } from './static/files';
import type { Socket } from 'node:net';

const answering = new WeakMap<Socket, { isSentAhead: boolean }>();

/**
 * Whether a request may be answered. Pipelined requests are not: the connection closes after the pending answer, and
 * the client sends them again, as HTTP requires. Browsers do not pipeline, and a client that pipelines without reading
 * would fill the memory with answers.
 */
function isOneAtATime(socket: Socket, response: ServerResponse): boolean {
  const ahead = answering.get(socket);
  if (ahead !== undefined) {
    ahead.isSentAhead = true;
    return false;
  }
  const current = { isSentAhead: false };
  answering.set(socket, current);
  response.once('close', () => {
    answering.delete(socket);
    if (current.isSentAhead) socket.destroySoon();
  });
  return true;
}

const PREVIEW_COOKIE = /(?:^|;\s*)preview=([^;]*)/;

/**
 * Whether a request may see a site that is not public yet. `?key=SECRET` becomes a cookie; who has neither gets 404, and
 * no search engine keeps a page.
 */
function isLetIn(request: IncomingMessage, response: ServerResponse, secret: string): boolean {
  response.setHeader('X-Robots-Tag', 'noindex');
  const [path = '/', query] = (request.url ?? '/').split('?');
  if (isSame(new URLSearchParams(query).get('key') ?? '', secret)) {
    const cookie = `preview=${encodeURIComponent(secret)}; Path=/; HttpOnly; SameSite=Lax`;
    // Two slashes would lead to another host.
    response.writeHead(303, { 'Set-Cookie': cookie, Location: path.replace(/^[\\/]+/, '/') }).end();
    return false;
  }
  const [, cookie = ''] = PREVIEW_COOKIE.exec(request.headers.cookie ?? '') ?? [];
  if (isSame(cookie, encodeURIComponent(secret))) return true;
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('Not found.\n');
  return false;
}

/** How often Node looks for connections that have run out of time. */
const CHECK_MS = 2000;

export interface SiteServerOptions extends CoreOptions {
  outDir: string;
  /** Origin that makes pictures which are not in `outDir` yet. */
  picturesFrom?: string | null;
  /** Who names it may see the site; null for a public one. */
  previewSecret?: string | null;
  /** Wraps the endpoint; tests use it to inject faults. */
  wrapEnquiry?: (take: NodeHandler) => NodeHandler;
}

/** The whole site on one port: built pages, the enquiry endpoint, the inbox at /office. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { outDir, picturesFrom = null, previewSecret = null, reportFault, wrapEnquiry = (take) => take } = options;
  const core = createCore(options);
  const sendStatic = createStaticSite(outDir, picturesFrom);
  const [securityHeaders, embedHeaders] = [readSecurityHeaders(outDir), readEmbedHeaders(outDir)];

  const answerByCore: NodeHandler = async (request, response) => {
    // The visitor has gone, and the body with them.
    if (request.socket.destroyed) return void response.destroy();
    let answer: Response | null;
    try {
      answer = await core(toWebRequest(request), request.socket.remoteAddress ?? '');
    } catch (error) {
      // Nobody waits for an answer any more.
      if (request.destroyed && !request.complete) return void response.destroy();
      throw error;
    }
    return answer === null ? sendStatic(request, response) : sendWebResponse(request, response, answer);
  };
  const takeEnquiry = wrapEnquiry(answerByCore);

  const route: NodeHandler = (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = pathOf(url);
    if (enquiryMethods(path, method) !== null) return takeEnquiry(request, response);
    // A web request resolves `..` and `\\`: what they lead to is for files, which know neither.
    const isForCore = isOfCore(path, method) && new URL(`http://localhost${path}`).pathname === path;
    return isForCore ? answerByCore(request, response) : sendStatic(request, response);
  };

  const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (request, response) => {
    if (!isOneAtATime(request.socket, response)) return;
    if (previewSecret !== null && !isLetIn(request, response, previewSecret)) return;
    setSecurityHeaders(response, request.url?.startsWith('/embed/') ? embedHeaders : securityHeaders);
    // While the server is stopping, connections are not reused.
    if (!server.listening) response.setHeader('Connection', 'close');
    route(request, response).catch((error: unknown) => {
      reportFault(`no answer to a request: ${error instanceof Error ? error.message : 'unknown'}`);
      if (response.headersSent) return void response.destroy();
      const isPassing = isOutOfFiles(error);
      if (isPassing) response.setHeader('Retry-After', '5');
      response.writeHead(isPassing ? 503 : 500, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      response.end(isPassing ? 'Too many visitors at once. Please try again.\n' : 'Something went wrong.\n');
    });
  });
  // Limits connections of clients that send slowly on purpose; clients that stop reading are cut after a minute.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.timeout = 60_000;
  return server;
}
