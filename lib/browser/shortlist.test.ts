import { readShortlist, watchShortlist, writeShortlist } from './shortlist';

const MOGRA = { key: 'vatika/mogra-courts', name: 'Mogra Courts' };

afterEach(() => {
  jest.restoreAllMocks();
  writeShortlist([]);
});

test('what is kept is in the storage of the device, under a name with a version', () => {
  writeShortlist([MOGRA]);
  expect(readShortlist()).toEqual([MOGRA]);
  expect(localStorage.getItem('shortlist.1')).toBe('[{"key":"vatika/mogra-courts","name":"Mogra Courts"}]');
});

test.each(['getItem', 'setItem'] as const)(
  'where storage refuses (%s), the list lives as long as the page',
  (method) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    if (method === 'getItem') {
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    expect(readShortlist()).toEqual([]);
    writeShortlist([MOGRA]);
    expect(readShortlist()).toEqual([MOGRA]);
  },
);

test('a change is told here, in other tabs and on coming back, until nobody listens', () => {
  const onChange = jest.fn();
  const stop = new AbortController();
  watchShortlist(onChange, stop.signal);
  writeShortlist([MOGRA]);
  dispatchEvent(new Event('storage'));
  dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(3);
  stop.abort();
  writeShortlist([]);
  expect(onChange).toHaveBeenCalledTimes(3);
});
