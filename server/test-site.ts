import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openTestStore } from './store/test-store';
import type { EnquiryStore, StoredEnquiry } from './store/store';
import { readLook, readProjects, type OfficeProjects } from './enquiry/office';
import type { EnquirySettings } from './settings';
import { eraseInCopy } from './person/copies';
import type { Release } from './capabilities';
import { releaseOf } from './read-site-facts';
import { createMonitor } from './monitor';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import { startWorkerd, type TestFacts, type Workerd } from './worker/test-workerd';
import { bundleWorker } from './worker/bundle-worker';
import { createSiteServer, type SiteServerOptions } from './site-server';

export const TEST_OFFICE = {
  name: 'Test Estates',
  phone: '+91 00000 00000',
  email: 'office@example.test',
  url: 'https://www.example.test',
};

export const METRICS_TOKEN = 'a token of the test';

const OF_VATIKA = { developer: 'Vatika', developerSlug: 'vatika', city: 'Gurgaon', citySlug: 'gurgaon' };

export const TEST_PROJECTS: OfficeProjects = {
  'mogra-83': { name: 'Mogra Courts', place: 'Sector 83, Gurgaon', ...OF_VATIKA },
  'neem-court': { name: 'Neem Court', place: 'Sector 65, Gurgaon', ...OF_VATIKA },
};

export interface TestAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  json: () => unknown;
}

interface TestRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Time after which the sender disconnects, ms. */
  hangUpMs?: number;
}

export interface TestSite {
  port: number;
  send: (path: string, request?: TestRequest) => Promise<TestAnswer>;
  /** Posts a JSON body, or any body with its content type. */
  post: (body: unknown, headers?: OutgoingHttpHeaders, path?: string, hangUpMs?: number) => Promise<TestAnswer>;
  rows: () => Promise<StoredEnquiry[]>;
  store: EnquiryStore;
  dbPath: string;
  faults: string[];
  stop: () => Promise<void>;
}

export interface TestSiteOptions {
  settings?: Partial<EnquirySettings>;
  files?: Readonly<Record<string, string | Buffer>>;
  store?: Partial<EnquiryStore>;
  now?: () => number;
  refusalMs?: number;
  alarms?: () => readonly string[];
  wrapEnquiry?: SiteServerOptions['wrapEnquiry'];
  /** Made of the site's own store and folder. */
  alerts?: (options: {
    store: EnquiryStore;
    release: () => Release;
    office: typeof TEST_OFFICE;
  }) => SiteServerOptions['alerts'];
  previewSecret?: string;
  picturesFrom?: (outDir: string) => Promise<string>;
}

/** Starts a real server on a free port, with its own folder and database. */
export async function startTestSite({
  settings,
  files = {},
  store,
  now,
  refusalMs = 5,
  alarms,
  wrapEnquiry,
  alerts,
  previewSecret,
  picturesFrom,
}: TestSiteOptions = {}): Promise<TestSite> {
  if (IN_WORKERD) return startInWorkerd({ settings, files, store, now, refusalMs, wrapEnquiry });
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  const outDir = join(folder, 'out');
  for (const [path, content] of Object.entries({ 'index.html': '<h1>Home</h1>', ...files })) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), content);
  }
  const dbPath = join(folder, 'var', 'enquiries.db');
  const faults: string[] = [];
  const realStore = openTestStore(dbPath, { report: (fault) => faults.push(fault), now });
  const monitor = createMonitor({ store: { ...realStore, ...store }, metricsToken: METRICS_TOKEN, now });
  const server = createSiteServer({
    outDir,
    previewSecret,
    picturesFrom: await picturesFrom?.(outDir),
    store: { ...realStore, ...store },
    settings: { ratePerTenMinutes: 0, allowedOrigins: [], trustedProxies: 0, ...settings },
    office: TEST_OFFICE,
    projects: () => readProjects(outDir),
    look: () => readLook(outDir),
    eraseInCopy,
    reportFault: (fault) => faults.push(fault),
    monitor,
    alerts: alerts?.({ store: realStore, release: releaseOf(outDir), office: TEST_OFFICE }),
    onAnswer: ({ status }) => monitor.countAnswer(status),
    now,
    refusalMs,
    alarms,
    wrapEnquiry,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (path: string, request: TestRequest = {}) => sendTo(port, path, request);

  return {
    port,
    send,
    post: postThrough(send),
    rows: () => realStore.list({ includeSuspect: true, limit: 10_000 }),
    store: realStore,
    dbPath,
    faults,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await realStore.close();
    },
  };
}

