/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put, type Edit } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-'));
  // The catalogue's icons are read from there.
  symlinkSync(join(home, 'node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const IDS = ['mogra-courts', 'neem-court'];
const LISTS = [['mogra-courts'], IDS, IDS.toReversed()];

/** Builds a content set once: the projects and lists of projects whose value was computed, and the hashes. */
async function build(edits: readonly Edit[], { code = 'code', mode = 'strict' } = {}) {
  const made: string[] = [];
  const lists: string[] = [];
  const hashes: string[] = [];
  await withEdited(
    edits,
    async () => {
      process.env['CONTENT_READ_BY'] = code;
      jest.resetModules();
      const { OfProject, OfProjects, cacheProjectHashes, hashData } = await import('./hash');
      const { getProjectById } = await import('../records/projects');
      for (const id of IDS) {
        const own = new OfProject('page', id, () => (made.push(id), getProjectById(id)?.priceText));
        hashes.push(hashData({ own }));
      }
      for (const ids of LISTS) {
        const projects = ids.flatMap((id) => getProjectById(id) ?? []);
        const prices = () => (lists.push(ids.join(' ')), projects.map(({ id, priceText }) => [id, priceText]));
        hashes.push(hashData({ prices: new OfProjects('prices', projects, prices) }));
      }
      cacheProjectHashes();
    },
    mode,
  );
  return { made, lists, hashes };
}

const NEEM_PRICE = put('residentialProjects vatika 3 price', '₹ 9.10 Cr');

test('what is made of a project is made again where its own records changed, and the hash follows', async () => {
  const first = await build([]);
  expect(first.made).toEqual(IDS);
  expect(await build([])).toEqual({ made: [], lists: [], hashes: first.hashes });
  const priced = await build([NEEM_PRICE]);
  expect(priced.made).toEqual(['neem-court']);
  expect(priced.hashes[0]).toBe(first.hashes[0]);
  expect(priced.hashes[1]).not.toBe(first.hashes[1]);
  expect((await build([NEEM_PRICE])).made).toEqual([]);
});

test('what is made of a list of projects is made again where one of them changed', async () => {
  const first = await build([]);
  expect(new Set(first.hashes.slice(IDS.length)).size).toBe(LISTS.length);
  const priced = await build([NEEM_PRICE]);
  expect(priced.lists).toEqual(['mogra-courts neem-court', 'neem-court mogra-courts']);
  expect(priced.hashes[2]).toBe(first.hashes[2]);
  expect(priced.hashes[3]).not.toBe(first.hashes[3]);
  expect((await build([NEEM_PRICE])).lists).toEqual([]);
});

test.each<[string, Edit[]]>([
  ['a payment plan', [put('paymentPlan mogra-courts 0 plan_type_name', 'Another Plan')]],
  ['an amenity', [put('projectAmenities mogra-courts 1', 'lift')]],
])('%s belongs to its project', async (_, edits) => {
  await build([]);
  expect((await build(edits)).made).toEqual(['mogra-courts']);
});

test.each<[string, Edit[], { code?: string; mode?: string }]>([
  ['a city', [put('cities goa name', 'Goa State')], {}],
  ['the site', [put('site phone', '+91 00000 22222')], {}],
  ['the catalogue', [put('catalogue amenities gym label', 'Fitness room')], {}],
  ['the code', [], { code: 'other' }],
  [
    'a record that is left out',
    [put('residentialProjects vatika 0 price', 7), put('residentialProjects vatika 3 bedrooms', 7)],
    { mode: 'lenient' },
  ],
  ['nothing that is kept', [], { code: '' }],
])('with %s everything is made', async (_, edits, options) => {
  await build([]);
  expect((await build(edits, options)).made).toEqual(IDS);
});
