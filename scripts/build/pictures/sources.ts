import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { formatPosition } from '@/lib/content/files/faults';
import type { ContentSet, Entry } from '@/lib/content/files/loaded-file';
import type { JsonPath, RecordPosition } from '@/lib/content/files/walk';
import { toImageKey } from '@/lib/domain/picture/image';

/** A picture that a record names, and where. */
export interface PictureReference {
  value: string;
  record: RecordPosition;
  field: JsonPath;
}

const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|svg)$/i;

function isPicturePath(text: string): boolean {
  return PICTURE_ENDING.test(text);
}

/** Every picture that the sound records of a content set name, in the order of its files. */
export function pictureReferences(content: ContentSet): PictureReference[] {
  const entries = Object.values(content).flatMap((file): readonly Entry<unknown>[] => file.entries);
  return entries.flatMap(({ position, pictures }) =>
    pictures.flatMap(([field, value]) => (value.trim() === '' ? [] : { value, record: position, field })),
  );
}

/** 'residentialProjects.json › vatika[3] (neem-court) › image'. */
export function formatReference({ record, field }: PictureReference): string {
  return formatPosition(record, field);
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 25_000_000;
const FRESH_MS = 24 * 3600 * 1000;

type Downloaded = { kind: 'fetched'; bytes: Buffer } | { kind: 'failed'; reason: string };

/** The cached file of a picture, or the reason why there is none. */
type FetchedPicture = { kind: 'fetched'; file: string } | { kind: 'failed'; reason: string };

async function download(url: string): Promise<Downloaded> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: 'image/*' } });
  if (!response.ok) return { kind: 'failed', reason: `status ${response.status}` };
  if (Number(response.headers.get('content-length')) > MAX_BYTES) return { kind: 'failed', reason: 'too large' };
  const bytes = Buffer.from(await response.arrayBuffer());
  return bytes.length <= MAX_BYTES ? { kind: 'fetched', bytes } : { kind: 'failed', reason: 'too large' };
}

/** Short reason for the warning. */
function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'not reachable';
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`;
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : null;
  return typeof code === 'string' ? `not reachable, ${code}` : 'not reachable';
}

/** Downloads pictures of other hosts, each at most once a day. A host that does not answer is tried once per run. */
export function createRemotePictures(cacheDir: string) {
  const deadHosts = new Map<string, string>();
  mkdirSync(cacheDir, { recursive: true });

  async function downloadOnce(url: string): Promise<Downloaded> {
    const { host } = new URL(url);
    const known = deadHosts.get(host);
    if (known !== undefined) return { kind: 'failed', reason: known };
    try {
      return await download(url);
    } catch (error) {
      const reason = failureReason(error);
      deadHosts.set(host, reason);
      return { kind: 'failed', reason };
    }
  }

  /** The picture at an address. If the download fails, an old cached copy is used. */
  return async function fetchPicture(url: string): Promise<FetchedPicture> {
    if (!URL.canParse(url)) return { kind: 'failed', reason: 'not an address' };
    const file = join(cacheDir, createHash('sha256').update(url).digest('hex'));
    const keptAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (keptAt !== undefined && Date.now() - keptAt < FRESH_MS) return { kind: 'fetched', file };
    const outcome = await downloadOnce(url);
    if (outcome.kind === 'failed') return keptAt === undefined ? outcome : { kind: 'fetched', file };
    writeFileSync(`${file}.part`, outcome.bytes);
    renameSync(`${file}.part`, file);
    return { kind: 'fetched', file };
  };
}

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
function findOriginal(folder: string, key: string): string | null {
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
