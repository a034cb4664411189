import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/** Every file below a folder, by its path in it, with `/` between its parts. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll(sep, '/'));
}
