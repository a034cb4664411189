import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { sampleDir } from '@/lib/content/files/source';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { encodeFile, fileNames, type EncodedPicture } from './encode';
import type { LaterFile } from './later';
import { encodeAll, fetchRemote, planAll } from './make-images';
import { deleteStale, publishCopy, publishFile } from './publish-images';
import {
  FALLBACK_KEY,
  formatReference,
  listOriginals,
  type LocalSource,
  pictureKey,
  type PictureReference,
  type PictureSource,
  publishedStems,
  resolveReferences,
  siteSources,
} from './sources';

/** Originals of the site's fallback pictures, for content that brings none. */
const DEFAULT_ORIGINALS = join(sampleDir(), 'images');

interface ImageBuildOptions {
  references: readonly PictureReference[];
  imagesDir: string;
  /** `imageBase` of the content where that is another host; null where pictures are our own. */
  cloudBase: string | null;
  publicDir: string;
  cacheDir: string;
  manifestPath: string;
  /** Whether what is missing in the cache is left for later. */
  isLater?: boolean;
}

/** An address below /images with each path segment escaped. */
function imageAddress(path: string): string {
  return `/images/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * Publishes what the cache has of one picture, and adds its files to `wanted` and those still to be made to `later`.
 * Returns its manifest record.
 */
function publishRaster(
  picture: EncodedPicture,
  stem: string,
  publicDir: string,
  wanted: Set<string>,
  later: LaterFile[],
): ImageAsset {
  const { width, height, widths, portraitWidths, folder } = picture;
  const hashed = `${stem}.${picture.hash.slice(0, 6)}`;
  for (const name of fileNames(picture)) {
    const path = name.endsWith('.avif') ? `${hashed}-${name}` : `${stem}.jpg`;
    const publish = () => publishFile(join(folder, name), join(publicDir, path));
    wanted.add(path);
    if (existsSync(join(folder, name))) {
      publish();
      continue;
    }
    // The picture of an earlier original may have this name.
    rmSync(join(publicDir, path), { force: true });
    later.push({ path: `images/${path}`, make: () => encodeFile(picture, name).then(publish) });
  }
  const portrait = portraitWidths.length > 0 ? { portraitWidths } : {};
  return {
    kind: 'raster',
    src: imageAddress(`${stem}.jpg`),
    stem: imageAddress(hashed),
    widths,
    width,
    height,
    ...portrait,
  };
}

async function publishVector(source: LocalSource, publicDir: string, wanted: Set<string>): Promise<ImageAsset> {
  const { width, height } = await sharp(source.file).metadata();
  publishCopy(source.file, join(publicDir, source.key));
  wanted.add(source.key);
  return { kind: 'vector', src: imageAddress(source.key), width, height };
}

function warnMissing(missing: PictureReference[]): void {
  for (const value of new Set(missing.map((reference) => reference.value))) {
    const places = missing.filter((reference) => reference.value === value).map(formatReference);
    const more = places.length > 1 ? ` and ${places.length - 1} more` : '';
    console.warn(`Warning: ${places[0]}${more}: no picture ${value}; the fallback picture is shown instead.`);
  }
}

function writeManifest(assets: Map<string, ImageAsset>, path: string): void {
  const sorted = Object.fromEntries([...assets].sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, JSON.stringify(sorted, null, 1));
  renameSync(`${path}.part`, path);
}

function reportUnused(imagesDir: string, sources: PictureSource[]): void {
  const used = new Set(sources.map(({ key }) => key));
  // The firm's drawings are published as they are, beside the pages.
  const unused = listOriginals(imagesDir).filter((key) => !used.has(key) && !key.startsWith('brand/'));
  if (unused.length === 0) return;
  const some = unused.slice(0, 3).join(', ');
  console.log(
    `${unused.length} originals are named nowhere in the content and left out: ${some}${unused.length > 3 ? ' ...' : ''}`,
  );
}

/**
 * Makes the published pictures and their manifest from the originals the content names (visual-language 4). With
 * `isLater` it makes the manifest and returns the files still to be made.
 */
export async function buildImages(options: ImageBuildOptions): Promise<LaterFile[]> {
  const { references, imagesDir, cloudBase, publicDir, cacheDir, manifestPath, isLater = false } = options;
  const { sources, missing } = resolveReferences(references, imagesDir, cloudBase);
  const named = new Set(sources.map(({ key }) => key));
  sources.push(...siteSources(imagesDir, DEFAULT_ORIGINALS).filter(({ key }) => !named.has(key)));
  warnMissing(missing);
  const remote = await fetchRemote(
    sources.filter((source) => source.kind === 'remote'),
    join(cacheDir, 'remote'),
  );
  const local = [...sources.filter((source) => source.kind !== 'remote'), ...remote.local];
  const rasters = local.filter((source) => source.kind === 'raster');
  const banners = references.filter(({ field }) => field[0] === 'heroImages');
  const bannerKeys = new Set(banners.map(({ value }) => pictureKey(value, cloudBase)));
  const encoded = await planAll(rasters, join(cacheDir, 'encoded'), bannerKeys);
  const making = isLater ? null : await encodeAll(encoded);
  if (!encoded.has(FALLBACK_KEY)) throw new Error(`${join(DEFAULT_ORIGINALS, FALLBACK_KEY)} is missing or unreadable.`);

  const assets = new Map<string, ImageAsset>();
  const wanted = new Set<string>();
  const later: LaterFile[] = [];
  const stems = publishedStems([...encoded.keys()]);
  for (const [key, picture] of encoded) {
    assets.set(key, publishRaster(picture, stems.get(key) ?? key, publicDir, wanted, later));
  }
  for (const source of local) {
    if (source.kind === 'vector') assets.set(source.key, await publishVector(source, publicDir, wanted));
  }
  for (const { key, url } of remote.linked) assets.set(key, { kind: 'remote', src: url });
  if (cloudBase !== null) {
    for (const [key, asset] of [...assets]) {
      if (!key.startsWith('http')) assets.set(`${cloudBase}/${key}`, asset);
    }
  }
  deleteStale(publicDir, wanted);
  writeManifest(assets, manifestPath);

  if (!making) return later;
  const megabytes = [...wanted].reduce((sum, file) => sum + statSync(join(publicDir, file)).size, 0) / 1e6;
  const fromCache = `${encoded.size - making.newCount} from the cache`;
  making.progress.done(`${fromCache}, ${wanted.size} files, ${megabytes.toFixed(1)} MB`);
  reportUnused(imagesDir, sources);
  return [];
}
