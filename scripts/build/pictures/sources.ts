import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { toImageKey } from '@/lib/domain/picture/image';
import { isPicturePath } from './references';

/** An original on this disk; `key` is its name in the manifest. */
export interface LocalSource {
  kind: 'raster' | 'vector';
  key: string;
  file: string;
}

/** A picture of another host. `standIn` is the local original of the same name, used if the host does not answer. */
export interface RemoteSource {
  kind: 'remote';
  key: string;
  url: string;
  standIn: string | null;
}

export type PictureSource = LocalSource | RemoteSource;

export const FALLBACK_KEY = 'random-image.jpg';

/** Pictures that the site needs even if the content does not name them. */
const SITE_FOLDER = 'fallback/';

/** Originals below a folder, as relative paths with forward slashes. */
export function listOriginals(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isPicturePath(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** The original of a key; null if it does not exist or the key points outside the folder. */
export function findOriginal(folder: string, key: string): string | null {
  const file = resolve(folder, key);
  if (!file.startsWith(resolve(folder) + sep)) return null;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}

export function toLocal(key: string, file: string): LocalSource {
  return { kind: /\.svg$/i.test(key) ? 'vector' : 'raster', key, file };
}

function isAddress(value: string): boolean {
  return /^https?:\/\//i.test(value);
}

/** Name in the manifest of a picture that the content names; one below the base of another host is known without it. */
export function pictureKey(value: string, cloudBase: string | null): string {
  const text = value.trim();
  const isOnCloud = cloudBase !== null && text.startsWith(`${cloudBase}/`);
  return isOnCloud ? text.slice(cloudBase.length + 1) : toImageKey(text);
}

/** Turns references into sources, each picture once. `missing` lists the references whose picture does not exist. */
export function resolveReferences<Reference extends { value: string }>(
  references: readonly Reference[],
  folder: string,
  cloudBase: string | null,
) {
  const sources = new Map<string, PictureSource>();
  const missing: Reference[] = [];
  for (const reference of references) {
    const key = pictureKey(reference.value, cloudBase);
    if (sources.has(key)) continue;
    const localFile = isAddress(key) ? null : findOriginal(folder, key);
    if (isAddress(key)) sources.set(key, { kind: 'remote', key, url: key, standIn: localFile });
    else if (cloudBase !== null)
      sources.set(key, { kind: 'remote', key, url: `${cloudBase}/${key}`, standIn: localFile });
    else if (localFile !== null) sources.set(key, toLocal(key, localFile));
    else missing.push(reference);
  }
  return { sources: [...sources.values()], missing };
}

/** Fallback and placeholder pictures from the content folder, else from the repository. */
export function siteSources(folder: string, defaultFolder: string): LocalSource[] {
  const keys = new Set([...listOriginals(folder), ...listOriginals(defaultFolder)]);
  return [...keys]
    .filter((key) => key === FALLBACK_KEY || key.startsWith(SITE_FOLDER))
    .map((key) => toLocal(key, findOriginal(folder, key) ?? join(defaultFolder, key)));
}

/** Published paths without file ending. If two keys differ only in the ending, the name includes it. */
export function publishedStems(keys: string[]): Map<string, string> {
  const stems = keys.map((key) =>
    isAddress(key)
      ? `remote/${createHash('sha256').update(key).digest('hex').slice(0, 12)}`
      : key.replace(/\.[^./]+$/, ''),
  );
  const taken = new Map<string, number>();
  for (const stem of stems) taken.set(stem.toLowerCase(), (taken.get(stem.toLowerCase()) ?? 0) + 1);
  return new Map(
    keys.map((key, index) => {
      const stem = stems[index] ?? key;
      const ending = /\.([^./]+)$/.exec(key)?.[1]?.toLowerCase();
      const isShared = (taken.get(stem.toLowerCase()) ?? 0) > 1;
      return [key, isShared && ending !== 'jpg' ? `${stem}-${ending}` : stem];
    }),
  );
}
