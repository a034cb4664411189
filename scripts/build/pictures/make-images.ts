import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { encodePicture, findEncoded, pictureHash, pictureUse, type EncodedPicture } from './encode';
import { deleteUnused } from './publish-images';
import { createRemotePictures } from './remote';
import { toLocal, type LocalSource, type RemoteSource } from './sources';
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

/** Encodes pictures missing in the cache, largest first. Returns all by key; unreadable files are left out. */
export async function encodeAll(sources: LocalSource[], cacheDir: string) {
  const encoded = new Map<string, EncodedPicture>();
  const todo: LocalSource[] = [];
  for (const source of sources) {
    const found = findEncoded(cacheDir, pictureHash(readFileSync(source.file), pictureUse(source.key)));
    if (found) encoded.set(source.key, found);
    else todo.push(source);
  }
  const sizes = new Map(todo.map((source) => [source, statSync(source.file).size]));
  todo.sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  sharp.concurrency(1);
  sharp.cache(false);
  const progress = createProgress('Pictures', todo.length || undefined);
  await forEachParallel(todo, availableParallelism(), async (source) => {
    try {
      encoded.set(source.key, await encodePicture(cacheDir, readFileSync(source.file), pictureUse(source.key)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown reason';
      console.warn(
        `Warning: ${source.key} is not a readable picture (${reason}); the fallback picture is shown instead.`,
      );
    }
    progress.tick();
  });
  deleteUnused(cacheDir, KEEP_UNUSED_MS);
  return { encoded, newCount: todo.length, progress };
}
