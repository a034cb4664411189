import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ENDPOINT_PATTERNS } from '@/lib/hosting/rules';
import { isOfCore } from '../core';
import type { SiteFacts } from '../hosted-endpoint';
import { hashPassword } from '../office/password';
import { openEnquiryStore } from '../store/open-enquiry-store';
import { startTestCluster, type TestCluster } from '../store/test-cluster';
import { askToBeTold, confirmWish, homesTold, listingFile, startMails } from '../test-alerts';
import { postEnquiry } from '../test-endpoint';
import { startHook, startHttp } from '../test-http';
import { PASSWORD, readCsv } from '../test-office';
import { madeFor, TEST_OFFICE, TEST_PROJECTS } from '../test-site';
import { bundleWorker } from '../worker/bundle-worker';

const FACTS: Omit<SiteFacts, 'office'> = {
  projects: TEST_PROJECTS,
  look: '',
  headers: [['X-Frame-Options', 'DENY']],
};

/** What the host does around the function, in a process of its own. */
const HOSTS = {
  vercel: `
    import answer from './vercel.mjs';
    export const handle = (request, response) => {
      if (request.url !== '/deliveries') request.url = '/endpoint?path=' + request.url.replace('?', '&');
      request.headers['x-real-ip'] = '203.0.113.9';
      return answer(request, response);
    };`,
  netlify: `
    import { answer, deliver } from './netlify.mjs';
    export async function handle(request, response) {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const { method, headers, url } = request;
      if (url === '/deliveries') return response.end(await (await deliver()).text());
      const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
      const web = new Request('http://' + headers.host + url, { method, headers, body });
      const answered = await answer(web, { ip: '203.0.113.9', waitUntil: (work) => void work });
      for (const cookie of answered.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie);
      for (const [name, value] of answered.headers) if (name !== 'set-cookie') response.setHeader(name, value);
      response.writeHead(answered.status).end(Buffer.from(await answered.arrayBuffer()));
    }`,
};
const MAIN = `
  import { createServer } from 'node:http';
  import { handle } from './host.mjs';
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port));`;

/** What the host serves as the file of all listings. */
let listings: string;
const site = madeFor('all', () =>
  startHttp((request, response) => {
    const isListings = request.url === '/data/listings/projects.json';
    if (!isListings) response.writeHead(404).end();
    else response.end(listings);
  }),
);

let folder: string;
let cluster: TestCluster;
let running: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'function-'));
  const office = { ...TEST_OFFICE, url: site.url };
  for (const host of Object.keys(HOSTS))
    await bundleWorker(`server/function/${host}.ts`, join(folder, `${host}.mjs`), { ...FACTS, office });
  writeFileSync(join(folder, 'main.mjs'), MAIN);
}, 60_000);
beforeEach(async () => {
  cluster = await startTestCluster();
  listings = listingFile('mogra');
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await cluster.stop();
});

