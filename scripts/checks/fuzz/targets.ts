import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../../run/list-files';

/** A file `x.fuzz.ts` beside the code it is about. */
export interface FuzzTarget {
  /** Its path. */
  file: string;
  /** What people and programs write there; strung together and cut up, they make the inputs. */
  pieces: readonly string[];
  /** Throws if a promise of the code does not hold for this input. */
  holds: (text: string) => void | Promise<void>;
}

const ROOMS = ['lib', 'server'];
const CASES = join('scripts', 'checks', 'fuzz', 'cases.json');

export function fuzzFiles(): string[] {
  return ROOMS.flatMap((room) =>
    listFiles(room)
      .filter((file) => file.endsWith('.fuzz.ts'))
      .map((file) => `${room}/${file}`),
  ).sort();
}

export async function loadTarget(file: string): Promise<FuzzTarget> {
  const { pieces, holds } = (await import(resolve(file))) as FuzzTarget;
  return { file, pieces, holds };
}

/** Inputs that once broke a promise, by file. */
export function readCases(): Record<string, string[]> {
  return existsSync(CASES) ? (JSON.parse(readFileSync(CASES, 'utf8')) as Record<string, string[]>) : {};
}

/** Keeps an input, so that every later run and the unit tests ask about it first. */
export function keepCase(file: string, text: string): void {
  const cases = readCases();
  cases[file] = [...new Set([...(cases[file] ?? []), text])];
  writeFileSync(CASES, `${JSON.stringify(cases, null, 2)}\n`);
}
