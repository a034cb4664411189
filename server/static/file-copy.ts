import { extname } from 'node:path/posix';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';

interface FileCache<T> {
  /** The cached value of a key, or a new one from `make`. Concurrent calls share one `make`. */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
}

/** LRU cache with a maximum total weight. */
export function createFileCache<T>(maxWeight: number, weigh: (value: T) => number): FileCache<T> {
  const entries = new Map<string, { value: Promise<T>; weight: number }>();
  let weightInAll = 0;

  function forget(key: string): void {
    weightInAll -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  async function add(key: string, value: Promise<T>): Promise<void> {
    const entry = { value, weight: 0 };
    entries.set(key, entry);
    try {
      const weight = weigh(await value);
      // The entry was evicted meanwhile, so its weight does not count.
      if (entries.get(key) !== entry) return;
      entry.weight = weight;
      weightInAll += weight;
    } catch {
      if (entries.get(key) === entry) forget(key);
    }
    for (const oldest of entries.keys()) {
      if (weightInAll <= maxWeight) return;
      forget(oldest);
    }
  }

  return {
    get(key, make) {
      const known = entries.get(key);
      if (known !== undefined) {
        // Inserted again at the end: the map is ordered by last use.
        entries.delete(key);
        entries.set(key, known);
        return known.value;
      }
      const value = make();
      void add(key, value);
      return value;
    },
  };
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Content type by the file ending of an address. */
export function contentType(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file of this kind can have compressed copies beside it. */
export function isCompressible(path: string): boolean {
  return contentType(path).includes('charset=utf-8');
}

type ContentCoding = 'br' | 'gzip' | 'identity';

const PREFERENCE: readonly ContentCoding[] = ['br', 'gzip', 'identity'];

/** The best available coding by the header's q-values; brotli wins a tie. */
function pickCoding(header: string | undefined, available: ReadonlySet<ContentCoding>): ContentCoding {
  const weights = parseWeights(header ?? '');
  const weightOf = (coding: ContentCoding) => {
    const named = weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (named !== undefined) return named;
    const any = weights.get('*');
    // The plain file is acceptable unless it is excluded, but any named coding is preferred.
    if (coding === 'identity') return any === 0 ? 0 : Number.MIN_VALUE;
    return any ?? 0;
  };
  const [best] = PREFERENCE.filter((coding) => available.has(coding) && weightOf(coding) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return best ?? 'identity';
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (coding === '') continue;
    const q = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = q === undefined ? 1 : Number(q.replace(/^q\s*=\s*/, ''));
    weights.set(coding, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}

/** One stored copy of a file, plain or precompressed. A large one has an open handle, which the caller must close. */
export interface FileCopy {
  coding: ContentCoding;
  etag: string;
  size: number;
  body: Buffer | FileHandle;
}

/** Chunk size of a large file: memory per answer. */
export const CHUNK_BYTES = 16 * 1024;

const ENDINGS: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Files up to this size are read completely, and all visitors share one copy in memory. */
const SMALL_BYTES = 256 * 1024;
const MAX_SMALL_BYTES_IN_ALL = 32 * 1024 * 1024;
const MAX_LARGE_FILES = 10_000;

interface SmallFile {
  etag: string;
  bytes: Buffer;
}
const smallFiles = createFileCache<SmallFile>(MAX_SMALL_BYTES_IN_ALL, ({ bytes }) => bytes.byteLength);
const largeEtags = createFileCache<string>(MAX_LARGE_FILES, () => 1);

/** Opens the copy of a file for the Accept-Encoding header; null if the file does not exist any more. */
export async function openCopy(path: string, acceptEncoding: string | undefined): Promise<FileCopy | null> {
  const available = new Set<ContentCoding>(['identity']);
  if (isCompressible(path)) available.add('br').add('gzip');
  while (available.size > 0) {
    const coding = pickCoding(acceptEncoding, available);
    const copy = await openFile(path + ENDINGS[coding]);
    if (copy !== null) return { coding, ...copy };
    if (!available.delete(coding)) return null;
  }
  return null;
}

async function openFile(path: string): Promise<Omit<FileCopy, 'coding'> | null> {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) return null;
    const key = `${path} ${stats.ino} ${stats.size} ${stats.mtimeMs}`;
    if (stats.size > SMALL_BYTES) return await openLarge(path, key);
    const { etag, bytes } = await smallFiles.get(key, () => readSmall(path));
    return { etag, size: bytes.byteLength, body: bytes };
  } catch (error) {
    if (isOutOfFiles(error)) throw error;
    // Missing or just deleted.
    return null;
  }
}

/** Whether the process or the machine has no file descriptor left: a file may be there, and can be read later. */
export function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE');
}

async function readSmall(path: string): Promise<SmallFile> {
  const bytes = await readFile(path);
  return { etag: toEtag(createHash('sha256').update(bytes).digest()), bytes };
}

async function openLarge(path: string, key: string): Promise<Omit<FileCopy, 'coding'>> {
  const body = await open(path, 'r');
  try {
    const etag = await largeEtags.get(key, () => hashLarge(body));
    return { etag, size: (await body.stat()).size, body };
  } catch (error) {
    await body.close();
    throw error;
  }
}

async function hashLarge(handle: FileHandle): Promise<string> {
  const sum = createHash('sha256');
  const chunks = handle.createReadStream({ start: 0, autoClose: false, highWaterMark: CHUNK_BYTES });
  for await (const chunk of chunks) sum.update(chunk as Buffer);
  return toEtag(sum.digest());
}

/** Strong ETag from the content, so browser caches stay valid after a rebuild without changes. */
function toEtag(digest: Buffer): string {
  return `"${digest.toString('base64url').slice(0, 22)}"`;
}
