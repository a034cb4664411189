import { readdirSync } from 'node:fs';
import { getSite } from '@/lib/content/records/site';
import { budgetOf, BUDGETS, MAX_ROOM, TAGS_JS, type Budget } from './page-budgets';
import { createScale, type PageWeight } from './page-weight';
import { readOptions } from '../run/read-options';

const OUT_DIR = process.env['OUT_DIR'] ?? 'out';
const MEASURES: readonly (keyof Budget)[] = ['html', 'js', 'css', 'fonts'];
const BYTES_PER_KB = 1000;

interface KindRow {
  kind: string;
  budget: Budget;
  pages: number;
  /** The largest value of each measure, and the page that has it. */
  worst: PageWeight;
  where: Record<keyof Budget, string>;
}

function weighAll(): KindRow[] {
  const weigh = createScale(OUT_DIR);
  const rows = new Map<string, KindRow>();
  const files = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const address = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    const { name, budget } = budgetOf(address);
    const weight = weigh(file);
    const row = rows.get(name) ?? {
      kind: name,
      budget,
      pages: 0,
      worst: { ...weight },
      where: { html: address, js: address, css: address, fonts: address },
    };
    row.pages += 1;
    for (const measure of MEASURES) {
      if (weight[measure] <= row.worst[measure]) continue;
      row.worst[measure] = weight[measure];
      row.where[measure] = address;
    }
    rows.set(name, row);
  }
  return BUDGETS.flatMap(({ name }) => rows.get(name) ?? []);
}

/** `--upper-only` accepts lighter pages, because a change of content may make them lighter. */
const isUpperOnly = readOptions({ options: { 'upper-only': { type: 'boolean' } } }).values['upper-only'];

const hasTags = getSite().tags !== null;

const toKb = (bytes: number) => (bytes / BYTES_PER_KB).toFixed(1);

/** Measures above their bound, and measures so far below it that the bound no longer protects the gain. */
function findFaults({ kind, budget, worst, where }: KindRow): string[] {
  return MEASURES.flatMap((measure) => {
    const bound = budget[measure] + (measure === 'js' && hasTags ? TAGS_JS : 0);
    const kb = worst[measure] / BYTES_PER_KB;
    const found = `${kind}: ${measure} ${toKb(worst[measure])} KB of ${bound} KB at ${where[measure]}`;
    if (kb > bound) return `Over budget: ${found}`;
    return !isUpperOnly && kb < bound - MAX_ROOM[measure] ? `A gain to lock in, lower the bound: ${found}` : [];
  });
}

/** `npm run check:budgets`: checks every page of `out/` against the budget of its kind and prints the heaviest. */
function checkBudgets(): void {
  const rows = weighAll();
  const faults = rows.flatMap(findFaults);
  console.log('Heaviest page of each kind, KB as sent (brotli), with the budget');
  console.log(`${'kind'.padEnd(14)}${'pages'.padStart(6)}${MEASURES.map((name) => name.padStart(14)).join('')}`);
  for (const { kind, pages, worst, budget } of rows) {
    const cells = MEASURES.map((name) => `${toKb(worst[name])} / ${budget[name]}`.padStart(14));
    console.log(`${kind.padEnd(14)}${String(pages).padStart(6)}${cells.join('')}`);
  }
  for (const fault of faults) console.error(fault);
  const pages = rows.reduce((total, row) => total + row.pages, 0);
  console.log(`${pages} pages weighed, ${faults.length} budgets broken`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

checkBudgets();
