import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeFile, fileNames, pictureUse, planPicture, type EncodedPicture } from './encode';
import { deleteUnused } from './publish-images';
import { createRemotePictures, type LocalSource, type RemoteSource, toLocal } from './sources';
import { createProgress } from '../../run/progress';

const REMOTE_PARALLEL = 6;
const KEEP_UNUSED_MS = 30 * 24 * 3600 * 1000;

async function forEachParallel<Item>(items: Item[], limit: number, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** Downloads remote pictures into the cache. If that fails, uses the local original, else links the remote address. */
export async function fetchRemote(sources: RemoteSource[], cacheDir: string) {
  const fetchPicture = createRemotePictures(cacheDir);
  const local: LocalSource[] = [];
  const linked: RemoteSource[] = [];
  await forEachParallel(sources, REMOTE_PARALLEL, async (source) => {
    const outcome = await fetchPicture(source.url);
    if (outcome.kind === 'fetched') {
      local.push({ kind: 'raster', key: source.key, file: outcome.file });
      return;
    }
    const consequence = source.standIn === null ? 'linked as it is' : 'the original in the images folder is used';
    console.warn(`Warning: ${source.url}: ${outcome.reason}; ${consequence}.`);
    if (source.standIn === null) linked.push(source);
    else local.push(toLocal(source.key, source.standIn));
  });
  return { local, linked };
}

function warnUnreadable(key: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : 'unknown reason';
  console.warn(`Warning: ${key} is not a readable picture (${reason}); the fallback picture is shown instead.`);
}

/** What is to be made of each original, by key; unreadable files are left out. `banners` are keys, too. */
export async function planAll(
  sources: LocalSource[],
  cacheDir: string,
  banners: ReadonlySet<string>,
): Promise<Map<string, EncodedPicture>> {
  sharp.concurrency(1);
  sharp.cache(false);
  const planned = new Map<string, EncodedPicture>();
  for (const { key, file } of sources) {
    try {
      planned.set(key, await planPicture(cacheDir, file, pictureUse(key, banners)));
    } catch (error) {
      warnUnreadable(key, error);
    }
  }
  deleteUnused(cacheDir, KEEP_UNUSED_MS);
  return planned;
}

/** Encodes pictures missing in the cache, largest first. Leaves unreadable ones out of `planned`. */
export async function encodeAll(planned: Map<string, EncodedPicture>) {
  const isWhole = (picture: EncodedPicture) =>
    fileNames(picture).every((name) => existsSync(join(picture.folder, name)));
  const todo = [...planned]
    .filter(([, picture]) => !isWhole(picture))
    .map(([key, picture]) => ({ key, picture, size: statSync(picture.original).size }))
    .sort((a, b) => b.size - a.size);
  const progress = createProgress('Pictures', todo.length || undefined);
  await forEachParallel(todo, availableParallelism(), async ({ key, picture }) => {
    try {
      for (const name of fileNames(picture)) await encodeFile(picture, name);
    } catch (error) {
      warnUnreadable(key, error);
      planned.delete(key);
    }
    progress.tick();
  });
  return { newCount: todo.length, progress };
}
