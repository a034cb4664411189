import { editedFolder, put } from '@/lib/content/set/fixtures/edit-content';
import { WorkingCopy } from '../entries/working-copy';
import { LAYOUT_COUNT, type ListedPrice, priceList } from './fixtures/price-lists';
import { planImport, type SheetPlan } from './plan';
import type { Table } from './read-tables';
import { readRows, toChoices } from './read-rows';

const PROJECTS = [
  [
    'Vatika',
    'Mogra Courts',
    'mogra-courts',
    [
      ['3 BHK', 1620, 1.81],
      ['3 BHK', 1885, 2.05],
      ['4 BHK', 2340, 2.62],
    ],
  ],
  [
    'Vatika',
    'Champa Terraces',
    'champa-terraces',
    [
      ['2 BHK', 1240, 1.18],
      ['3 BHK', 1620, 1.9],
    ],
  ],
  [
    'Vatika',
    'Neem Court',
    'neem-court',
    [
      ['3 BHK + Study', 1885, 1.95],
      ['4 BHK', 2340, 2.5],
    ],
  ],
  [
    'Lotus Gate',
    'Kamal Sarovar',
    'kamal-sarovar',
    [
      ['2 BHK', 1240, 0.96],
      ['3 BHK', 1700, 1.46],
    ],
  ],
] as const;

let dir: string;
let copy: WorkingCopy;

beforeAll(() => {
  const plans = PROJECTS.map(([developer, name, id, sizes]) => {
    const floors = sizes.map(([configuration, sqft, crore]) => ({
      ...{ configuration, area: `${sqft.toLocaleString('en-IN')} sq.ft`, baseSellingPrice: `₹ ${crore} Cr` },
    }));
    return put(`floorPlan ${id}`, { id, name, developer, floors });
  });
  dir = editedFolder(plans);
  copy = new WorkingCopy(dir);
});

/** Numbers from 0 to 1, the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Every home at another price, up to 9 % away. */
function listedPrices(random: () => number): ListedPrice[] {
  return PROJECTS.flatMap(([developer, project, , sizes]) =>
    sizes.map(([configuration, sqft, crore]) => {
      const rupees = Math.round(crore * 100 * (1.01 + random() * 0.08)) * 1e5;
      return { developer, project, configuration, sqft, rupees: rupees === crore * 1e7 ? rupees + 1e5 : rupees };
    }),
  );
}

const planOf = (table: Table): SheetPlan =>
  planImport(copy, readRows([table], toChoices({})), { leftOut: new Set(), accepted: new Set() });

/** 'mogra-courts 3 BHK 1,620 sq.ft ₹ 1.86 Cr' of every configuration that would be another. */
function changedHomes({ records }: SheetPlan): string[] {
  return records.flatMap(({ file, path: [id], before, after }) => {
    if (file !== 'floorPlans') return [];
    const [old, now] = [before, after].map((plan) => (plan as { floors: Record<string, unknown>[] }).floors);
    return now!.flatMap((floor, at) =>
      floor === old?.[at] ? [] : [[id, floor['configuration'], floor['area'], floor['baseSellingPrice']].join(' ')],
    );
  });
}

const priceText = (rupees: number) => (rupees >= 1e7 ? `₹ ${rupees / 1e7} Cr` : `₹ ${rupees / 1e5} L`);
const homesOf = (listed: readonly ListedPrice[]) =>
  listed.map(({ project, configuration, sqft, rupees }) => {
    const id = PROJECTS.find(([, name]) => name === project)![2];
    return `${id} ${configuration} ${sqft.toLocaleString('en-IN')} sq.ft ${priceText(rupees)}`;
  });

test.each(Array.from({ length: LAYOUT_COUNT }, (_, number) => number))('layout %i is read whole', (number) => {
  const listed = listedPrices(numbersFrom(number));
  const plan = planOf(priceList(number, listed));
  expect(plan.faults).toEqual([]);
  expect(changedHomes(plan).toSorted()).toEqual(homesOf(listed).toSorted());
});
