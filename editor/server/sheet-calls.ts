import { z } from 'zod';
import { columnLetters, SheetError } from '../sheet/read-tables';
import { SHEET_FIELDS } from '../sheet/columns';
import { cellName, rowName } from '../sheet/group-rows';
import { applyImport, readImport, seenOf, type ImportQuestion } from '../sheet/import-file';
import { planBulk } from '../sheet/bulk';
import { saveOrSay } from '../entries/save';
import type { WorkingCopy } from '../entries/working-copy';
import { CallError, expecting, type Choice } from './call';

const decisions = z.object({
  columns: z.record(z.string(), z.string()),
  leftOut: z.array(z.string()),
  accepted: z.array(z.string()),
});
const sheet = z.object({
  fileName: z.string().max(200),
  decisions: z.string().max(100_000),
  bytes: z.instanceof(Blob),
});

async function toQuestion({ fileName, decisions: text, bytes }: z.infer<typeof sheet>): Promise<ImportQuestion> {
  const { success, data } = decisions.safeParse(JSON.parse(text));
  if (!success) throw new CallError('That is not what this call expects.');
  return { bytes: new Uint8Array(await bytes.arrayBuffer()), fileName, ...data };
}

/** What a file cannot be read for is told in words. */
async function inWords<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof SheetError ? new CallError(error.message) : error;
  });
}

const FIELDS: readonly Choice[] = [['none', 'Do not read'], ...Object.entries(SHEET_FIELDS)];

/** The calls by which the page reads a price list and takes its changes into the content. */
export const sheetCalls = (copy: WorkingCopy) => ({
  readSheet: expecting(sheet, async (asked) => {
    const { reading, plan } = await inWords(readImport(copy, await toQuestion(asked)));
    return {
      fields: FIELDS,
      columns: reading.heads.flatMap(({ sheet: name, columns }) =>
        columns.map(({ column, header, field, unit }) => ({
          place: `${name}, ${columnLetters(column)}`,
          ...{ header, unit, field: field ?? 'none' },
        })),
      ),
      changes: plan.changes,
      seen: seenOf(plan),
      faults: plan.faults.map((fault) => ({ ...fault, rowName: rowName(fault), cellName: cellName(fault) })),
      notes: plan.notes,
      missing: plan.missing,
    };
  }),
  applySheet: expecting(sheet.extend({ seen: z.string() }), async ({ seen, ...asked }) => {
    const refused = await inWords(applyImport(copy, await toQuestion(asked), seen));
    if (refused) throw new CallError(refused);
    return {};
  }),
});

const bulk = z.object({
  keys: z.array(z.string()).max(20_000),
  kind: z.enum(['percent', 'amount', 'status', 'checkedAt']),
  value: z.string().max(100),
});

function bulkPlan(copy: WorkingCopy, { keys, kind, value }: z.infer<typeof bulk>) {
  copy.refresh();
  const plan = planBulk(copy, keys, { kind, value });
  if ('fault' in plan) throw new CallError(plan.fault);
  return plan;
}

/** The calls by which the page changes several projects at once. */
export const bulkCalls = (copy: WorkingCopy) => ({
  readBulk: expecting(bulk, (asked) => {
    const { changes, notes } = bulkPlan(copy, asked);
    return { changes, notes };
  }),
  /** Applies what was seen, and nothing else. */
  applyBulk: expecting(bulk.extend({ seen: z.string() }), ({ seen, ...asked }) => {
    const { changes, records } = bulkPlan(copy, asked);
    if (JSON.stringify(changes) !== seen) throw new CallError('The content changed meanwhile. Show the changes again.');
    const refused = saveOrSay(copy, records);
    if (refused) throw new CallError(refused);
    return {};
  }),
});
