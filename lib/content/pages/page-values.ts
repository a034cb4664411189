// Values of the pages of a partial build. The process that plans the build has the content in memory and writes them to
// a file, so that Next's processes need not read the content. For content sets of thousands; with a hundred the plain
// way would do.
import 'server-only';
import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

/** What a build's pages show. */
export interface PageValues {
  shell: object;
  /** By address. */
  pages: ReadonlyMap<string, object>;
}

let values: PageValues | null = null;

/** The values in the file at `PAGE_VALUES`, read once; null if the build wrote none. */
export function plannedValues(): PageValues | null {
  const path = process.env['PAGE_VALUES'];
  if (!path) return null;
  return (values ??= deserialize(readFileSync(path)) as PageValues);
}

/** Bytes of a file for `PAGE_VALUES`. An object that several pages show is in it once. */
export function packValues(planned: PageValues): Buffer {
  return serialize(planned);
}
