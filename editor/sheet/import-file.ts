import { saveOrSay } from '../entries/save';
import type { WorkingCopy } from '../entries/working-copy';
import { planImport, type SheetPlan } from './plan';
import { readRows, toChoices, type SheetReading } from './read-rows';
import { readTables } from './read-tables';
import { rememberColumns, rememberedColumns } from './remembered';

/** What a person says about a file. */
export interface ImportQuestion {
  bytes: Uint8Array;
  fileName: string;
  /** Fields by header; another word for a field is 'do not read'. */
  columns: Readonly<Record<string, string>>;
  /** Rows as 'Prices!12', cells as 'Prices!D12'. */
  leftOut: readonly string[];
  accepted: readonly string[];
}

export interface ReadImport {
  reading: SheetReading;
  plan: SheetPlan;
}

/** What a file would change. Choices of columns made for the same headers before hold, until others are made. */
export async function readImport(copy: WorkingCopy, question: ImportQuestion): Promise<ReadImport> {
  const tables = await readTables(question.bytes, question.fileName);
  copy.refresh();
  const { heads } = readRows(tables, new Map());
  const columns = { ...rememberedColumns(heads), ...question.columns };
  const reading = readRows(tables, toChoices(columns));
  const decisions = { leftOut: new Set(question.leftOut), accepted: new Set(question.accepted) };
  return { reading, plan: planImport(copy, reading, decisions) };
}

/** Applies a file's changes, all or none; says why not in words, null if it did. */
export async function applyImport(copy: WorkingCopy, question: ImportQuestion): Promise<string | null> {
  const { plan } = await readImport(copy, question);
  if (plan.faults.length > 0) return 'Something in the sheet is not clear yet.';
  const refused = saveOrSay(copy, plan.records);
  if (refused) return refused;
  const { heads } = readRows(await readTables(question.bytes, question.fileName), new Map());
  rememberColumns(heads, question.columns);
  return null;
}
