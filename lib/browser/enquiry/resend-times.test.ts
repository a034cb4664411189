/** @jest-environment jsdom */
import { ENQUIRY_BODY } from '@/lib/domain/enquiry/fixtures/enquiry-body';
import { removeFromOutbox, saveToOutbox, markRefused } from './pending';
import { watchResendTimes } from './resend';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let page = new AbortController();
const tries: string[] = [];
const resend = jest.fn((isQuiet: boolean) => {
  tries.push(isQuiet ? 'quietly' : 'openly');
  return Promise.resolve();
});

/** Opens the page: it tries at once, unless one of its forms has just failed. */
async function open(isJustSaved = false): Promise<() => void> {
  const setNext = watchResendTimes(resend, { isJustSaved, signal: page.signal });
  expect(await triesAfter(0)).toEqual(isJustSaved ? [] : ['openly']);
  return setNext;
}

async function triesAfter(waitMs: number): Promise<string[]> {
  await jest.advanceTimersByTimeAsync(waitMs);
  return tries.splice(0);
}

const lookAt = (visibilityState: string) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState as DocumentVisibilityState);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  await saveToOutbox(ENQUIRY_BODY);
});

afterEach(() => {
  page.abort();
  page = new AbortController();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('while something waits: at once, after 30 s, 2 min and 10 min, and every 10 min from then', async () => {
  await open();
  for (const waitMs of [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 10 * MINUTE, 10 * MINUTE]) {
    expect(await triesAfter(waitMs - 1)).toEqual([]);
    expect(await triesAfter(1)).toEqual(['quietly']);
  }
});

test('left there by a form of this page a moment ago: first after 30 s', async () => {
  await open(true);
  expect(await triesAfter(30 * SECOND - 1)).toEqual([]);
  expect(await triesAfter(1)).toEqual(['quietly']);
});

test('another one left by a form begins anew with 30 s', async () => {
  await open();
  expect(await triesAfter(30 * SECOND + 2 * MINUTE)).toEqual(['quietly', 'quietly']);
  dispatchEvent(new Event('enquiry:saved'));
  expect(await triesAfter(30 * SECOND)).toEqual(['quietly']);
  expect(await triesAfter(2 * MINUTE)).toEqual(['quietly']);
});

test.each<[string, () => void, string[]]>([
  ['the connection comes back', () => dispatchEvent(new Event('online')), ['openly']],
  ['the page is looked at again', () => lookAt('visible'), ['quietly']],
  ['the page is left', () => lookAt('hidden'), []],
])('%s', async (_case, happen, expected) => {
  await open();
  happen();
  expect(await triesAfter(0)).toEqual(expected);
});

test('a try by another cause puts the next one off', async () => {
  await open();
  expect(await triesAfter(20 * SECOND)).toEqual([]);
  lookAt('visible');
  expect(await triesAfter(29 * SECOND)).toEqual(['quietly']);
  expect(await triesAfter(SECOND)).toEqual(['quietly']);
});

test.each<[string, () => Promise<void>]>([
  ['is sent', () => removeFromOutbox(ENQUIRY_BODY.id)],
  ['is refused for good', () => markRefused(ENQUIRY_BODY.id, 'Phone is wrong.')],
])('no clock runs once all %s', async (_case, end) => {
  await open();
  await end();
  await triesAfter(30 * SECOND);
  expect(jest.getTimerCount()).toBe(0);
  expect(await triesAfter(60 * MINUTE)).toEqual([]);
});

test('deleted by the visitor: the clock stops, and goes on when that is undone', async () => {
  const setNext = await open();
  await removeFromOutbox(ENQUIRY_BODY.id);
  setNext();
  expect(jest.getTimerCount()).toBe(0);
  await saveToOutbox(ENQUIRY_BODY);
  setNext();
  expect(await triesAfter(30 * SECOND)).toEqual(['quietly']);
});

test('sent by another tab meanwhile: one more look, then no clock', async () => {
  await open();
  await removeFromOutbox(ENQUIRY_BODY.id);
  expect(await triesAfter(60 * MINUTE)).toEqual(['quietly']);
  expect(jest.getTimerCount()).toBe(0);
});

test('the page goes while a try is under way: nothing follows', async () => {
  let end = () => {};
  await open();
  resend.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  await triesAfter(30 * SECOND);
  page.abort();
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});
