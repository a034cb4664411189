import { withDeviceLock } from './device-lock';

/** Web Locks of one browser: one holder per name; others wait or give up. */
function fakeLocks() {
  const ends = new Map<string, Promise<unknown>>();
  return {
    async request<T>(name: string, { ifAvailable }: LockOptions, work: (lock: object | null) => Promise<T> | null) {
      if (ends.has(name) && ifAvailable) return work(null);
      while (ends.has(name)) await ends.get(name);
      const end = Promise.resolve(work({ name })).finally(() => ends.delete(name));
      ends.set(
        name,
        end.catch(() => null),
      );
      return end;
    },
  };
}

const refusing = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) };

afterEach(() => localStorage.clear());

describe.each<[string, object | undefined]>([
  ['Web Locks', fakeLocks()],
  ['a claim in the storage', undefined],
])('with %s', (_case, locks) => {
  beforeEach(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));

  test('a second tab turns away while the first works, and is let in after', async () => {
    let finish = () => {};
    const first = withDeviceLock('x', () => new Promise<string>((resolve) => (finish = () => resolve('first'))));
    const impatient = () => withDeviceLock('x', () => Promise.resolve('second'), { isImpatient: true });
    expect(await impatient()).toBeNull();
    expect(await withDeviceLock('y', () => Promise.resolve('other'), { isImpatient: true })).toBe('other');
    finish();
    expect(await first).toBe('first');
    expect(await impatient()).toBe('second');
    expect(localStorage).toHaveLength(0);
  });

  test('work that fails gives the lock back', async () => {
    await expect(withDeviceLock('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withDeviceLock('x', () => Promise.resolve(1), { isImpatient: true })).toBe(1);
  });
});

test('with Web Locks who is patient waits for its turn, and nothing is written', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const order: string[] = [];
  let finish = () => {};
  const first = withDeviceLock('x', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('first');
  });
  const second = withDeviceLock('x', () => Promise.resolve(order.push('second')));
  expect(localStorage).toHaveLength(0);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('work that fails under Web Locks is not done again', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const work = jest.fn(() => Promise.reject(new Error('broken')));
  await expect(withDeviceLock('x', work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);
});

test('claims of others stay as long as they hold, and nothing else does', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const open = Date.now() + 30_000;
  localStorage.setItem('enquiries-claims', JSON.stringify({ open, over: Date.now() - 1, strange: 'soon' }));
  await withDeviceLock('x', () => {
    const claims = JSON.parse(localStorage.getItem('enquiries-claims')!) as Record<string, number>;
    expect(Object.keys(claims).sort()).toEqual(['open', 'x']);
    expect(claims['x']).toBeGreaterThan(Date.now() + 59_000);
    return Promise.resolve();
  });
  expect(JSON.parse(localStorage.getItem('enquiries-claims')!)).toEqual({ open });
});

test('where storage is blocked too, the work is done all the same', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  expect(await withDeviceLock('x', () => Promise.resolve('done'), { isImpatient: true })).toBe('done');
  jest.restoreAllMocks();
});

test('where locks are denied the work is done all the same, once', async () => {
  Object.defineProperty(navigator, 'locks', { value: refusing, configurable: true });
  const work = jest.fn(() => Promise.resolve('done'));
  expect(await withDeviceLock('x', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('the claim of a tab that was closed runs out', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const work = () => Promise.resolve('done');
  localStorage.setItem('enquiries-claims', JSON.stringify({ x: Date.now() + 1000 }));
  expect(await withDeviceLock('x', work, { isImpatient: true })).toBeNull();
  localStorage.setItem('enquiries-claims', JSON.stringify({ x: Date.now() - 1 }));
  expect(await withDeviceLock('x', work, { isImpatient: true })).toBe('done');
  localStorage.setItem('enquiries-claims', '{');
  expect(await withDeviceLock('x', work, { isImpatient: true })).toBe('done');
});

test('a claim made while the clock was ahead holds nobody back', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  localStorage.setItem('enquiries-claims', JSON.stringify({ x: Date.now() + 400 * 86_400_000 }));
  expect(await withDeviceLock('x', () => Promise.resolve(1), { isImpatient: true })).toBe(1);
  expect(localStorage).toHaveLength(0);
});
