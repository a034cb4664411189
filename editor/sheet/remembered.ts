import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { choiceKey, type SheetHead } from './columns';
import { isObject } from '@/lib/content/files/walk';
import { parse } from '../entries/working-copy';

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
