import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../../run/files';
import { createProgress } from '../../run/progress';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A compressed copy of a smaller file saves no packet. The limit for scripts is lower: a page loads many of them. */
const MIN_BYTES = 1024;
const MIN_SCRIPT_BYTES = 128;

/** Higher levels take a third more time for 0.1 % fewer bytes; only assets use them. */
const PAGE_GZIP_LEVEL = 7;

/** Projects up to which pages are compressed at `FINE_QUALITY`. */
const FEW_PROJECTS = 300;
/** A page takes 97 ms at 11 and 20 ms at 10 with 2 % more bytes. */
const FINE_QUALITY = 10;
/**
 * For larger sites, and for the first start, where somebody waits: 1.4 ms a page with 8 % more bytes than at 10. At 9 it
 * is 0.7 % less, but brotli takes 32 MB for each file, whose pages the system has to clear: 14 ms.
 */
export const QUICK_QUALITY = 8;

const ASSET_QUALITY = 11;
/** Assets are few and cached for long; of data files there are few. */
const ASSETS = ['.js', '.css', '.svg', '.json'];
const TEXTS = [...ASSETS, '.html', '.xml', '.txt', '.webmanifest'];

/** Published source files of 10,000 projects: 13 MB take 2 s at 9, and visitors rarely download them. */
const BULK_BYTES = 1_000_000;
const BULK_QUALITY = 5;

interface Encoding {
  ending: '.br' | '.gz';
  encode: (content: Buffer, quality: number) => Promise<Buffer>;
}

const ENCODINGS: readonly Encoding[] = [
  {
    ending: '.br',
    encode: (content, quality) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
  },
  {
    ending: '.gz',
    encode: (content, quality) =>
      gzipAsync(content, { level: quality === ASSET_QUALITY ? 9 : Math.min(quality, PAGE_GZIP_LEVEL) }),
  },
];

export interface CompressionCount {
  files: number;
  /** Number of contents compressed in this run; the others were cached or equal to another file. */
  compressed: number;
}

/** Brotli quality of pages and data, by the size of the site: of thousands, compressing would take as long as rendering. */
export function pageQuality(projects: number): number {
  return projects <= FEW_PROJECTS ? FINE_QUALITY : QUICK_QUALITY;
}

interface CompressionOptions {
  /** See `pageQuality`. */
  ofPages?: number;
  /** No file is compressed at a higher quality. */
  most?: number;
  /** The new files of a partial build; without it all are compressed and unused cache entries deleted. */
  some?: readonly string[] | undefined;
}

/**
 * Writes `x.br` and `x.gz` beside every text file that is large enough. Each content is compressed once and cached in
 * `cacheDir`.
 */
export async function compressExport(
  outDir: string,
  cacheDir: string,
  { ofPages = FINE_QUALITY, most = ASSET_QUALITY, some }: CompressionOptions = {},
): Promise<CompressionCount> {
  const paths = (some ?? listFiles(outDir))
    .filter((file) => TEXTS.includes(extname(file)))
    .map((file) => join(outDir, file));
  const progress = createProgress('Compressing', paths.length);
  await mkdir(cacheDir, { recursive: true });
  // A full run needs nearly all cache entries, so one directory listing is cheaper than a check per file.
  const cached = new Set(some ? [] : await readdir(cacheDir));
  const isCached = (name: string) => (some ? existsSync(join(cacheDir, name)) : cached.has(name));
  const used = new Set<string>();
  /** Compressions of this run by cache name, so that files of equal content wait for the same finished copy. */
  const making = new Map<string, Promise<void>>();
  /** Contents missing from the cache. A set, because two equal files may each compress one of the two encodings. */
  const made = new Set<string>();
  let files = 0;

  async function compressFile(path: string): Promise<void> {
    const content = await readFile(path);
    if (content.byteLength < (extname(path) === '.js' ? MIN_SCRIPT_BYTES : MIN_BYTES)) return;
    const ofKind = ASSETS.includes(extname(path)) ? ASSET_QUALITY : ofPages;
    const quality = Math.min(most, content.byteLength > BULK_BYTES ? BULK_QUALITY : ofKind);
    const key = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}-${quality}`;
    for (const { ending, encode } of ENCODINGS) {
      const name = `${key}${ending}`;
      const kept = join(cacheDir, name);
      if (!making.has(name) && !isCached(name)) {
        making.set(
          name,
          encode(content, quality).then((encoded) => writeFile(kept, encoded)),
        );
        made.add(key);
      }
      await making.get(name);
      used.add(name);
      await copyFile(kept, path + ending);
    }
    files += 1;
  }

  const queue = paths.values();
  async function work(): Promise<void> {
    for (const path of queue) {
      await compressFile(path);
      progress.tick();
    }
  }
  // With more workers than cores they evict each other's data from the CPU cache.
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  const stale = [...cached].filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(cacheDir, name))));
  progress.done(`${files} files, ${made.size} contents new`);
  return { files, compressed: made.size };
}
