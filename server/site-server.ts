import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createEnquiryEndpoint, type EnquiryEndpointOptions, type EnquiryHandler } from './enquiry/endpoint';
import { isOneAtATime } from './one-at-a-time';
import { ENQUIRY_STYLE, ENQUIRY_STYLE_PATH } from './enquiry/style';
import { readSecurityHeaders, setSecurityHeaders } from './static/security-headers';
import { pathOf } from './static/address';
import { createStaticSite } from './static/files';

/** How often Node looks for connections that have run out of time. */
const CHECK_MS = 2000;

export interface SiteServerOptions extends EnquiryEndpointOptions {
  outDir: string;
  /** Wraps the endpoint; tests use it to inject faults. */
  wrapEnquiry?: (take: EnquiryHandler) => EnquiryHandler;
}

/** The whole site on one port: the built pages, and the enquiry endpoint at /contact.php and /contact. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { outDir, reportFault, wrapEnquiry = (take) => take } = options;
  const takeEnquiry = wrapEnquiry(createEnquiryEndpoint(options));
  const sendStatic = createStaticSite(outDir);
  const securityHeaders = readSecurityHeaders(outDir);

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/contact.php') return takeEnquiry(request, response, 'POST, OPTIONS');
    // GET /contact redirects to the contact page.
    if (path === '/contact' && !isRead) return takeEnquiry(request, response, 'GET, HEAD, POST, OPTIONS');
    if (path === ENQUIRY_STYLE_PATH && isRead) return sendStyle(request, response);
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
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('Something went wrong.\n');
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
