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

describe('the endpoint fails as it is told', () => {
  test.each<[string, number, string, number]>([
    ['ok', 201, 'Enquiry submitted successfully!', 1],
    ['204', 204, '', 1],
    ['success-false-nomsg', 200, '{"success":false}', 0],
    ['200-html', 200, '<h1>', 0],
    ['422-msg', 422, 'check your phone', 0],
    ['500-msg', 500, 'being moved', 0],
    ['404', 404, '<h1>', 0],
    ['no-cors', 307, '', 0],
    ['stored-then-500', 500, '', 1],
    ['slow1+503', 503, '', 0],
    ['misspelt', 501, 'No such fault: misspelt', 0],
  ])('%s', async (fault, status, text, rows) => {
    const answer = await site.post({ ...ASHA, id: fault }, asked(fault));
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(await site.rows()).toHaveLength(rows);
  });

  test.each([
    ['reset', 0],
    ['half', 0],
    ['stored-then-reset', 1],
  ])('%s: no whole answer', async (fault, rows) => {
    await expect(site.post({ ...ASHA, id: fault }, asked(fault))).rejects.toThrow();
    expect(await site.rows()).toHaveLength(rows);
  });
});

test('a visitor who has gone before the endpoint looks gets no answer and leaves no line in the log', async () => {
  const body = JSON.stringify({ ...ASHA, id: 'gone' });
  const headers = { ...asked('slow1'), 'Content-Length': body.length };
  await expect(site.post(body, headers, undefined, 200)).rejects.toThrow('hung up');
  await delay(1500);
  expect([site.faults, await site.rows()]).toEqual([[], []]);
});

test.each([
  ['500:2', [500, 500, 201, 201]],
  ['503_429_ok', [503, 429, 201, 201]],
  ['ok_500', [201, 500, 500]],
])('one fault a call: %s', async (faults, statuses) => {
  const headers = asked(faults);
  for (const status of statuses) expect((await site.post({ ...ASHA, id: 'same' }, headers)).status).toBe(status);
});

test('whoever does not ask gets the endpoint itself, and the usual server knows no faults', async () => {
  expect((await site.post({ ...ASHA, id: '1' })).status).toBe(201);
  const usual = await startTestSite();
  expect((await usual.post({ ...ASHA, id: '1' }, asked('500'))).status).toBe(201);
  await usual.stop();
});
