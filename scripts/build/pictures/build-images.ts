import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { EncodedPicture } from './encode';
import { encodeAll, fetchRemote } from './make-images';
import { deleteStale, publishCopy, publishFile } from './publish-images';
import { readCloudBase, readReferences, type PictureReference } from './references';
import {
  FALLBACK_KEY,
  listOriginals,
  publishedStems,
  resolveReferences,
  siteSources,
  type LocalSource,
  type PictureSource,
} from './sources';

/** Originals for a content folder without pictures, and for the site's own brand pictures. */
const DEFAULT_ORIGINALS = 'content/images';

interface ImageBuildOptions {
  contentDir: string;
  publicDir: string;
  cacheDir: string;
  manifestPath: string;
}

/** An address below /images with each path segment escaped. */
function imageAddress(path: string): string {
  return `/images/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Publishes one encoded picture and adds its files to `wanted`. Returns its manifest record. */
function publishRaster(picture: EncodedPicture, stem: string, publicDir: string, wanted: Set<string>): ImageAsset {
  const { width, height, widths, portraitWidths } = picture;
  const hashed = `${stem}.${picture.hash.slice(0, 8)}`;
  const files = new Map([['fallback.jpg', `${stem}.jpg`]]);
  for (const step of widths) files.set(`${step}.avif`, `${hashed}-${step}.avif`);
  for (const step of portraitWidths) files.set(`p${step}.avif`, `${hashed}-p${step}.avif`);
  for (const [from, to] of files) {
    publishFile(join(picture.folder, from), join(publicDir, to));
    wanted.add(to);
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
    const places = missing.filter((reference) => reference.value === value).map(({ place }) => place);
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
  const unused = listOriginals(imagesDir).filter((key) => !used.has(key));
  if (unused.length === 0) return;
  const some = unused.slice(0, 3).join(', ');
  console.log(
    `${unused.length} originals are named nowhere in the content and left out: ${some}${unused.length > 3 ? ' ...' : ''}`,
  );
}

/** Makes the published pictures and their manifest from the originals the content names (visual-language 4). */
export async function buildImages({ contentDir, publicDir, cacheDir, manifestPath }: ImageBuildOptions): Promise<void> {
  const ownDir = join(contentDir, 'images');
  const imagesDir = existsSync(ownDir) ? ownDir : DEFAULT_ORIGINALS;

  const cloudBase = readCloudBase(contentDir);
  const references = readReferences(contentDir, join(cacheDir, 'references'));
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
  const { encoded, newCount, progress } = await encodeAll(rasters, join(cacheDir, 'encoded'));
  if (!encoded.has(FALLBACK_KEY)) throw new Error(`${join(DEFAULT_ORIGINALS, FALLBACK_KEY)} is missing or unreadable.`);

  const assets = new Map<string, ImageAsset>();
  const wanted = new Set<string>();
  const stems = publishedStems([...encoded.keys()]);
  for (const [key, picture] of encoded) {
    assets.set(key, publishRaster(picture, stems.get(key) ?? key, publicDir, wanted));
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

  const megabytes = [...wanted].reduce((sum, file) => sum + statSync(join(publicDir, file)).size, 0) / 1e6;
  progress.done(`${encoded.size - newCount} from the cache, ${wanted.size} files, ${megabytes.toFixed(1)} MB`);
  reportUnused(imagesDir, sources);
}