/** What each test has anew, or all tests of a file have together: it begins before them and ends after them. */
export function madeFor<T extends { stop: () => Promise<unknown> }>(tests: 'each' | 'all', start: () => Promise<T>): T {
  const made = {} as T;
  const [begin, end] = tests === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  begin(async () => void Object.assign(made, await start()));
  end(() => made.stop());
  return made;
}

export const siteFor = (tests: 'each' | 'all', options: () => TestSiteOptions = () => ({})) =>
  madeFor(tests, () => startTestSite(options()));

function postThrough(send: TestSite['send']): TestSite['post'] {
  return (body, headers = {}, path = '/contact.php', hangUpMs) => {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    return send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: isRaw ? body : JSON.stringify(body),
      hangUpMs,
    });
  };
}

/** Jest's matchers without `any`. */
export const containing = (text: string): unknown => expect.stringContaining(text);
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const including = (part: object): unknown => expect.objectContaining(part);

/** Whether the tests of this file run against the core in workerd (`worker/runtime.test.ts`). */
export const IN_WORKERD = process.env['ENDPOINT_RUNTIME'] === 'workerd';

/** For tests of what only Node's server has: files, a store or a clock handed in as functions. */
export const testOnNode = IN_WORKERD ? test.skip : test;

let workerd: Workerd | null = null;
let objects = 0;

/** For `afterAll`: ends workerd. */
export async function stopWorkerd(): Promise<void> {
  await workerd?.stop();
  workerd = null;
}

/** An endpoint in a Durable Object of its own. */
async function startInWorkerd({
  settings,
  files = {},
  store,
  now = Date.now,
  refusalMs = 5,
  wrapEnquiry,
}: TestSiteOptions): Promise<TestSite> {
  if (store || wrapEnquiry || Object.keys(files).some((path) => !['404.html', OFFICE_FILE].includes(path)))
    throw new Error('This test is for Node only: say testOnNode.');
  if (workerd === null) {
    const folder = mkdtempSync(join(tmpdir(), 'workerd-'));
    await bundleWorker('server/worker/test-worker.ts', join(folder, 'worker.mjs'), null);
    workerd = await startWorkerd(folder);
  }
  const { port } = workerd;
  const name = `object ${(objects += 1)}`;
  const faults: string[] = [];
  const send: TestSite['send'] = async (path, request = {}) => {
    const headers = { ...request.headers, 'X-Test-Object': name, 'X-Test-Now': String(now()) };
    const answer = await sendTo(port, path, { ...request, headers });
    faults.push(...(JSON.parse(decodeURIComponent(String(answer.headers['x-test-faults'] ?? '[]'))) as string[]));
    return answer;
  };
  const json = (path: string, body: unknown) =>
    send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const { projects = {} } = JSON.parse(String(files[OFFICE_FILE] ?? '{}')) as { projects?: OfficeProjects };
  const facts: TestFacts = {
    settings: { ratePerTenMinutes: 0, allowedOrigins: [], trustedProxies: 0, ...settings },
    ...{ refusalMs, office: TEST_OFFICE, projects, metricsToken: METRICS_TOKEN },
  };
  await json('/test/begin', facts);
  const remote = remoteStore(async (path, args) => {
    const { value, error } = (await json('/test/call', { path, args })).json() as { value: unknown; error?: string };
    if (error) throw new Error(error);
    return value;
  }) as EnquiryStore;
  return {
    ...{ port, send, store: remote, dbPath: '', faults },
    post: postThrough(send),
    rows: () => remote.list({ includeSuspect: true, limit: 10_000 }),
    stop: () => Promise.resolve(),
  };
}

/** Functions of any name and depth, each of which is a call. */
function remoteStore(call: (path: string[], args: unknown[]) => Promise<unknown>, path: string[] = []): unknown {
  return new Proxy((...args: unknown[]) => call(path, args), {
    get: (_, name) => (name === 'then' ? undefined : remoteStore(call, [...path, String(name)])),
  });
}

/** Sends a request target unchanged; fetch would normalise `..`. */
function sendTo(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, hangUpMs }: TestRequest,
): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString('utf8');
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text, json: () => JSON.parse(text) as unknown });
      });
    });
    request.on('error', reject);
    if (hangUpMs === undefined) return void request.end(body);
    request.write(body);
    setTimeout(() => request.destroy(new Error('hung up')), hangUpMs);
  });
}
