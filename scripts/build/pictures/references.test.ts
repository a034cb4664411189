/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectReferences, readReferences } from './references';

const values = (document: unknown) => collectReferences(document, 'x.json').map(({ value }) => value);

test('a picture is found with the place an editor looks for', () => {
  const projects = {
    vatika: [{ id: 'a' }, { custom_id: 'neem-court', image: 'projects/a.jpg', images: ['projects/b.png'] }],
  };
  expect(collectReferences(projects, 'residentialProjects.json')).toEqual([
    { value: 'projects/a.jpg', place: 'residentialProjects.json › vatika[1] (neem-court) › image' },
    { value: 'projects/b.png', place: 'residentialProjects.json › vatika[1] (neem-court) › images[0]' },
  ]);
});

test.each([
  ['a path with a picture ending, whatever the field', { anything: 'a/b.WEBP' }, ['a/b.WEBP']],
  ['a picture field whose ending was forgotten', { logo: 'a/b' }, ['a/b']],
  ['the address of a picture with a query', { x: 'https://p.example/a.jpg?w=3' }, ['https://p.example/a.jpg?w=3']],
  ['the address of a picture field', { images: [{ url: 'https://p.example/1' }] }, ['https://p.example/1']],
  ['another url', { url: 'https://p.example/about' }, []],
  ['texts beside the picture', { images: [{ title: 'Pool', description: 'Blue' }] }, []],
  ['an empty value', { image: ' ' }, []],
  ['values of other kinds', { image: null, images: [3, true] }, []],
])('%s', (_case, document, expected) => {
  expect(values(document)).toEqual(expected);
});

test('pictures of a file that stayed as it was are told from what was kept, those of another are found anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'references-'));
  const kept = join(folder, 'kept');
  const read = () => readReferences(folder, kept).map(({ value }) => value);
  const save = (picture: string) => writeFileSync(join(folder, 'x.json'), JSON.stringify({ image: picture }));
  const keptText = () => readFileSync(join(kept, 'x.json'), 'utf8');
  process.env['CONTENT_READ_BY'] = 'code';
  save('a.jpg');
  expect(read()).toEqual(['a.jpg']);
  writeFileSync(join(kept, 'x.json'), keptText().replace('a.jpg', 'kept.jpg'));
  expect(read()).toEqual(['kept.jpg']);
  process.env['CONTENT_READ_BY'] = 'other code';
  expect(read()).toEqual(['a.jpg']);
  save('b.jpg');
  expect(read()).toEqual(['b.jpg']);
  delete process.env['CONTENT_READ_BY'];
  rmSync(folder, { recursive: true });
});
