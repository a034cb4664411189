import { readFileSync } from 'node:fs';
import { getProjectCosts } from '@/lib/content/records/costs';
import { type BuyingFile, ownSheet } from '@/lib/domain/buying/cost-sheet';
import { parsePurchase } from '@/lib/domain/buying/purchase-query';
import { OWNERS } from '@/lib/domain/project/rates';
import type { CostStart, ProjectCosts } from '@/lib/domain/project/costs';
import type { Project } from '@/lib/domain/project/project';
import { decodeEntities, textOf } from './markup';
import { readListing } from './project-figures';

/** Label and amounts of each line of the cost table in the markup; empty without a table. */
function readSheet(html: string): string[] {
  const table = /data-costs=""[^>]*>([\s\S]*?)<\/table>/.exec(html)?.[1] ?? '';
  const rows = [
    ...table.matchAll(/<tr[^>]*><th scope="row"[^>]*>(?:<details[^>]*><summary[^>]*>)?([^<]*)([\s\S]*?)<\/tr>/g),
  ];
  return rows.map(([, label = '', rest = '']) =>
    [decodeEntities(label), ...Array.from(rest.matchAll(/<td>([^<]*)<\/td>/g), ([, amount]) => amount)].join(' | '),
  );
}

/** What the calculator in the page begins with; null if the page has none. */
function readStart(html: string): CostStart | null {
  const props = /data-island="CostCalculatorBox"[^>]* data-props='([^']*)'/.exec(html)?.[1];
  return props ? (JSON.parse(decodeEntities(props)) as { start: CostStart }).start : null;
}

const lineOf = (label: string, rupees: readonly number[]) =>
  [label, ...rupees.map((amount) => amount.toLocaleString('en-IN'))].join(' | ');

/** The lines that the calculator of a page draws, for the three owners side by side. */
function calculatorSheet(start: CostStart, file: BuyingFile): string[] {
  const sheets = OWNERS.map((owner) => {
    const asked = parsePurchase(new URLSearchParams({ owner }), start, file);
    return asked ? ownSheet({ ...file, place: asked.place }, asked.purchase) : [];
  });
  return (sheets[0] ?? []).map(({ label }, at) =>
    lineOf(
      label,
      sheets.map((rows) => rows[at]?.rupees[0] ?? 0),
    ),
  );
}

/** Faults of the words above a sheet and a plan: GST is named where it is due, and nowhere else. */
function checkGstWords({ shown }: ProjectCosts, pages: Record<string, string>): string[] {
  const gst =
    shown.kind === 'amounts' ? shown.gst : shown.rules.some(({ label }) => label.startsWith('GST')) ? null : 'none';
  return Object.entries(pages).flatMap(([where, html]) => {
    const named = /\bwith GST, duty\b|\bbefore GST\b|\bGST under construction\b/.exec(textOf(html))?.[0];
    if (gst === 'none' && named) return [`${where}: "${named}" where no GST is due`];
    return gst === 'due' && !named ? [`${where}: GST is due and not named`] : [];
  });
}

/**
 * Faults where what a project costs differs between the record, the HTML of page and brochure, structured data, and the
 * calculator with the published rates (routes-and-content, Cost of buying).
 */
export function checkProjectCosts(
  costs: ProjectCosts | null,
  { page, brochure }: { page: string; brochure: string },
  file: BuyingFile | null,
): string[] {
  const wanted =
    costs?.shown.kind === 'amounts' ? costs.shown.rows.map(({ label, rupees }) => lineOf(label, rupees)) : [];
  const start = readStart(page);
  const drawn = start && file ? calculatorSheet(start, file) : [];
  const sheets: [where: string, lines: string[], wanted: string[]][] = [
    ['page', readSheet(page), wanted],
    ['brochure', readSheet(brochure), wanted],
    // Below its lines the page has the totals at other prices and stages.
    ['calculator', drawn, costs?.start ? wanted.slice(0, drawn.length) : []],
  ];
  const [priceLine = ''] = wanted;
  const lowPrice = readListing(page).offers?.lowPrice;
  const rules = costs?.shown.kind === 'rules' ? costs.shown.rules : [];
  return [
    ...sheets
      .filter(([, lines, expected]) => lines.join('\n') !== expected.join('\n'))
      .map(([where, lines, expected]) => `${where}: costs ${lines.join('; ')} instead of ${expected.join('; ')}`),
    ...(costs ? checkGstWords(costs, { page, brochure }) : []),
    ...(wanted.length > 0 && drawn.length === 0 ? ['no calculator beside the costs'] : []),
    ...(wanted.length > 0 && lowPrice !== undefined && !priceLine.startsWith(lineOf('Price', [lowPrice]))
      ? [`structured data: lowPrice ${lowPrice}, costs of ${priceLine}`]
      : []),
    ...rules.flatMap(({ label }) =>
      [page, brochure].every((html) => textOf(html).includes(label)) ? [] : [`the rule of ${label} is not told`],
    ),
  ];
}

/** As `checkProjectCosts`, with the project's record and the published rates. */
export function checkCosts(project: Project, pages: { page: string; brochure: string }): string[] {
  const rates = JSON.parse(readFileSync(`${process.env['OUT_DIR'] ?? 'out'}/data/buying.json`, 'utf8')) as unknown;
  return checkProjectCosts(getProjectCosts(project), pages, rates as BuyingFile | null);
}
