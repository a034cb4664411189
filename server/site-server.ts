import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createEnquiryEndpoint, type EnquiryEndpointOptions, type EnquiryHandler } from './enquiry/endpoint';
import { MONITOR_PATHS, type Monitor } from './monitor';
import { isOneAtATime } from './one-at-a-time';
import { ENQUIRY_STYLE, ENQUIRY_STYLE_PATH } from './enquiry/style';
import { createOffice } from './office/office';
import { readSecurityHeaders, setSecurityHeaders } from './static/security-headers';
import { pathOf } from './static/address';
import { isOutOfFiles } from './static/file-copy';
import { createStaticSite } from './static/files';

/** How often Node looks for connections that have run out of time. */
const CHECK_MS = 2000;

export interface SiteServerOptions extends EnquiryEndpointOptions {
  outDir: string;
  /** Origin that makes pictures which are not in `outDir` yet. */
  picturesFrom?: string | null;
  monitor?: Monitor;
  /** Time of a refused sign-in, for tests. */
  refusalMs?: number | undefined;
  /** Wraps the endpoint; tests use it to inject faults. */
  wrapEnquiry?: (take: EnquiryHandler) => EnquiryHandler;
}

/** Addresses that take enquiries and serve nothing else. */
const ENQUIRY_PATHS: readonly string[] = ['/contact.php', '/api/enquiry'];

/** The whole site on one port: built pages, the enquiry endpoint, the inbox at /office. */
export function createSiteServer(options: SiteServerOptions): Server {
  const {
    outDir,
    picturesFrom = null,
    office,
    reportFault,
    monitor,
    now = Date.now,
    wrapEnquiry = (take) => take,
  } = options;
  const takeEnquiry = wrapEnquiry(createEnquiryEndpoint(options));
  const answerOffice = createOffice({ ...options, siteName: office.name, now });
  const sendStatic = createStaticSite(outDir, picturesFrom);
  const securityHeaders = readSecurityHeaders(outDir);

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (ENQUIRY_PATHS.includes(path)) return takeEnquiry(request, response, 'POST, OPTIONS');
    // GET /contact redirects to the contact page.
    if (path === '/contact' && !isRead) return takeEnquiry(request, response, 'GET, HEAD, POST, OPTIONS');
    if (monitor && isRead && MONITOR_PATHS.includes(path)) return monitor.send(path, request, response);
    if (path === ENQUIRY_STYLE_PATH && isRead) return sendStyle(request, response);
    if (path.startsWith('/office') && (await answerOffice(request, response))) return;
    return sendStatic(request, response);
  }

  const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (request, response) => {
    if (!isOneAtATime(request.socket, response)) return;
    setSecurityHeaders(response, securityHeaders);
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

function sendStyle(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=300' });
  response.end(request.method === 'HEAD' ? undefined : ENQUIRY_STYLE);
}
