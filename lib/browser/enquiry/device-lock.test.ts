/** @jest-environment jsdom */
import { withDeviceLock } from './device-lock';
import { webLocks } from './fixtures/web-locks';

const setLocks = (value?: object) => Object.defineProperty(navigator, 'locks', { value, configurable: true });
beforeEach(() => setLocks(webLocks()));

test('work that fails gives the lock back, and is not done again', async () => {
  const work = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(withDeviceLock('x', work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
  expect(await withDeviceLock('x', () => Promise.resolve(1), { isImpatient: true })).toBe(1);
});

test.each([
  ['without Web Locks (plain http)', undefined],
  ['where they are denied', { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
])('%s the work is done all the same, once', async (_case, locks) => {
  setLocks(locks);
  const work = jest.fn(() => Promise.resolve('done'));
  expect(await withDeviceLock('x', work, { isImpatient: true })).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});
