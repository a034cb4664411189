/** @jest-environment jsdom */
import { withDeviceLock } from './device-lock';
import { webLocks } from './fixtures/web-locks';

const setLocks = (value?: object) => Object.defineProperty(navigator, 'locks', { value, configurable: true });
beforeEach(() => setLocks(webLocks()));

test('a second tab turns away while the first works, and is let in after', async () => {
  let finish = () => {};
  const first = withDeviceLock('x', () => new Promise<string>((resolve) => (finish = () => resolve('first'))));
  const impatient = () => withDeviceLock('x', () => Promise.resolve('second'), { isImpatient: true });
  expect(await impatient()).toBeNull();
  expect(await withDeviceLock('y', () => Promise.resolve('other'), { isImpatient: true })).toBe('other');
  finish();
  expect(await first).toBe('first');
  expect(await impatient()).toBe('second');
});

test('who is patient waits for its turn', async () => {
  const order: string[] = [];
  let finish = () => {};
  const first = withDeviceLock('x', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('first');
  });
  const second = withDeviceLock('x', () => Promise.resolve(order.push('second')));
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

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
