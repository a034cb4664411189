import { getBuyingFile, getProjectCosts } from '@/lib/content/records/costs';
import { getProject } from '@/lib/content/records/projects';
import type { CostRow, ProjectCosts } from '@/lib/domain/project/costs';
import { checkProjectCosts } from './project-costs';

const COSTS = getProjectCosts(getProject('vatika', 'mogra-courts-sector-83')!)!;
const RULES = getProjectCosts(getProject('ivory-square', 'ivory-row-sector-43')!)!;
const FILE = getBuyingFile();

const rowOf = ({ label, rule, rupees }: CostRow) =>
  `<tr><th scope="row">${rule === null ? label : `<details><summary>${label}</summary>${rule}</details>`}</th>${rupees
    .map((amount) => `<td>${amount.toLocaleString('en-IN')}</td>`)
    .join('')}</tr>`;

const LAND = getProjectCosts(getProject('vatika', 'tilak-arcade-sco-sector-82a')!)!;

function sheetOf({ shown }: ProjectCosts): string {
  if (shown.kind === 'rules') return shown.rules.map(({ label, rule }) => `<dt>${label}</dt><dd>${rule}</dd>`).join('');
  const words = shown.gst === 'due' ? 'with GST, duty and registration' : 'No GST is due on the price.';
  return `<p>${words}</p><div data-costs=""><table><tbody>${shown.rows.map(rowOf).join('')}</tbody></table></div>`;
}

/** Correct outputs of costs. */
function outputsOf(costs: ProjectCosts, lowPrice = costs.start?.priceRupees) {
  const props = JSON.stringify({ start: costs.start, title: 'Mogra Courts' });
  const offers = costs.start ? { offers: { lowPrice } } : {};
  const data = JSON.stringify({ '@graph': [{ '@type': 'RealEstateListing', ...offers }] });
  const calculator = costs.start
    ? `<div data-island="CostCalculatorBox" data-when="near" data-props='${props}'></div>`
    : '';
  return {
    page: `<script type="application/ld+json">${data}</script>${sheetOf(costs)}${calculator}`,
    brochure: sheetOf(costs),
  };
}

test.each([
  ['amounts', COSTS],
  ['amounts', LAND],
  ['rules', RULES],
])('page, brochure, structured data and calculator agree: %s', (kind, costs) => {
  expect(costs.shown.kind).toBe(kind);
  expect(checkProjectCosts(costs, outputsOf(costs), FILE)).toEqual([]);
});

const RIGHT = outputsOf(COSTS);
const start = COSTS.start!;
test.each([
  ['another amount in the page', { page: RIGHT.page.replace('9,05,000', '9,05,001') }, /^page: costs /],
  ['a brochure without costs', { brochure: '' }, /^brochure: costs /],
  ['another price for crawlers', { page: outputsOf(COSTS, 18_200_000).page }, /^structured data: lowPrice 18200000/],
  [
    'a calculator of another price',
    { page: outputsOf({ ...COSTS, start: { ...start, priceRupees: 1 } }).page },
    /^calc/,
  ],
  ['a sheet that does not name its GST', { page: RIGHT.page.replace('with GST, ', 'with ') }, /^page: GST is due/],
  ['no calculator', { page: RIGHT.page.replace('CostCalculatorBox', 'other') }, /^no calculator/m],
])('%s is told', (_, over, fault) => {
  expect(checkProjectCosts(COSTS, { ...RIGHT, ...over }, FILE).join('\n')).toMatch(fault);
});

test.each(['with GST, duty and registration', 'Of ₹ 3.35 Cr, before GST'])('land with "%s" is told', (words) => {
  const { page, brochure } = outputsOf(LAND);
  expect(checkProjectCosts(LAND, { page, brochure: `${brochure}<p>${words}</p>` }, FILE)).toEqual([
    expect.stringMatching(/^brochure: ".*GST.*" where no GST is due$/),
  ]);
});

test('a rule that is not told is missed', () => {
  expect(checkProjectCosts(RULES, { page: '', brochure: '' }, FILE)).toContain('the rule of Stamp duty is not told');
});
