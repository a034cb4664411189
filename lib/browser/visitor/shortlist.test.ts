/** @jest-environment jsdom */
import { RECENT_MAX } from '@/lib/domain/visitor/recent-project';
import { readRecent, writeRecent } from './recent-projects';
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

test('projects looked at are kept apart, those with a picture only', () => {
  const image = { kind: 'remote', src: 'https://cdn.example/a.jpg' } as const;
  const seen = { ...MOGRA, place: 'Sector 83', image };
  const photograph = {
    kind: 'raster' as const,
    src: '/images/a.jpg',
    stem: '/images/a.0f',
    width: 4,
    height: 3,
    widths: [4],
  };
  const other = { ...seen, key: 'a/b', image: photograph };
  writeRecent([seen, other]);
  expect(readRecent()).toEqual([seen, other]);
  expect(localStorage.getItem('recently-viewed.1')).toContain(MOGRA.key);
  const strangers = [
    { ...seen, image: null },
    { ...seen, key: 'a/c', image: {} },
    { ...seen, key: 'a/d', image: { src: '' } },
  ];
  localStorage.setItem('recently-viewed.1', JSON.stringify(strangers));
  expect(readRecent()).toEqual([]);
  localStorage.setItem(
    'recently-viewed.1',
    JSON.stringify(Array.from({ length: 9 }, (_, at) => ({ ...seen, key: `a/${at}` }))),
  );
  expect(readRecent()).toHaveLength(RECENT_MAX);
});
