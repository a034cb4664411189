import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this user may run the file at `path`. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of `names` on the PATH, or null. */
export function findOnPath(names: readonly string[], searchPath = process.env['PATH'] ?? ''): string | null {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}
