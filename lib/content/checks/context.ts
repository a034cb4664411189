import 'server-only';
import type { ContentSource } from '../files/source';
import type { FaultList } from '../files/faults';
import type { ContentSet, Entry, LoadedFile } from '../files/loaded-file';
import { suggestion } from '../files/nearest-word';
import type { JsonPath, RecordPosition } from '../files/walk';
import type { CatalogueGroup } from '@/lib/domain/project/catalogue';
import type { RawProject } from '../schemas/project';

/** Input of a check across files. */
export interface CheckContext {
  content: ContentSet;
  faults: FaultList;
  source: ContentSource;
}

/** Reports a word that is none of `known`; null, an unreadable file, knows every word. `what` is as 'no city has the slug'. */
export function expectKnown(
  known: ReadonlySet<string> | null,
  word: string,
  what: string,
  position: RecordPosition,
  field: JsonPath,
  faults: FaultList,
): void {
  if (known && !known.has(word)) faults.error(position, field, `${what} "${word}"${suggestion(word, known)}`);
}

/** Projects of both files, residential first. */
export function projectEntries({ residentialProjects, commercialProjects }: ContentSet): Entry<RawProject>[] {
  return [...residentialProjects.entries, ...commercialProjects.entries];
}

/** All project ids; null if a project file is unreadable, so that no reference is refused because of it. */
export function knownProjectIds({ residentialProjects, commercialProjects }: ContentSet): Set<string> | null {
  if (residentialProjects.isUnreadable || commercialProjects.isUnreadable) return null;
  return new Set([...residentialProjects.ids, ...commercialProjects.ids]);
}

/** Keys of one half of catalogue.json; null if the file is unreadable. */
export function catalogueKeys({ catalogue }: ContentSet, group: CatalogueGroup): Set<string> | null {
  if (catalogue.isUnreadable) return null;
  return new Set(catalogue.recordPaths.flatMap(([first, key]) => (first === group ? [String(key)] : [])));
}

/** Keys of a map file; null if it is unreadable. */
export function knownKeys(file: LoadedFile<unknown>): Set<string> | null {
  return file.isUnreadable ? null : file.keys;
}
