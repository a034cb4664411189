import { setTimeout as delay } from 'node:timers/promises';
import { FAULT_COOKIE, withFaults } from './faults';
import { startTestSite, type TestSite } from '../test-site';

const ASHA = { name: 'Asha', phone: '98000 00001', email: '', message: '2 BHK', consent: '2026-11' };

let site: TestSite;
let count = 0;

beforeEach(async () => {
  site = await startTestSite({ wrapEnquiry: withFaults });
});
afterEach(() => site.stop());

const asked = (faults: string) => ({ Cookie: `seen=1; ${FAULT_COOKIE}=${faults}~${(count += 1)}` });

test('a visitor who has gone before the endpoint looks gets no answer and leaves no line in the log', async () => {
  const body = JSON.stringify({ ...ASHA, id: 'gone' });
  const headers = { ...asked('slow1'), 'Content-Length': body.length };
  await expect(site.post(body, headers, undefined, 200)).rejects.toThrow('hung up');
  await delay(1500);
  expect([site.faults, await site.rows()]).toEqual([[], []]);
});

test('whoever does not ask gets the endpoint itself, and the usual server knows no faults', async () => {
  expect((await site.post({ ...ASHA, id: '1' })).status).toBe(201);
  const usual = await startTestSite();
  expect((await usual.post({ ...ASHA, id: '1' }, asked('500'))).status).toBe(201);
  await usual.stop();
});
