import 'server-only';
import { statSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from './content-error';
import { buildTime } from '../files/build-day';
import { CONTENT_FILES } from '../files/table';
import { contentDir, diskSource } from '../files/source';
import { INDISPENSABLE_FILES, leaveOutFaulty } from './leave-out';
import { loadContent, type LoadedContent } from './load';
import { memoizeByObject } from '../files/memoize';
import { formatErrors } from './report';
import { contentAt } from './schedule';
import type { ContentSet } from '../files/content-set';

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

let loaded: { version: string; content: LoadedContent } | null = null;
let cached: { version: string; content: ContentSet } | null = null;

/** The content with all its faults, none of them thrown. */
export function getLoadedContent(): LoadedContent {
  const version = contentVersion();
  if (loaded?.version !== version) loaded = { version, content: loadContent(diskSource(contentDir())) };
  return loaded.content;
}

/**
 * The checked content, read once per process; throws every error at once. With `CONTENT_MODE=lenient` faulty records
 * are left out instead (routes-and-content, Content faults). A build shows the content of its moment.
 */
export function getContent(): ContentSet {
  const version = contentVersion();
  // The preview of the one who writes shows drafts and what is to come.
  if (cached?.version !== version) {
    cached = { version, content: IS_DEVELOPMENT ? readContent() : contentAt(readContent(), buildTime()) };
  }
  return cached.content;
}

/** Memoises a value derived from the content until the content changes. */
export function memoizeOnContent<T>(make: (content: ContentSet) => T): () => T {
  const makeOnce = memoizeByObject(make);
  return () => makeOnce(getContent());
}

/** In development a changed file is read again; a build reads once. */
function contentVersion(): string {
  // Pages ask this a hundred thousand times: the folder's path is resolved where it is read.
  if (!IS_DEVELOPMENT) return process.env.CONTENT_DIR ?? '';
  const dir = contentDir();
  const times = Object.values(CONTENT_FILES).map(
    ({ name }) => statSync(path.join(dir, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return [dir, ...times].join(' ');
}

function readContent(): ContentSet {
  const { content, faults } = getLoadedContent();
  if (faults.errors.length === 0) return content;
  const isLenient = process.env.CONTENT_MODE === 'lenient';
  if (!isLenient || faults.errors.some(({ file }) => INDISPENSABLE_FILES.includes(file))) {
    throw new ContentError(`The content has errors.\n${formatErrors(faults)}`);
  }
  return leaveOutFaulty(content, faults);
}
