/** @jest-environment jsdom */
import type * as Tab from './submission-id';
import { closeSubmission, submissionId } from './submission-id';

const MINUTE_MS = 60_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** The same storage, another tab. */
function otherTab(): typeof Tab {
  let tab: typeof Tab | null = null;
  jest.isolateModules(() => {
    tab = jest.requireActual('./submission-id');
  });
  return tab!;
}

test('the same words keep their id while they are retried, however long', async () => {
  const first = await submissionId('Rohit 3 BHK');
  jest.advanceTimersByTime(11 * MINUTE_MS);
  expect(await submissionId('Rohit 3 BHK')).toBe(first);
});

test('other words get another id, and the first ones keep theirs', async () => {
  const first = await submissionId('Asha 2 BHK');
  expect(await submissionId('Asha 4 BHK')).not.toBe(first);
  expect(await submissionId('Asha 2 BHK')).toBe(first);
});

test.each([
  ['within ten minutes they are the same enquiry', 9, true],
  ['after ten minutes they are a new enquiry', 11, false],
])('the same words once accepted: %s', async (_case, minutes, isSame) => {
  const text = `Meera, plots, ${minutes}`;
  const first = await submissionId(text);
  closeSubmission(text);
  jest.advanceTimersByTime(minutes * MINUTE_MS);
  expect((await submissionId(text)) === first).toBe(isSame);
});

test('what the storage holds for ten minutes is over at the tenth, and strangers in it are passed over', async () => {
  const first = await submissionId('Kavya, 3 BHK');
  closeSubmission('Kavya, 3 BHK');
  const stored = JSON.parse(localStorage.getItem('enquiries-sent')!) as Record<string, { id: unknown }>;
  for (const each of Object.values(stored)) each.id = 4;
  localStorage.setItem('enquiries-sent', JSON.stringify(stored));
  expect(await submissionId('Kavya, 3 BHK')).not.toBe(first);
  const second = await submissionId('Tara, plots');
  closeSubmission('Tara, plots');
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(await submissionId('Tara, plots')).not.toBe(second);
});

test('an id that a clock ahead by a year left is over once the clock is right', async () => {
  jest.setSystemTime(Date.parse('2027-11-30'));
  const first = await submissionId('Ira, 2 BHK');
  closeSubmission('Ira, 2 BHK');
  jest.setSystemTime(Date.parse('2026-11-30'));
  expect(await submissionId('Ira, 2 BHK')).not.toBe(first);
});

test('texts are told apart by codes that say nothing of their length', async () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'a'.repeat(4000), `${'a'.repeat(3999)}b`];
  for (const text of texts) await submissionId(text);
  const codes = Object.keys(JSON.parse(localStorage.getItem('enquiries-sent')!) as object);
  expect(new Set(codes).size).toBe(texts.length);
  for (const code of codes) expect(code).toMatch(/^[0-9a-z]{6,11}$/);
});

test('the same words in two tabs are one enquiry, and the storage tells nothing of them', async () => {
  expect(await otherTab().submissionId('Asha 98000 00001')).toBe(await submissionId('Asha 98000 00001'));
  expect(localStorage.getItem('enquiries-sent')).not.toMatch(/Asha|98000/);
});

test.each(['{', '[4]', '{"x":null}', 'null'])('a storage that holds %s does no harm', async (stored) => {
  localStorage.setItem('enquiries-sent', stored);
  expect(await submissionId(`over ${stored}`)).toMatch(/^[0-9a-f-]{32,36}$/);
});

test('an id is the platform’s where it has one', async () => {
  expect(await submissionId('over https')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});

test('an id is made where randomUUID is missing (plain http)', async () => {
  const randomUUID = Object.getOwnPropertyDescriptor(Crypto.prototype, 'randomUUID')!;
  Object.defineProperty(Crypto.prototype, 'randomUUID', { ...randomUUID, value: undefined });
  jest.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
  expect(await submissionId('with small numbers')).toBe('0'.repeat(32));
  expect(await submissionId('from a phone on the local network')).toMatch(/^[0-9a-f]{32}$/);
  Object.defineProperty(Crypto.prototype, 'randomUUID', randomUUID);
});
