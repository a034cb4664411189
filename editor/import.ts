import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content/files/source';
import { readOptions } from '../scripts/run/read-options';
import { WorkingCopy } from './entries/working-copy';
import { SHEET_FIELDS } from './sheet/columns';
import { exportTables } from './sheet/export';
import { applyImport, readImport, type ReadImport } from './sheet/import-file';
import { columnLetters } from './sheet/read-tables';
import { runMain } from '../scripts/run/run-main';

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`), ''] : [];

function describe({ reading, plan }: ReadImport): string {
  const columns = reading.heads.flatMap(({ sheet, columns: all }) =>
    all.map(({ column, header, field, unit }) => {
      const words = field ? `${SHEET_FIELDS[field]}${unit ? ` in ${unit}` : ''}` : 'not read';
      return `${sheet} ${columnLetters(column)} “${header}”: ${words}`;
    }),
  );
  return [
    ...list('Columns', columns),
    ...list(
      'Changes',
      plan.changes.map(({ title, words }) => `${title}: ${words}`),
    ),
    ...list('Not in this list', plan.missing),
    ...list('Notes', plan.notes),
    ...list(
      'Not clear',
      plan.faults.map(({ sheet, row, column, message, canAccept }) => {
        const yes = canAccept ? ` Yes: --accept "${sheet}!${column}${row}"` : '';
        return `${sheet}, ${column}${row}: ${message}${yes}`;
      }),
    ),
  ].join('\n');
}

/** 'Header=Field' as the two. */
const pair = (text: string): [string, string] => {
  const at = text.lastIndexOf('=');
  const [header, field] = [text.slice(0, at), text.slice(at + 1)];
  const known = Object.entries(SHEET_FIELDS).find(([key, label]) => [key, label].includes(field));
  return [header, known?.[0] ?? 'none'];
};

function writeTables(copy: WorkingCopy, dir: string): void {
  mkdirSync(dir, { recursive: true });
  for (const [name, csv] of Object.entries(exportTables(copy))) {
    writeFileSync(path.join(dir, name), csv);
    console.log(path.join(dir, name));
  }
}

/**
 * `npm run import -- FILE`: takes a price list or a table of projects into the content folder, all of it or nothing.
 * `--column "Our price=Price"` says what a column is, `--leave-out "Sheet1!12"` leaves a row out, `--accept "Sheet1!D12"`
 * says that an unusual value is right. `--export DIR` writes all projects, configurations and units as CSV, which come back
 * without a difference.
 */
async function importSheet(): Promise<void> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      column: { type: 'string', multiple: true, default: [] },
      'leave-out': { type: 'string', multiple: true, default: [] },
      accept: { type: 'string', multiple: true, default: [] },
      export: { type: 'string' },
    },
  });
  const copy = new WorkingCopy(contentDir());
  if (values.export) return writeTables(copy, values.export);
  const [file] = positionals;
  if (!file) throw new Error('Which file? npm run import -- prices.xlsx');
  const question = {
    ...{ bytes: readFileSync(file), fileName: path.basename(file) },
    columns: Object.fromEntries(values.column.map(pair)),
    ...{ leftOut: values['leave-out'], accepted: values.accept },
  };
  const read = await readImport(copy, question);
  console.log(describe(read));
  const { changes, faults } = read.plan;
  if (faults.length > 0) throw new Error('Nothing was changed. Mend the cells, or leave their rows out.');
  if (changes.length === 0 || values['dry-run']) return console.log('Nothing was changed.');
  const refused = await applyImport(copy, question);
  if (refused) throw new Error(`Nothing was changed. ${refused}`);
  console.log(`${changes.length} changes are in ${contentDir()}. npm run edit shows, publishes and takes them back.`);
}

runMain(importSheet);
