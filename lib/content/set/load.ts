import 'server-only';
import { checkAddresses } from '../checks/addresses';
import { checkCatalogue } from '../checks/catalogue';
import { checkIdentity } from '../checks/identity';
import { checkPictures } from '../checks/pictures';
import { checkReferences } from '../checks/references';
import { CONTENT_FILES, type ContentFile } from '../files/table';
import type { ContentSource } from '../files/source';
import { FaultList } from '../files/faults';
import { readCached, isCached } from '../files/cache';
import { readJson } from '../files/read';
import type { ContentSet } from '../files/content-set';

export interface LoadedContent {
  content: ContentSet;
  faults: FaultList;
}

/** Reads and checks a whole content set; faults are collected in `faults`, not thrown. */
export function loadContent(source: ContentSource): LoadedContent {
  const faults = new FaultList();
  const files = Object.entries(CONTENT_FILES).map(([key, file]) => [
    key,
    readJson(source, file as ContentFile, faults),
  ]);
  const content = Object.fromEntries(files) as ContentSet;
  for (const check of [checkIdentity, checkReferences, checkAddresses, checkCatalogue, checkPictures]) {
    check({ content, faults, source });
  }
  faults.forgetLines();
  return { content, faults };
}

/** The content as the checking build cached it, each file read on first use; null if a file is not cached. */
export function readCheckedContent(): ContentSet | null {
  const content = {};
  for (const [key, { name }] of Object.entries(CONTENT_FILES)) {
    if (!isCached(name)) return null;
    let loaded: unknown;
    Object.defineProperty(content, key, {
      enumerable: true,
      get: () => (loaded ??= readCached(name, null)?.loaded),
    });
  }
  return content as ContentSet;
}