/** Starts the function of a host; resolves with its port. */
async function start(host: keyof typeof HOSTS, settings: Readonly<Record<string, string>> = {}): Promise<number> {
  writeFileSync(join(folder, 'host.mjs'), HOSTS[host]);
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production' as const, ENQUIRY_DB_URL: cluster.url, ...settings };
  const child = spawn(process.execPath, [join(folder, 'main.mjs')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!/port \d+/.test(said)) {
    if (child.exitCode !== null) throw new Error(said);
    await delay(20);
  }
  return Number(/port (\d+)/.exec(said)?.[1]);
}

async function storedMessages(): Promise<string[]> {
  const store = openEnquiryStore(cluster.url);
  const rows = await store.list({ includeSuspect: true, limit: 1000 });
  await store.close();
  return rows.map(({ message }) => message);
}

describe.each(['vercel', 'netlify'] as const)('the function of %s', (host) => {
  test('takes an enquiry into the cluster, refuses a wrong one, and has the headers of the site', async () => {
    const base = `http://127.0.0.1:${await start(host)}`;
    const form = new URLSearchParams({ name: 'Asha Rao', phone: '9876543210', message: 'A form without script' });
    const taken = await fetch(`${base}/contact.php`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: form,
    });
    expect([taken.status, await taken.json()]).toEqual([201, expect.objectContaining({ success: true })]);
    expect(taken.headers.get('x-frame-options')).toBe('DENY');
    const refused = await fetch(`${base}/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: '', phone: 'x' }),
    });
    expect(refused.status).toBe(422);
    expect(await storedMessages()).toEqual(['A form without script']);
    const contact = await fetch(`${base}/contact`, { redirect: 'manual' });
    expect([contact.status, contact.headers.get('location')]).toEqual([301, '/contact-us']);
    expect((await fetch(`${base}/nothing`)).status).toBe(404);
  });

  test('has the inbox for the users of its setting', async () => {
    const hash = await hashPassword(PASSWORD, { N: 2, r: 8, p: 1 });
    const port = await start(host, { OFFICE_USERS: `asha ${hash}` });
    expect(await postEnquiry(port, 'one')).toBe(201);
    expect(await readCsv(port)).toContain('Wish one');
  });

  test('sends an enquiry on after its answer', async () => {
    const { url, calls, stop } = await startHook();
    const port = await start(host, {
      ENQUIRY_WEBHOOK_URL: `${url}/`,
      ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    });
    expect(await postEnquiry(port, 'one')).toBe(201);
    for (let waited = 0; waited < 10_000 && calls.length === 0; waited += 100) await delay(100);
    await stop();
    expect([calls.length, calls[0]?.body]).toEqual([1, expect.stringContaining('"name":"Asha Rao"')]);
  });

  test('who asks to be told is told once of what is published', async () => {
    const mails = await startMails();
    const settings = { ENQUIRY_SMTP_URL: mails.url, ENQUIRY_MAIL_TO: 'office@example.test' };
    const base = `http://127.0.0.1:${await start(host, settings)}`;
    expect(await askToBeTold(base)).toBe(201);
    expect(await confirmWish(base, mails)).toBe(200);
    for (const ids of [['mogra'], ['mogra', 'brand-new'], ['mogra', 'brand-new']]) {
      listings = listingFile(...ids);
      expect((await fetch(`${base}/deliveries`)).status).toBe(200);
    }
    await mails.stop();
    expect(homesTold(mails)).toEqual([undefined, 'brand-new']);
  });
});

test('an answer of 201 is in the cluster: 120 enquiries while the function is killed', async () => {
  const accepted: string[] = [];
  let sent = 0;
  for (let life = 0; life < 2; life++) {
    const port = await start('vercel', { ENQUIRY_RATE_LIMIT: '0' });
    const until = (life + 1) * 60;
    const kill = async () => {
      while (life === 0 && accepted.length < 25) await delay(5);
      if (life === 0) running?.kill('SIGKILL');
    };
    const send = async () => {
      while (sent < until) {
        const id = `n-${sent++}-`;
        if ((await postEnquiry(port, id)) === 201) accepted.push(id);
      }
    };
    await Promise.all([kill(), ...Array.from({ length: 10 }, send)]);
  }
  const stored = new Set(await storedMessages());
  expect(accepted.length).toBeGreaterThan(80);
  expect(accepted.filter((id) => !stored.has(`Wish ${id}`))).toEqual([]);
}, 60_000);

test('without a cluster it says what is missing', async () => {
  await expect(start('vercel', { ENQUIRY_DB_URL: '' })).rejects.toThrow('ENQUIRY_DB_URL: expected an address such as');
});

test('the addresses that hosts are told are those of the endpoint', () => {
  const asked = ENDPOINT_PATTERNS.map((pattern) => pattern.replace('*', 'sign-in'));
  expect(asked.filter((path) => !isOfCore(path, 'GET') && !isOfCore(path, 'POST'))).toEqual([]);
});
