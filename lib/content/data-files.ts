import 'server-only';
import { getAssistantData } from './assistant';
import { CONTENT_FILES } from './content-files';
import { contentDir, diskSource } from './content-source';
import { ContentError } from './content-error';
import { getProjectAddresses } from './project-addresses';
import { getPromo } from './promo';
import { getSearchFile, getSearchFileNames } from './search-files';

/** Names, with `.json`, of the files published unchanged under /data (spec 3, 7). */
export const DATA_FILES: string[] = Object.values(CONTENT_FILES)
  .filter(({ isPublished }) => isPublished)
  .map(({ name }) => name);

/** Made of several: where each project is (for `?custom_id=`), what the assistant knows, the promotional popup. */
const MADE_FILES: Readonly<Record<string, () => unknown>> = {
  'project-addresses.json': getProjectAddresses,
  'assistant.json': getAssistantData,
  'promotion.json': getPromo,
};

/** Names of all files under /data beside those of listings. */
export function getDataFileNames(): string[] {
  return [...DATA_FILES, ...Object.keys(MADE_FILES), ...getSearchFileNames()];
}

/** A published file as it stands, of a name with or without `.json`. */
export function readDataFile(name: string): Buffer {
  const file = name.endsWith('.json') ? name : `${name}.json`;
  const bytes = DATA_FILES.includes(file) ? diskSource(contentDir()).read(file) : null;
  if (bytes === null) throw new ContentError(`${file}: is not a published content file`);
  return bytes;
}

/** What a file made of several says; null where it is none. */
export function getMadeFile(file: string): { data: unknown } | null {
  const make = Object.hasOwn(MADE_FILES, file) ? MADE_FILES[file] : undefined;
  return make ? { data: make() } : null;
}

/** What stands at /data/{file}, of those that `getDataFileNames` names; throws for any other. */
export function getDataFile(file: string): string | Buffer {
  const made = getMadeFile(file);
  if (made) return JSON.stringify(made.data);
  return getSearchFileNames().includes(file) ? JSON.stringify(getSearchFile(file)) : readDataFile(file);
}
