import { readFileSync, statSync } from 'node:fs';

/** Whether both files exist and have the same bytes. */
export function isSameFile(a: string, b: string): boolean {
  const [sizeA, sizeB] = [a, b].map((path) => statSync(path, { throwIfNoEntry: false })?.size);
  return sizeA !== undefined && sizeA === sizeB && readFileSync(a).equals(readFileSync(b));
}
