import { createFileCache } from './file-copy';

const text = (size: number) => 'x'.repeat(size);

test('a value is made once, however many ask for it at once', async () => {
  const cache = createFileCache<string>(10, (value) => value.length);
  const make = jest.fn(() => Promise.resolve(text(3)));
  await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('beyond the weight, what was not asked for the longest is made again', async () => {
  const cache = createFileCache<string>(10, (value) => value.length);
  const made: string[] = [];
  const ask = async (key: string) => {
    await cache.get(key, () => {
      made.push(key);
      return Promise.resolve(text(4));
    });
  };
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a fault is told and not kept', async () => {
  const cache = createFileCache<string>(10, (value) => value.length);
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(cache.get('a', () => Promise.resolve('there'))).resolves.toBe('there');
});
