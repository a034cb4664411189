import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bundleWorker } from './bundle-worker';
import { hashPassword } from '../office/password';
import {
  askToBeTold,
  ASKER,
  confirmWish,
  homesTold,
  listingFile,
  startMails,
  waitFor,
  type TestMails,
} from '../test-alerts';
import { postEnquiry } from '../test-endpoint';
import { startHook } from '../test-http';
import { PASSWORD, readCsv } from '../test-office';
import { TEST_OFFICE, TEST_PROJECTS } from '../test-site';
import { toPositional } from './durable-database';
import type { SiteFacts } from '../hosted-endpoint';
import { startWorkerd, type Workerd } from './test-workerd';

const FACTS: SiteFacts = {
  office: TEST_OFFICE,
  projects: TEST_PROJECTS,
  look: '',
  headers: [['X-Frame-Options', 'DENY']],
};
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let folder: string;
let workerd: Workerd | null = null;
/** What a test started beside the worker. */
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  await bundleWorker('server/worker/worker.ts', join(folder, 'worker.mjs'), FACTS);
});
afterEach(async () => {
  await workerd?.stop();
  for (const end of ends.splice(0)) await end();
  rmSync(join(folder, 'db'), { recursive: true, force: true });
});

const users = async () => `asha ${await hashPassword(PASSWORD, { N: 2, r: 8, p: 1 })}`;

test('an answer of 201 is on disk: 1,000 enquiries while the worker is killed three times', async () => {
  const settings = { ENQUIRY_RATE_LIMIT: '0', OFFICE_USERS: await users() };
  const accepted: string[] = [];
  let sent = 0;
  for (let life = 0; life < 4; life++) {
    workerd = await startWorkerd(folder, settings);
    const { port } = workerd;
    const until = (life + 1) * 250;
    const kill = life < 3 ? delay(300 + 200 * life).then(() => workerd?.stop('SIGKILL')) : Promise.resolve();
    const send = async () => {
      while (sent < until) {
        const id = `00000000-0000-4000-8000-${String(sent++).padStart(12, '0')}`;
        if ((await postEnquiry(port, id)) === 201) accepted.push(id);
      }
    };
    await Promise.all([kill, ...Array.from({ length: 10 }, send)]);
  }
  const csv = await readCsv(workerd?.port ?? 0);
  expect(accepted.length).toBeGreaterThan(250);
  expect(accepted.filter((id) => csv.split(id).length !== 2)).toEqual([]);
}, 120_000);

/** A mail server that ends with the test. */
async function startMailsOfTest(): Promise<TestMails> {
  const mails = await startMails();
  ends.push(mails.stop);
  return mails;
}

test('an enquiry goes out by webhook and by mail', async () => {
  const { url, calls, stop } = await startHook();
  ends.push(stop);
  const mails = await startMailsOfTest();
  workerd = await startWorkerd(folder, {
    ENQUIRY_WEBHOOK_URL: `${url}/`,
    ENQUIRY_WEBHOOK_SECRET: SECRET,
    ENQUIRY_SMTP_URL: mails.url,
    ENQUIRY_MAIL_TO: 'office@example.test',
  });
  expect(await postEnquiry(workerd.port, 'one')).toBe(201);
  const toOffice = () => mails.to('office@example.test');
  await waitFor(() => calls.length > 0 && toOffice().length > 0);
  expect([calls.length, calls[0]?.body]).toEqual([1, expect.stringContaining('"name":"Asha Rao"')]);
  expect([toOffice().length, toOffice()[0]?.text]).toEqual([1, expect.stringContaining('Asha Rao')]);
});

test('a wish that was confirmed is told of what the files of the site have new, once', async () => {
  const mails = await startMailsOfTest();
  const publish = (...ids: string[]) => {
    mkdirSync(join(folder, 'assets/data/listings'), { recursive: true });
    writeFileSync(join(folder, 'assets/data/listings/projects.json'), listingFile(...ids));
  };
  publish('mogra');
  workerd = await startWorkerd(folder, { ENQUIRY_SMTP_URL: mails.url, ENQUIRY_MAIL_TO: 'office@example.test' });
  const { port } = workerd;
  const base = `http://127.0.0.1:${port}`;
  const toOffice = () => mails.to('office@example.test');
  expect(await askToBeTold(base)).toBe(201);
  await waitFor(() => toOffice().length > 0);
  expect(await confirmWish(base, mails)).toBe(200);
  // The first alarm notes what is there.
  await delay(3000);
  publish('mogra', 'brand-new');
  // What is stored starts the alarm; its own mail comes last.
  for (const id of ['two', 'three']) {
    const before = toOffice().length;
    expect(await postEnquiry(port, id)).toBe(201);
    await waitFor(() => toOffice().length > before);
    await waitFor(() => mails.to(ASKER).length > 1);
  }
  await delay(1500);
  expect(homesTold(mails)).toEqual([undefined, 'brand-new']);
}, 60_000);

test('the alarm that follows an enquiry leaves it where it is', async () => {
  workerd = await startWorkerd(folder, { OFFICE_USERS: await users() });
  expect(await postEnquiry(workerd.port, 'a-first-one')).toBe(201);
  await delay(1500);
  expect(await readCsv(workerd.port)).toContain('a-first-one');
});

test('what is no address of the endpoint is a file, and answers have the headers of the site', async () => {
  workerd = await startWorkerd(folder);
  const base = `http://127.0.0.1:${workerd.port}`;
  expect((await fetch(`${base}/no-such-file`)).status).toBe(404);
  // Without users there is no inbox.
  expect((await fetch(`${base}/office`)).status).toBe(404);
  const health = await fetch(`${base}/healthz`);
  expect([health.status, health.headers.get('x-frame-options')]).toEqual([200, 'DENY']);
});

test.each([
  ['SELECT :a, :b, :a', { a: 1, b: 'x' }, 'SELECT ?, ?, ?', [1, 'x', 1]],
  [`SELECT ':a', 'it''s :b', :a`, { a: null }, `SELECT ':a', 'it''s :b', ?`, [null]],
])('%s has its values in order', (sql, args, text, values) => {
  expect(toPositional(sql, args)).toEqual({ text, values });
});

test('a value that is missing is a fault', () => {
  expect(() => toPositional('SELECT :a', {})).toThrow('no value for :a');
});
