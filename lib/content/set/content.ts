import 'server-only';
import { statSync } from 'node:fs';
import path from 'node:path';
import { cityNamed, developerSlugOf } from '../files/names';
import { ContentError, type FaultList } from '../files/faults';
import type { ContentSet, Entry } from '../files/loaded-file';
import type { RawProject } from '../schemas/project';
import { buildTime } from '../files/build-day';
import { CONTENT_FILES } from '../files/table';
import { contentDir, diskSource } from '../files/source';
import { memoizeByObject } from '../files/memoize';
import { loadContent, type LoadedContent } from './load';
import { formatErrors } from './report';
import { contentAt } from './schedule';

/** Files that every page needs: a lenient build stops at their errors too. */
export const INDISPENSABLE_FILES: readonly string[] = ['site.json', 'theme.json', 'about.json'];

/** The content without faulty records, and without projects whose city or developer was dropped. */
function leaveOutFaulty(content: ContentSet, faults: FaultList): ContentSet {
  const files = Object.entries(content).map(([key, file]) => [
    key,
    { ...file, entries: (file.entries as Entry<unknown>[]).filter(({ position }) => !faults.hasError(position)) },
  ]);
  const sound = Object.fromEntries(files) as ContentSet;
  const developers = new Set(sound.developers.entries.map(({ value }) => developerSlugOf(sound, value.name)));
  const hasPages = ({ key, value }: Entry<RawProject>) => developers.has(key) && cityNamed(sound, value.city) !== null;
  return {
    ...sound,
    residentialProjects: { ...sound.residentialProjects, entries: sound.residentialProjects.entries.filter(hasPages) },
    commercialProjects: { ...sound.commercialProjects, entries: sound.commercialProjects.entries.filter(hasPages) },
  };
}

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
