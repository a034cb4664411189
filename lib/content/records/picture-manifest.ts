import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { FALLBACK_IMAGE_SRC, toImageKey, type ImageAsset } from '@/lib/domain/picture/image';
import { imageManifestPath } from '../files/source';

type Manifest = Record<string, ImageAsset>;

const PLACEHOLDER_LOGO = 'fallback/developer-placeholder.svg';

/** Used until the picture step has run: the fallback at its later address. */
const BARE_FALLBACK: ImageAsset = {
  kind: 'raster',
  src: FALLBACK_IMAGE_SRC,
  stem: '',
  widths: [],
  width: 960,
  height: 640,
};

/** In development the manifest may change while the server runs. */
const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

let cached: { manifest: Manifest; writtenAtMs: number } | null = null;
const warned = new Set<string>();

function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(`Warning: ${text}`);
}

/** The manifest of the picture step; empty before its first run. Only a build of the pages fails without it. */
function readManifest(): Manifest {
  // Pages call this half a million times, and reading `process.env` is slow.
  if (cached && !IS_DEVELOPMENT) return cached.manifest;
  const file = imageManifestPath();
  const writtenAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (writtenAtMs === undefined) {
    const text = `${file} is missing: run "npm run images" first.`;
    if (process.env.NEXT_PHASE === 'phase-production-build') throw new Error(text);
    warnOnce(text);
    return {};
  }
  if (cached?.writtenAtMs !== writtenAtMs) {
    cached = { manifest: JSON.parse(readFileSync(file, 'utf8')) as Manifest, writtenAtMs };
  }
  return cached.manifest;
}

/** The picture of a content value, a path below images/ or an http address; null if there is none. */
export function findImage(value: string | null | undefined): ImageAsset | null {
  const key = toImageKey(value ?? '');
  const manifest = readManifest();
  return Object.hasOwn(manifest, key) ? (manifest[key] ?? null) : null;
}

function fallBack(value: string | null | undefined, fallbackPath: string): ImageAsset {
  if (value && cached) warnOnce(`no picture ${value}; ${fallbackPath} is shown instead.`);
  return findImage(fallbackPath) ?? findImage(FALLBACK_IMAGE_SRC) ?? BARE_FALLBACK;
}

/** The picture of a content value; if it is missing, the fallback picture and one warning (spec 8). */
export function getImage(value: string | null | undefined): ImageAsset {
  return findImage(value) ?? fallBack(value, FALLBACK_IMAGE_SRC);
}

/** The logo of a content value; the placeholder if it is missing (spec 2, Developer cards). */
export function getLogo(value: string | null | undefined): ImageAsset {
  return findImage(value) ?? fallBack(value, PLACEHOLDER_LOGO);
}
