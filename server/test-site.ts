import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createEnquiryStore, type EnquiryStore, type StoredEnquiry } from './enquiry-store';
import type { EnquirySettings } from './settings';
import { createSiteServer } from './site-server';

export const TEST_OFFICE = { name: 'Test Estates', phone: '+91 00000 00000', email: 'office@example.test' };

export interface TestAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

interface TestRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface TestSite {
  send: (path: string, request?: TestRequest) => Promise<TestAnswer>;
  /** Posts a JSON body, or any body with its content type. */
  post: (body: unknown, headers?: OutgoingHttpHeaders, path?: string) => Promise<TestAnswer>;
  rows: () => Promise<StoredEnquiry[]>;
  dbPath: string;
  faults: string[];
  stop: () => Promise<void>;
}

interface TestSiteOptions {
  settings?: Partial<EnquirySettings>;
  files?: Readonly<Record<string, string | Buffer>>;
  store?: Partial<EnquiryStore>;
  now?: () => number;
}

/** A real server on a free port, with a folder and a database of its own. */
export async function startTestSite({ settings, files = {}, store, now }: TestSiteOptions = {}): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  const outDir = join(folder, 'out');
  for (const [path, content] of Object.entries({ 'index.html': '<h1>Home</h1>', ...files })) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), content);
  }
  const dbPath = join(folder, 'var', 'enquiries.db');
  const realStore = createEnquiryStore(`file:${dbPath}`);
  const faults: string[] = [];
  const server = createSiteServer({
    outDir,
    store: { ...realStore, ...store },
    settings: { ratePerTenMinutes: 0, allowedOrigins: [], trustedProxies: 0, ...settings },
    office: TEST_OFFICE,
    reportFault: (fault) => faults.push(fault),
    now,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (path: string, request: TestRequest = {}) => sendTo(port, path, request);

  return {
    send,
    post(body, headers = {}, path = '/contact.php') {
      const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
      return send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: isRaw ? body : JSON.stringify(body),
      });
    },
    rows: () => realStore.list({ includeSuspect: true, limit: 10_000 }),
    dbPath,
    faults,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await realStore.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a request target as it is written: fetch would tidy `..` away. */
function sendTo(port: number, path: string, { method = 'GET', headers = {}, body }: TestRequest): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
