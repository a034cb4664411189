import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { diskSource, sampleDir } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { formatErrors } from '@/lib/content/set/report';
import { readContent } from '../../content-sets/content-set';
import { ENDLESS_TEXT, HOSTILE_TEXTS, makeHostileSet } from './make-hostile-set';

const set = makeHostileSet(readContent(sampleDir()));

function load(files: Record<ContentKey, unknown>) {
  const texts = new Map(
    Object.entries(files).map(([key, value]) => [CONTENT_FILES[key as ContentKey].name, JSON.stringify(value)]),
  );
  return loadContent({
    ...diskSource(sampleDir()),
    read: (file) => (texts.has(file) ? Buffer.from(texts.get(file) ?? '') : null),
  });
}

test('texts that could do harm are texts like any other: the check lets them pass', () => {
  expect(formatErrors(load(set).faults)).toBe('');
  const words = JSON.stringify(set);
  for (const text of [...HOSTILE_TEXTS, ENDLESS_TEXT]) expect(words).toContain(JSON.stringify(text).slice(1, -1));
});

test('developers have seven, six, one and no projects', () => {
  const { residentialProjects, commercialProjects } = load(set).content;
  const counts = new Map<string, number>();
  for (const { key } of residentialProjects.entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  expect([...counts.values()]).toEqual([7, 6, 1]);
  expect(commercialProjects.entries).toHaveLength(1);
});

test.each([
  ['turns the direction of writing', '\u202Etxet'],
  ['hides a letter', 'Mogra\u0000Courts'],
])('a character that %s is refused, with its place', (_what, name) => {
  const projects = structuredClone(set.residentialProjects) as Record<string, { name: string }[]>;
  projects['vatika']![0]!.name = name;
  expect(formatErrors(load({ ...set, residentialProjects: projects }).faults)).toMatch(
    /residentialProjects\.json › vatika\[0\] .* › name: expected text without hidden control characters, found U\+/,
  );
});
