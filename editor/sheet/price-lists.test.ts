import { rmSync } from 'node:fs';
import { editedFolder, put } from '@/lib/content/set/fixtures/edit-content';
import { WorkingCopy } from '../entries/working-copy';
import { LAYOUT_COUNT, priceList, type ListedPrice, type PriceList } from './fixtures/price-lists';
import { planImport, type SheetPlan } from './plan';
import { columnLetters, type Cell } from './read-tables';
import { readRows, toChoices } from './read-rows';

jest.mock('server-only', () => ({}));

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
afterAll(() => rmSync(dir, { recursive: true }));

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

const planOf = (list: PriceList): SheetPlan =>
  planImport(copy, readRows([list.table], toChoices({})), { leftOut: new Set(), accepted: new Set() });

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

/** Damage to one cell or row of a list, and what has to come of it. */
type Damage = [
  name: string,
  /** Null where this list has no such cell. */
  make: (list: PriceList, line: PriceList['lines'][number], random: () => number) => Expected | null,
];
type Expected =
  | { kind: 'fault'; row: number | null; column: number | null }
  | { kind: 'unchanged' }
  | { kind: 'without'; listed: ListedPrice };

const setCell = ({ table }: PriceList, row: number, column: number, value: Cell) => {
  table.rows[row]![column] = value;
};
const cellAt = ({ table }: PriceList, row: number, column: number) => table.rows[row]?.[column] ?? null;

/** Another price cell, which has to be told there. */
const price =
  (change: (cell: Cell, list: PriceList) => Cell): Damage[1] =>
  (list, { row }) => {
    const column = list.columns.price;
    setCell(list, row, column, change(cellAt(list, row, column), list));
    return { kind: 'fault', row, column };
  };

/** A letter left out, or two changed round. */
function misspelt(text: string): string {
  const at = Math.floor(text.length / 2);
  return `${text.slice(0, at)}${text.slice(at + 1, at + 2)}${text.slice(at, at + 1)}${text.slice(at + 3)}`;
}

const DAMAGES: readonly Damage[] = [
  ['a word for a price', price(() => 'abc')],
  ['a date for a price', price(() => new Date('2026-11-01'))],
  ['an error of the spreadsheet', price(() => '#REF!')],
  ['a hundred times the price', price((cell) => (typeof cell === 'number' ? cell * 100 : '₹ 186 Cr'))],
  ['a tenth of the price', price((cell) => (typeof cell === 'number' ? cell / 10 : '₹ 15 L'))],
  ['a bare figure', price((cell, { isBare }) => (isBare ? -1 : '1.86'))],
  ['a broken figure', price(() => '1,86,00,00')],
  ['a range turned round', price(() => '9 - 1 Cr')],
  ['a percentage', price(() => '5 %')],
  [
    'no price',
    (list, { row, listed }) => {
      setCell(list, row, list.columns.price, null);
      return { kind: 'without', listed };
    },
  ],
  [
    'a misspelt project',
    (list, { row, listed }) => {
      const column = list.columns.project;
      if (column === null || cellAt(list, row, column) === null) return null;
      setCell(list, row, column, misspelt(listed.project));
      return { kind: 'fault', row, column };
    },
  ],
  [
    'a lost project',
    (list, { row }) => {
      const column = list.columns.project;
      if (column === null || list.name === 'name once') return null;
      setCell(list, row, column, null);
      return { kind: 'fault', row, column: null };
    },
  ],
  [
    'a misspelt configuration',
    (list, { row }) => {
      setCell(list, row, list.columns.configuration, '3 BKH');
      return { kind: 'fault', row, column: list.columns.configuration };
    },
  ],
  [
    'bedrooms that are not there',
    (list, { row }) => {
      setCell(list, row, list.columns.configuration, '6 BHK');
      return { kind: 'fault', row, column: list.columns.configuration };
    },
  ],
  [
    'another area',
    (list, { row, listed }) => {
      const column = list.columns.area!;
      setCell(list, row, column, `${listed.sqft + 30} sq.ft`);
      return { kind: 'fault', row, column: null };
    },
  ],
  [
    'an area that is none',
    (list, { row }) => {
      setCell(list, row, list.columns.area!, 'NIL sq');
      return { kind: 'fault', row, column: list.columns.area };
    },
  ],
  [
    'the same home at another price',
    (list, { row }) => {
      const copied = [...list.table.rows[row]!];
      const cell = copied[list.columns.price] ?? null;
      copied[list.columns.price] = typeof cell === 'number' ? cell * 1.01 : '₹ 1.77 Cr';
      if (list.columns.project !== null) copied[list.columns.project] ??= 'Mogra Courts';
      const isTold = list.name !== 'name once';
      list.table.rows.splice(row + 1, 0, copied);
      return isTold ? { kind: 'fault', row: row + 1, column: null } : null;
    },
  ],
  [
    'an empty row',
    (list, { row }) => {
      list.table.rows.splice(row, 0, []);
      return { kind: 'unchanged' };
    },
  ],
  [
    'a row of notes',
    (list) => {
      list.table.rows.push(['Terms and conditions apply.']);
      return { kind: 'unchanged' };
    },
  ],
  [
    'the header again',
    (list, { row }) => {
      list.table.rows.splice(row, 0, [...list.table.rows[list.headerRow]!]);
      return { kind: 'unchanged' };
    },
  ],
  [
    'no header',
    (list) => {
      list.table.rows[list.headerRow] = [];
      return { kind: 'fault', row: null, column: null };
    },
  ],
  [
    'a header that says another unit',
    (list, { row }) => {
      if (!list.isBare || list.name === 'rupees in full') return null;
      const isLakh = list.name === 'lakh in the header';
      setCell(list, list.headerRow, list.columns.price, isLakh ? 'Price (Cr)' : 'Price (Lakh)');
      return { kind: 'fault', row, column: list.columns.price };
    },
  ],
  [
    'a cell moved aside',
    (list, { row }) => {
      list.table.rows[row]!.unshift('x');
      return { kind: 'fault', row, column: null };
    },
  ],
];

test('500 damaged lists: nothing is read wrongly, and what is wrong is named', () => {
  const wrong: string[] = [];
  let made = 0;
  for (let number = 0; made < 500; number++) {
    const random = numbersFrom(number * 7 + 3);
    const listed = listedPrices(random);
    const list = priceList(number, listed);
    const line = list.lines[Math.floor(random() * list.lines.length)]!;
    const [name, make] = DAMAGES[Math.floor(number / LAYOUT_COUNT) % DAMAGES.length]!;
    const expected = make(list, line, random);
    if (!expected) continue;
    made++;
    const plan = planOf(list);
    const told = `${list.name}, ${name}, ${JSON.stringify(list.table.rows[line.row])}`;
    const homes = homesOf(expected.kind === 'without' ? listed.filter((one) => one !== expected.listed) : listed);
    if (expected.kind === 'fault') {
      const isNamed = plan.faults.some(
        ({ row, column }) =>
          (expected.row === null || row === expected.row + 1) &&
          (expected.column === null || column === columnLetters(expected.column)),
      );
      if (!isNamed) wrong.push(`${told}: ${JSON.stringify(plan.faults)}`);
    } else if (plan.faults.length > 0) wrong.push(`${told}: ${JSON.stringify(plan.faults)}`);
    const strange = changedHomes(plan).filter((home) => !homes.includes(home));
    if (strange.length > 0 || (expected.kind !== 'fault' && changedHomes(plan).length !== homes.length)) {
      wrong.push(`${told}: ${strange.join('; ')}`);
    }
  }
  expect(wrong).toEqual([]);
});
