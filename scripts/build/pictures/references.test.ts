/** @jest-environment node */
import { drop, loadEdited, put, type Edit } from '@/lib/content/set/fixtures/edit-content';
import { formatReference, pictureReferences } from './references';

const NEEM = 'residentialProjects vatika 3';
const references = (...edits: Edit[]) => pictureReferences(loadEdited(edits).content);
/** Pictures that only the edited record names. */
const added = (...edits: Edit[]) => {
  const before = new Set(references(drop(`${NEEM} image`), drop(`${NEEM} images`)).map(({ value }) => value));
  return references(drop(`${NEEM} image`), drop(`${NEEM} images`), ...edits)
    .map(({ value }) => value)
    .filter((value) => !before.has(value));
};

test('a picture is found with the place an editor looks for', () => {
  const found = references(put(`${NEEM} image`, 'projects/a.jpg'), put(`${NEEM} images`, ['projects/b.png']));
  const ours = found.filter(({ value }) => /^projects\/[ab]\./.test(value));
  expect(ours.map((each) => [each.value, formatReference(each)])).toEqual([
    ['projects/a.jpg', 'residentialProjects.json › vatika[3] (neem-court) › image'],
    ['projects/b.png', 'residentialProjects.json › vatika[3] (neem-court) › images[0]'],
  ]);
});

test.each<[string, Edit[], string[]]>([
  ['a picture field whose ending was forgotten', [put(`${NEEM} image`, 'a/b')], ['a/b']],
  ['the address of a picture', [put(`${NEEM} image`, 'https://p.example/a.jpg?w=3')], ['https://p.example/a.jpg?w=3']],
  ['an empty value', [put(`${NEEM} image`, ' ')], []],
  ['another address', [put(`${NEEM} website`, 'https://p.example/about')], []],
  ['a record with an error, which no page shows', [put(`${NEEM} image`, 'a/b'), put(`${NEEM} price`, 7)], []],
])('%s', (_case, edits, expected) => {
  expect(added(...edits)).toEqual(expected);
});
