import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { editedFolder, put } from '@/lib/content/set/fixtures/edit-content';
import { newEntry, openEntry, usualPlans } from './entries';
import { saveRecords } from './save';
import { WorkingCopy } from './working-copy';

const MOGRA = 'residentialProjects vatika 0';
const OWN_FACTS = {
  ...{ reraUrl: 'https://haryanarera.gov.in/1', reraCompletion: 'Dec 2028', reraValidUntil: '2029-03-31' },
  ...{ checkedAt: '2026-11-20', postedAt: '2026-11-01', draft: true, visibleUntil: '2027-01-01' },
  laterPrices: [{ from: '2026-12-04', price: '₹ 1.9 Cr' }],
  progress: [{ month: '2026-09', stage: 'Foundations' }],
};
const OWN_FIELDS = [...Object.keys(OWN_FACTS), 'rera', 'coordinates'];

let dir: string;
let copy: WorkingCopy;
beforeEach(() => {
  const edits = [
    ...Object.entries(OWN_FACTS).map(([field, value]) => put(`${MOGRA} ${field}`, value)),
    put(`${MOGRA} longDescription`, 'Mogra Courts has four towers.'),
    put('units mogra-courts', { checkedAt: '2026-11-20', units: [] }),
  ];
  dir = editedFolder(edits);
  copy = new WorkingCopy(dir);
});

const COPY = { type: 'project', from: 'mogra-courts', name: 'Mogra "Two"', id: 'mogra-two' };

test('a copy takes over texts, pictures, prices and plans, and nothing that was told of the other alone', () => {
  const made = newEntry(copy, { ...COPY, developer: 'm3m' })!;
  const valueOf = (name: string) => made.parts.find(({ file }) => file === name)?.value as Record<string, unknown>;
  const project = valueOf('residentialProjects');
  expect(project).toMatchObject({
    ...{ id: 'mogra-two', name: 'Mogra "Two"', developer: 'Vatika', city: 'Gurgaon', price: '₹ 1.81 – 2.62 Cr' },
    longDescription: 'Mogra "Two" has four towers.',
  });
  expect(Object.keys(project).filter((field) => OWN_FIELDS.includes(field))).toEqual([]);
  expect([project['image'], project['images']]).toEqual([undefined, ['interiors/living-01.jpg']]);
  expect(valueOf('floorPlans')['floors']).toEqual(
    (copy.json('floorPlans') as Record<string, { floors: unknown }>)['mogra-courts']?.floors,
  );
  expect(valueOf('paymentPlans')).toHaveLength(1);
  expect([valueOf('sitePlans'), valueOf('units')]).toEqual([undefined, undefined]);
  expect(valueOf('locations')['coordinates']).toBeUndefined();

  const changes = made.parts.map(({ file, path: at, value }) => ({ file, path: at, after: value }));
  expect(saveRecords(copy, changes).kind).toBe('saved');
  expect(openEntry(copy, 'project', 'mogra-two')?.entry.title).toBe('Mogra "Two"');
  expect(copy.faults().errors).toEqual([]);
});

test('what was said anew stands in the copy', () => {
  const made = newEntry(copy, { ...COPY, rera: 'NEW-7', checkedAt: '2026-11-26' })!;
  expect(made.parts[0]?.value).toMatchObject({ rera: 'NEW-7', checkedAt: '2026-11-26' });
});

test('the payment plans of the developer’s other projects are offered, the most usual first', () => {
  const plan = (name: string) => [{ plan_type_name: name, schedule_entries: [] }];
  writeFileSync(
    path.join(dir, 'paymentPlan.json'),
    JSON.stringify({ 'mogra-courts': plan('A'), 'champa-terraces': plan('B'), 'palash-row': plan('B') }),
  );
  copy.refresh();
  const wordsFor = (developer: string, key: string) =>
    usualPlans(copy, { ...newEntry(copy, { type: 'project', name: key, developer })!.entry }).map(({ words }) => words);
  expect(wordsFor('vatika', 'neem')).toEqual(['As Champa Terraces and 1 more: B', 'As Mogra Courts: A']);
  expect(wordsFor('vatika', 'mogra-courts')).toEqual(['As Champa Terraces and 1 more: B']);
  expect(wordsFor('m3m', 'neem')).toEqual([]);
});
