import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject } from '@/lib/content/files/walk';
import { parse, type WorkingCopy } from '../entries/working-copy';
import { saveOrSay } from '../entries/save';
import { choiceKey } from './columns';
import type { SheetHead } from './heads';
import { planImport, type SheetPlan } from './plan';
import { readRows, type SheetReading, toChoices } from './read-rows';
import { readTables } from './read-tables';

/** On this machine alone: what was chosen for the columns of a sender's sheets. */
const FILE = 'var/sheet-columns.json';

/** Sheets of one sender have the same headers. */
const senderOf = (heads: readonly SheetHead[]) =>
  heads.map(({ columns }) => columns.map(({ header }) => choiceKey(header)).join('|')).join('||');

function readAll(file: string): Record<string, unknown> {
  try {
    const all = parse(readFileSync(file, 'utf8'));
    return isObject(all) ? all : {};
  } catch {
    return {};
  }
}

/** Fields by header, as chosen for a sheet with these headers before; none where it is new. */
export function rememberedColumns(heads: readonly SheetHead[], file = FILE): Record<string, string> {
  const chosen = readAll(file)[senderOf(heads)];
  const entries = Object.entries(isObject(chosen) ? chosen : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function rememberColumns(
  heads: readonly SheetHead[],
  chosen: Readonly<Record<string, string>>,
  file = FILE,
): void {
  if (Object.keys(chosen).length === 0) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...readAll(file), [senderOf(heads)]: chosen }, null, 2)}\n`);
}

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

/** The same for the same changes: what was shown is applied, and nothing else. */
export const seenOf = ({ changes }: Pick<SheetPlan, 'changes'>): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('hex');

/**
 * Applies a file's changes, all or none, if they are those that were `seen` (`seenOf`); says why not in words, null if it
 * did.
 */
export async function applyImport(copy: WorkingCopy, question: ImportQuestion, seen?: string): Promise<string | null> {
  const { plan } = await readImport(copy, question);
  if (seen !== undefined && seen !== seenOf(plan)) return 'The content changed meanwhile. Read the sheet again.';
  if (plan.faults.length > 0) return 'Something in the sheet is not clear yet.';
  const refused = saveOrSay(copy, plan.records);
  if (refused) return refused;
  const { heads } = readRows(await readTables(question.bytes, question.fileName), new Map());
  rememberColumns(heads, question.columns);
  return null;
}
