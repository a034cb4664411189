import 'server-only';
import type { z } from 'zod';
import { checkAddresses } from './checks/addresses';
import { checkCatalogue } from './checks/catalogue';
import { checkIdentity } from './checks/identity';
import { checkReferences } from './checks/references';
import { checkWarnings } from './checks/warnings';
import { CONTENT_FILES, type ContentFile, type ContentFiles, type ContentKey } from './content-files';
import type { ContentSource } from './content-source';
import { FaultList } from './faults';
import { findKeptReading } from './kept-reading';
import { readJson, type LoadedFile } from './read-json';

/** Every file after reading. */
export type ContentSet = { [K in ContentKey]: LoadedFile<z.output<ContentFiles[K]['schema']>> };

export interface LoadedContent {
  content: ContentSet;
  faults: FaultList;
}

/** Reads and checks a whole content set; every fault is in `faults`, none is thrown. */
export function loadContent(source: ContentSource): LoadedContent {
  const faults = new FaultList();
  const files = Object.entries(CONTENT_FILES).map(([key, file]) => [
    key,
    readJson(source, file as ContentFile, faults),
  ]);
  const content = Object.fromEntries(files) as ContentSet;
  for (const check of [checkIdentity, checkReferences, checkAddresses, checkCatalogue, checkWarnings]) {
    check({ content, faults, source });
  }
  faults.forgetLines();
  return { content, faults };
}

/** The content as the build that checked it kept it; null where that could not keep a file. */
export function readCheckedContent(): ContentSet | null {
  const files = Object.entries(CONTENT_FILES).map(([key, { name }]) => [key, findKeptReading(name, null)] as const);
  return files.some(([, file]) => file === null) ? null : (Object.fromEntries(files) as unknown as ContentSet);
}
