import { ownSheet } from '@/lib/domain/buying/cost-sheet';
import { parsePurchase } from '@/lib/domain/buying/purchase-query';
import { OWNERS } from '@/lib/domain/project/rates';
import type { Project } from '@/lib/domain/project/project';
import { put } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { getAllInTexts, getBuyingFile, getProjectCosts } from './costs';
import { formatRupees } from '@/lib/domain/project/price';
import { getProject, getProjects } from './projects';

test('every project says in its page what its calculator counts, for each owner', () => {
  const file = getBuyingFile()!;
  const counts = { amounts: 0, rules: 0 };
  for (const project of getProjects()) {
    const { shown, start } = getProjectCosts(project)!;
    counts[shown.kind] += 1;
    if (shown.kind === 'rules' || !start) continue;
    for (const [column, owner] of OWNERS.entries()) {
      const asked = parsePurchase(new URLSearchParams({ owner }), start, file)!;
      const rows = ownSheet({ ...file, place: asked.place }, asked.purchase);
      const lines = rows.map(({ label, rupees }) => [label, rupees[0]]);
      // The page has other prices and stages below.
      const page = shown.rows.slice(0, lines.length).map(({ label, rupees }) => [label, rupees[column]]);
      expect([project.id, ...page]).toEqual([project.id, ...lines]);
    }
  }
  expect(counts.amounts + counts.rules).toBe(getProjects().length);
  expect(counts.amounts).toBeGreaterThan(counts.rules);
});

test('the assistant says of each project at its lowest price what the sheet on its page comes to', () => {
  const said = getProjects().filter((project) => {
    const { shown, start } = getProjectCosts(project)!;
    const texts = getAllInTexts(project);
    if (shown.kind === 'rules') return expect(texts).toEqual([]);
    const [man, woman, joint] = shown.rows.find(({ label }) => label === 'All-in')!.rupees.map(formatRupees);
    const ofLowest = texts.find((text) => text.includes(`, ${formatRupees(start!.priceRupees)}, comes to `));
    const each = `${man} for a man, ${woman} for a woman, ${joint} for two`;
    expect(ofLowest).toContain(`${man === woman && man === joint ? man : each}, with duty`);
    // One sum for all, or one for each owner.
    expect([1, 3]).toContain(/registration \(([^)]*)\)/.exec(ofLowest!)![1]!.split(', ').length);
    expect([project.id, ofLowest!.includes(' of GST ')]).toEqual([project.id, shown.gst !== 'none']);
    return true;
  });
  expect(said.length).toBeGreaterThan(50);
});

/** Percent of GST by what is sold and its status. */
const GST = {
  home: { 'New Launch': 5, 'Under Construction': 5, 'Ready To move': 0 },
  office: { 'New Launch': 12, 'Under Construction': 12, 'Ready To move': 0 },
  land: { 'New Launch': 0, 'Under Construction': 0, 'Ready To move': 0, none: 0 },
} as const;

/** Under ₹ 45 lakh, and their drawings state a carpet area of at most 60 sq.m: 1 % while they are built. */
const AFFORDABLE = ['yamuna-doab-studios-greater-noida-west'];

const PLACES: Record<string, string> = {
  ...{ gurgaon: 'Inside municipal limits, Haryana', faridabad: 'Inside municipal limits, Haryana' },
  ...{ delhi: 'Municipal Corporation area, Delhi', mumbai: 'Mumbai (city and suburbs), Maharashtra' },
  ...{ noida: 'Whole state, Uttar Pradesh', lucknow: 'Whole state, Uttar Pradesh', goa: 'Whole state, Goa' },
  ...{ pune: 'Pune, Thane, Navi Mumbai, Nagpur (corporation limits), Maharashtra' },
  bangalore: 'Corporation limits (Bengaluru), Karnataka',
};

function soldAs({ category, kind, sellsBuilding }: Project): keyof typeof GST {
  if (!sellsBuilding && ['plots', 'sco'].includes(category)) return 'land';
  return kind === 'commercial' ? 'office' : 'home';
}

test.each(getProjects().map((project) => [project.id, project] as const))(
  '%s has the GST of what it sells, its status and its place',
  (_, project) => {
    const percents: Record<string, number> = GST[soldAs(project)];
    const percent = AFFORDABLE.includes(project.id) ? 1 : percents[project.status ?? 'none'];
    const { shown, placeText } = getProjectCosts(project)!;
    expect(placeText).toBe(PLACES[project.citySlug]);
    if (shown.kind === 'rules') {
      const rule = shown.rules.find(({ label }) => label.startsWith('GST'))?.rule ?? '0 %';
      return expect(rule).toMatch(new RegExp(`^${percent} %`));
    }
    const amountsOf = (label: string) => shown.rows.find((row) => row.label === label)?.rupees ?? [0, 0, 0];
    expect(shown.gst).toBe(percent === 0 ? 'none' : 'due');
    expect(amountsOf('GST')).toEqual(amountsOf('Price').map((rupees) => Math.round((rupees * percent!) / 100)));
  },
);

test.each([
  ['of the place', 2],
  ['of GST', 6],
])('a check %s that is too old leaves the rules', async (_, at) => {
  await withEdited([put(`buyingRates ${at} checkedOn`, '2020-01-01')], () => {
    const costs = getProjectCosts(getProject('vatika', 'mogra-courts')!);
    expect(costs).toMatchObject({ start: null, shown: { kind: 'rules', isExpired: true } });
  });
});

test('a project outside municipal limits has the duty of there', async () => {
  await withEdited([put('residentialProjects vatika 0 dutyPlace', 'hr-rural')], () => {
    expect(getProjectCosts(getProjects()[0]!)?.start?.placeIds).toEqual(['hr-rural']);
  });
});

test('calculators get the places that are sold in, without sources', async () => {
  await withEdited([], () => {
    expect(getBuyingFile()?.places.map(({ id }) => id)).toEqual(['hr-urban', 'hr-rural', 'ga']);
    expect(JSON.stringify(getBuyingFile())).not.toContain('http');
  });
});
