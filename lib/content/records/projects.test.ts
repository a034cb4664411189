import { drop, put, type Edit } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { getProject, getProjectById, getProjects, getProjectsOfDeveloper } from './projects';
import type { Project } from '@/lib/domain/project/project';

const project = (field: string) => `residentialProjects vatika 3 ${field}`;

test('projects come residential first, in file order, by id or custom_id', async () => {
  await withEdited([], () => {
    expect(getProjects().map(({ id, kind, category }) => [id, kind, category])).toEqual([
      ['mogra-courts', 'residential', 'residential'],
      ['champa-terraces', 'residential', 'residential'],
      ['palash-row', 'residential', 'plots'],
      ['neem-court', 'residential', 'residential'],
      ['kamal-sarovar', 'residential', 'residential'],
      ['gulmohar-court', 'commercial', 'commercial'],
    ]);
    expect(getProjectsOfDeveloper('lotus-gate').map(({ id }) => id)).toEqual(['kamal-sarovar']);
    expect(getProject('lotus-gate', 'kamal-sarovar')?.cityName).toBe('Goa');
    expect(getProject('vatika', 'kamal-sarovar')).toBeNull();
    expect(getProjectById('constructor')).toBeNull();
  });
});

test.each<[string, Edit[], Partial<Project>]>([
  ['as written', [], { priceText: '₹ 1.81 – 2.62 Cr', price: { minRupees: 18_100_000, maxRupees: 26_200_000 } }],
  ['a price without mark', [put(project('price'), '1.2-2 Cr')], { priceText: '₹ 1.2 – 2 Cr' }],
  ['no price', [drop(project('price'))], { priceText: 'Price on request', price: null }],
  ['no name', [put(project('name'), ' ')], { name: 'Unnamed Project' }],
  ['no area', [drop(project('area'))], { areaText: 'Area not specified', area: null }],
  ['an area with a hyphen', [], { areaText: '1,620 – 2,340 sq.ft', area: { minSqft: 1620, maxSqft: 2340 } }],
  ['no status', [drop(project('projectStatus'))], { status: null }],
  ['bedrooms as text', [put(project('bedrooms'), '2 BHK, 3 BHK')], { bedrooms: ['2 BHK', '3 BHK'] }],
  ['bedrooms on lines', [put(project('bedrooms'), '2 BHK\r\n3 BHK\n')], { bedrooms: ['2 BHK', '3 BHK'] }],
  ['bedrooms with one unit', [put(project('bedrooms'), '2, 3, 4 BHK')], { bedrooms: ['2 BHK', '3 BHK', '4 BHK'] }],
  ['bedrooms as a range', [put(project('bedrooms'), '2-4 BHK')], { bedrooms: ['2 BHK', '3 BHK', '4 BHK'] }],
  ['bedrooms in other words', [put(project('bedrooms'), ['4 Bedroom', '2½BHK'])], { bedrooms: ['2.5 BHK', '4 BHK'] }],
  ['bedrooms with a study', [put(project('bedrooms'), '3BHK+Study, 3BHK')], { bedrooms: ['3 BHK', '3 BHK + Study'] }],
  ['bedrooms nobody understands', [put(project('bedrooms'), '2,5 BHK')], { bedrooms: ['2,5 BHK'] }],
  ['bedrooms that say none', [put(project('bedrooms'), 'N/A')], { bedrooms: [] }],
  ['no bedrooms', [drop(project('bedrooms'))], { bedrooms: [] }],
  [
    'location for localities',
    [drop(project('localities')), put(project('location'), 'Sector 82\nNH 8')],
    { localities: ['Sector 82', 'NH 8'] },
  ],
  ['localities that repeat', [put(project('localities'), 'NH 8, nh 8,, Sohna ')], { localities: ['NH 8', 'Sohna'] }],
  ['a long description', [], { description: 'Four towers.\n\nA court.' }],
  ['a short one only', [drop(project('longDescription'))], { description: 'Four towers.' }],
  [
    'none',
    [drop(project('longDescription')), drop(project('shortDescription'))],
    { description: 'No description available' },
  ],
  ['furnishing as written', [put(project('furnishing'), 'Semi-furnished')], { furnishing: 'Semi-furnished' }],
  ['a property type of its own', [put(project('unitType'), 'Farm House')], { unitType: 'Farm House' }],
  ['a derived property type', [], { unitType: 'Residential Apartment' }],
  ['a plot', [put(project('category'), 'plots')], { category: 'plots', unitType: 'Residential Land' }],
  ['the city in its own spelling', [put(project('city'), 'GURGAON')], { cityName: 'Gurgaon', citySlug: 'gurgaon' }],
])('read leniently: %s', async (_name, edits, expected) => {
  await withEdited(edits, () => expect(getProjectById('neem-court')).toMatchObject(expected));
});

test('a project without gallery shows its cover', async () => {
  await withEdited([drop(project('images'))], () => expect(getProjectById('neem-court')?.images).toHaveLength(1));
});
