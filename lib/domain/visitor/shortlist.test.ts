import fc from 'fast-check';
import { parseSaved, projectKey, SHORTLIST_MAX, toggleSaved, type SavedProject } from './saved-project';
import { aProject } from '../project/fixtures/project';
import { RECENT_MAX, toRecentProject, withViewed, type RecentProject } from './recent-project';
import {
  mergeKept,
  nameOfKey,
  notKeptText,
  parseSharedShortlist,
  sharedShortlistPath,
  shortlistWhatsappUrl,
  toFront,
} from './shortlist';

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const key = fc.tuple(slug, slug).map((parts) => parts.join('/'));
const project: fc.Arbitrary<SavedProject> = fc.record({ key, name: fc.string({ minLength: 1 }) });
const list = fc.uniqueArray(project, { selector: (each) => each.key, maxLength: 8 });
const keysOf = (projects: readonly { key: string }[]) => projects.map((each) => each.key);

const MOGRA = { key: 'vatika/mogra-courts', name: 'Mogra Courts' };
const BASALT = { key: 'aravali-crest/basalt-row', name: 'Basalt Row' };

test.each([
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['strangers among the kept', JSON.stringify([null, 7, { key: '../x', name: 'X' }, MOGRA, { key: 'a/b' }]), [MOGRA]],
  ['the same twice', JSON.stringify([MOGRA, BASALT, MOGRA]), [MOGRA, BASALT]],
])('a kept list with %s is read as what is sound of it', (_case, text, kept) => {
  expect(parseSaved(text, SHORTLIST_MAX)).toEqual(kept);
});

test('what was written is read again, as far as there is room', () => {
  fc.assert(
    fc.property(list, fc.nat(10), (kept, max) => {
      expect(parseSaved(JSON.stringify(kept), max)).toEqual(kept.slice(0, max));
    }),
  );
});

test('a heart pressed twice leaves the list as it was; pressed once, the project leads it or is gone', () => {
  fc.assert(
    fc.property(list, project, (kept, pressed) => {
      const once = toggleSaved(kept, pressed) ?? [];
      const wasKept = keysOf(kept).includes(pressed.key);
      expect(keysOf(once)[0] === pressed.key).toBe(!wasKept);
      expect(once).toHaveLength(kept.length + (wasKept ? -1 : 1));
      expect(new Set(keysOf(toggleSaved(once, pressed) ?? []))).toEqual(new Set(keysOf(kept)));
    }),
  );
});

test('a shared address names the same projects in the same order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { minLength: 1, maxLength: 8 }), (keys) => {
      const { search } = new URL(sharedShortlistPath(keys), 'https://example.in');
      expect(parseSharedShortlist(search)).toEqual(keys);
    }),
  );
});

test.each([
  ['', null],
  ['?projects= vatika/mogra-courts ', ['vatika/mogra-courts']],
  ['?projects=vatika/mogra-courts/floor', null],
])('the address %p shares %p', (query, keys) => {
  expect(parseSharedShortlist(query)).toEqual(keys);
});

test('keeping a shared list loses nothing of one’s own and repeats nothing', () => {
  fc.assert(
    fc.property(list, list, (own, shared) => {
      const merged = mergeKept(own, shared);
      expect(new Set(keysOf(merged))).toEqual(new Set([...keysOf(own), ...keysOf(shared)]));
      expect(new Set(keysOf(merged)).size).toBe(merged.length);
    }),
  );
});

test('a list never grows over its limit, and nothing is pushed out of it', () => {
  const full = Array.from({ length: SHORTLIST_MAX }, (_, at) => ({ key: `a/${at}`, name: 'A' }));
  expect(toggleSaved(full, MOGRA)).toBeNull();
  expect(toggleSaved(full, { key: 'a/7', name: 'A' })).toHaveLength(SHORTLIST_MAX - 1);
  expect(mergeKept(full, [MOGRA])).toEqual(full);
  expect(mergeKept(full.slice(1), [MOGRA, BASALT])).toEqual([MOGRA, ...full.slice(1)]);
  expect(parseSaved(JSON.stringify([MOGRA, ...full]), SHORTLIST_MAX)).toHaveLength(SHORTLIST_MAX);
});

test('a shared list of any length is cut, and what one has already is not added', () => {
  const keys = Array.from({ length: SHORTLIST_MAX + 1 }, (_, at) => `a/${at}`);
  expect(parseSharedShortlist(`?projects=${keys.join(',')}`)).toEqual(keys.slice(0, SHORTLIST_MAX));
  expect(mergeKept([MOGRA, BASALT], [BASALT, { key: 'a/b', name: 'B' }])).toEqual([
    { key: 'a/b', name: 'B' },
    MOGRA,
    BASALT,
  ]);
});

test('what stays of a project once its page was seen', () => {
  const seen = toRecentProject(aProject());
  expect(seen).toEqual({
    key: 'vatika/mogra-courts',
    name: 'Mogra Courts',
    place: 'Sector 83, Gurgaon',
    image: aProject().image,
  });
});

test('a project taken into the comparison leads, the others keep their order', () => {
  expect(keysOf(toFront([{ key: 'a/1' }, { key: 'a/2' }, { key: 'a/3' }], 'a/3'))).toEqual(['a/3', 'a/1', 'a/2']);
});

test('the message names each project with its whole address, a long list by one', () => {
  const text = (count: number) => {
    const many = Array.from({ length: count }, (_, at) => ({ key: `a/p-${at}`, name: `P ${at}` }));
    return new URL(shortlistWhatsappUrl('+91 98', many, 'https://example.in')).searchParams.get('text');
  };
  expect(text(2)).toBe(
    'Hello, I am interested in these projects:\n' +
      '1. P 0: https://example.in/project-details/a/p-0\n' +
      '2. P 1: https://example.in/project-details/a/p-1',
  );
  expect(text(12)?.split('\n')).toHaveLength(13);
  expect(text(13)?.split('\n')).toHaveLength(14);
  expect(text(13)?.split('\n').at(-1)).toMatch(/^All 13: https:\/\/example\.in\/shortlist\?projects=a\/p-0,/);
});

test.each([
  [1, 'Your shortlist is full: it holds 50 projects. 1 of these was not kept.'],
  [3, 'Your shortlist is full: it holds 50 projects. 3 of these were not kept.'],
])('of a shared list %p without room are told', (count, text) => {
  expect(notKeptText(count)).toBe(text);
});

test('a key comes from a project’s address, a name from its key', () => {
  expect(projectKey('/project-details/vatika/mogra-courts')).toBe(MOGRA.key);
  expect(nameOfKey(MOGRA.key)).toBe(MOGRA.name);
});

test('the last eight projects looked at, the latest first, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 40, size: 'max' }), (visits) => {
      const viewed = (at: number) => ({ key: `a/${at}`, name: String(at) }) as RecentProject;
      const recent = visits.reduce<RecentProject[]>((kept, at) => withViewed(kept, viewed(at)), []);
      const latestFirst = [...new Set(visits.toReversed())].slice(0, RECENT_MAX);
      expect(keysOf(recent)).toEqual(latestFirst.map((at) => `a/${at}`));
    }),
  );
});
