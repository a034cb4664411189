import { ENQUIRY_BODY as BODY } from '@/lib/domain/enquiry/fixtures/enquiry-body';
import { resendEnquiries } from './resend';
import { webLocks } from './fixtures/web-locks';
import { sendEnquiry } from './send';

const host = 'https://office.example';

type Answer = () => Response | Promise<Response>;

const json =
  (status: number, body: unknown): Answer =>
  () =>
    Response.json(body, { status });
const failed = (status: number) => json(status, null);
const CREATED = json(201, { success: true });
const RESET: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

let answers: Answer[] = [];
const call = jest.fn(() => Promise.resolve((answers.shift() ?? json(500, null))()));

beforeEach(() => {
  Object.assign(globalThis, { localStorage: storage, navigator: { locks: webLocks() }, fetch: call });
  kept.clear();
});

describe('what waits is sent again', () => {
  const wait = async (count: number) => {
    for (let number = 1; number <= count; number += 1) {
      answers = [];
      await sendEnquiry('listing', host, { ...BODY, id: `id-${number}` });
    }
    call.mockClear();
  };

  test('each once, and then nothing waits', async () => {
    await wait(3);
    answers = [CREATED, CREATED, CREATED];
    expect(await resendEnquiries(host)).toEqual({ sentCount: 3, waiting: [] });
    expect(call).toHaveBeenCalledTimes(3);
    expect([...kept.keys()]).toEqual([]);
    expect(await resendEnquiries(host)).toEqual({ sentCount: 0, waiting: [] });
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('each is sent as itself, and one that the office cannot take now waits while others go', async () => {
    await wait(3);
    answers = [...[500, 500, 500].map(failed), CREATED, ...[429, 404, 404].map(failed)];
    const report = await resendEnquiries(host);
    expect(report).toMatchObject({ sentCount: 1, waiting: [{ id: 'id-1' }, { id: 'id-3' }] });
    expect(report?.waiting.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    expect(call).toHaveBeenCalledTimes(7);
  });

  test('one that is refused does not keep the next from being sent', async () => {
    await wait(2);
    const wrong = json(422, { message: 'Phone is wrong' });
    answers = [wrong, wrong, wrong, CREATED];
    const waiting = [{ id: 'id-1', refusal: 'Phone is wrong' }];
    expect(await resendEnquiries(host)).toMatchObject({ sentCount: 1, waiting });
  });

  test('nobody there: the first tells it, the others wait', async () => {
    await wait(2);
    answers = [RESET, RESET, RESET, CREATED];
    expect(await resendEnquiries(host)).toMatchObject({ sentCount: 0, waiting: [{ id: 'id-1' }, { id: 'id-2' }] });
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('refused for good: not again by itself, only when asked', async () => {
    await wait(1);
    const wrong = json(422, { message: 'Phone is wrong' });
    answers = [wrong, wrong, wrong];
    expect(await resendEnquiries(host)).toMatchObject({ waiting: [{ id: 'id-1', refusal: 'Phone is wrong' }] });
    await resendEnquiries(host);
    expect(call).toHaveBeenCalledTimes(3);
    answers = [CREATED];
    expect(await resendEnquiries(host, { isAsked: true })).toEqual({ sentCount: 1, waiting: [] });
  });

  test('one that ran out is erased, and not sent', async () => {
    const timestamp = new Date(Date.now() - 31 * 86_400_000).toISOString();
    kept.set('enquiries-v1', JSON.stringify([{ ...BODY, timestamp, status: 'pending', consent: '2026-01' }]));
    call.mockClear();
    expect(await resendEnquiries(host)).toEqual({ sentCount: 0, waiting: [] });
    expect([call.mock.calls, [...kept.keys()]]).toEqual([[], []]);
  });

  test('one that its form is still sending is left to the form', async () => {
    let release = () => {};
    call.mockClear();
    answers = [() => new Promise((resolve) => (release = () => resolve(CREATED())))];
    const sending = sendEnquiry('listing', host, BODY);
    while (call.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await resendEnquiries(host)).toEqual({ sentCount: 0, waiting: [] });
    release();
    expect(await sending).toMatchObject({ kind: 'accepted' });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('two at once: one of them sends', async () => {
    await wait(1);
    answers = [CREATED, CREATED];
    const reports = await Promise.all([resendEnquiries(host), resendEnquiries(host)]);
    expect(reports).toEqual([{ sentCount: 1, waiting: [] }, null]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('what the one could not send the other tries after it', async () => {
    await wait(1);
    answers = [RESET, RESET, RESET, CREATED];
    const reports = await Promise.all([resendEnquiries(host), resendEnquiries(host, { isPatient: true })]);
    expect(reports).toMatchObject([
      { sentCount: 0, waiting: [{ id: 'id-1' }] },
      { sentCount: 1, waiting: [] },
    ]);
  });
});
