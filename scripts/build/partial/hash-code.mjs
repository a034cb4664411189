import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folders and files that shape the pages, except the content. */
export const CODE = [
  'app',
  'components',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];

/** Files that the build generates from the content or the dependencies. */
export const GENERATED = [
  'app/fonts/display.woff2',
  'app/fonts/text.woff2',
  'public/apple-touch-icon.png',
  'public/cards',
  'public/favicon.ico',
  ...['48', '96', '192', '512', 'maskable-512'].map((size) => `public/icon-${size}.png`),
  'public/icon.svg',
  'public/icons-catalogue.svg',
  'public/icons.svg',
  'public/images',
  'public/logo-light.svg',
  'public/logo.svg',
];

/**
 * Sorted files below `paths` (files or folders, relative to `root`), without tests. A missing path is skipped.
 * @param {string[]} paths
 * @param {string} [root]
 * @returns {string[]}
 */
export function listSourceFiles(paths, root = ROOT) {
  return paths
    .flatMap((path) => {
      const absolute = resolve(root, path);
      if (!existsSync(absolute)) return [];
      if (statSync(absolute).isFile()) return [absolute];
      return readdirSync(absolute, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    })
    .map((absolute) => relative(root, absolute).split(sep).join('/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort();
}

/**
 * SHA-256 over names and contents of the files below `paths`, hex.
 * @param {string[]} paths
 * @param {{ root?: string, without?: string[] }} [options]
 */
export function hashFiles(paths, { root = ROOT, without = [] } = {}) {
  const hash = createHash('sha256');
  for (const path of listSourceFiles(paths, root)) {
    if (without.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(resolve(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Hash of the code alone, independent of the content. */
export function hashCode() {
  return hashFiles(CODE, { without: GENERATED });
}
