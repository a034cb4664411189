/** @jest-environment jsdom */
import type { EnquiryBody } from '@/lib/domain/enquiry/body';
import { removeFromOutbox, eraseRunOut, saveToOutbox, readPending, restoreEnquiries } from './pending';
import { hasPending } from './pending-key';

const body = (id: string): EnquiryBody => ({
  name: 'Asha',
  phone: '98000 00001',
  email: '',
  message: '3 BHK',
  id,
  consent: '2026-11',
});
const idsOf = () => readPending().map(({ id }) => id);
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('an enquiry waits on the device until it is taken off, and leaves nothing behind', async () => {
  expect(hasPending()).toBe(false);
  expect(await saveToOutbox(body('1'))).toBe(true);
  expect(await saveToOutbox(body('2'))).toBe(true);
  expect(hasPending()).toBe(true);
  expect(idsOf()).toEqual(['1', '2']);
  expect(localStorage.getItem('enquiries-v1')).toContain('"status":"pending"');
  await removeFromOutbox('1');
  expect(idsOf()).toEqual(['2']);
  await removeFromOutbox('2');
  expect(hasPending()).toBe(false);
});

test('deleted by mistake they come back to the head, each once', async () => {
  await saveToOutbox(body('1'));
  await saveToOutbox(body('2'));
  const both = readPending();
  await removeFromOutbox('1');
  await saveToOutbox(body('3'));
  await saveToOutbox(body('4'));
  await restoreEnquiries(both);
  expect(idsOf()).toEqual(['1', '2', '3', '4']);
});

describe('what is older than thirty days is erased from the device', () => {
  const DAY_MS = 86_400_000;
  const entry = (id: string, days: number) => ({
    ...body(id),
    consent: '2026-01',
    timestamp: new Date(Date.now() - days * DAY_MS).toISOString(),
    status: 'pending',
  });
  test.each([
    ['one of 31 days', [31], []],
    ['one of 200 days', [200], []],
    ['both, and the younger stays', [31, 29, 200, 0], ['29', '0']],
    ['none of 30 days', [30], ['30']],
  ])('%s', async (_case, days, left) => {
    localStorage.setItem('enquiries-v1', JSON.stringify(days.map((age) => entry(String(age), age))));
    await eraseRunOut();
    expect(hasPending()).toBe(left.length > 0);
    const stored = JSON.parse(localStorage.getItem('enquiries-v1') ?? '[]') as { id: string }[];
    expect(stored.map(({ id }) => id)).toEqual(left);
  });

  test.each([
    ['what cannot be read', '{"name":"Asha","pho', null],
    ['the rest of a list that was cut', `[${JSON.stringify(entry('1', 0))},{"name":"Asha","pho`, ['1']],
  ])('%s goes as well', async (_case, stored, left) => {
    localStorage.setItem('enquiries-v1', stored);
    await eraseRunOut();
    expect(localStorage.getItem('enquiries-v1') === null).toBe(left === null);
    expect(idsOf()).toEqual(left ?? []);
  });
});

test('where storage is blocked nothing is kept and nothing breaks', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(await saveToOutbox(body('1'))).toBe(false);
  expect(hasPending()).toBe(false);
  expect(readPending()).toEqual([]);
});
