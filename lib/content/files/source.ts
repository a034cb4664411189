import 'server-only';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** `imageBase` if it is on another host; null for our own /images. */
export function cloudBaseOf(imageBase: string | undefined): string | null {
  return imageBase && /^https?:/i.test(imageBase) ? imageBase.replace(/\/+$/, '') : null;
}

/** The file of a font of `theme.json`: in the content folder, or in an installed package of variable fonts. */
export function fontFile(name: string, dir = contentDir()): string {
  const inPackage = `node_modules/${name}/files/${name.split('/').at(-1)}-latin-wght-normal.woff2`;
  const places = name.startsWith('fonts/') ? [dir, sampleDir()].map((folder) => path.join(folder, name)) : [inPackage];
  const file = places.find((place) => existsSync(place));
  if (file) return file;
  const remedy = name.startsWith('fonts/') ? `it is not in ${dir}` : `npm install ${name}`;
  throw new Error(`theme.json › fonts: no font ${name}: ${remedy}`);
}

/** Source of the content files: a folder, or in tests texts in memory. */
export interface ContentSource {
  /** The file's bytes, null if it does not exist. */
  read(file: string): Buffer | null;
  /** Whether a picture under images/ exists. */
  hasImage: (imagePath: string) => boolean;
  /** Names of the icons that the catalogue may use. */
  icons: () => ReadonlySet<string>;
  /** Where routes stand, by Next's own rule: each folder of `app` is the first step of an address. */
  routes: () => readonly string[];
}

/**
 * The content folder: `CONTENT_DIR`, or the project's content/ if that is empty or not set. A link is followed, because git
 * takes no file behind one; so is the file with its target that stands for it where the system has no links.
 */
export function contentDir(named = process.env.CONTENT_DIR || 'content'): string {
  const dir = path.resolve(/* turbopackIgnore: true */ process.cwd(), named);
  const entry = statSync(dir, { throwIfNoEntry: false });
  if (entry?.isFile()) return path.resolve(dir, '..', readFileSync(dir, 'utf8').trim());
  return entry ? realpathSync(dir) : dir;
}

/** The sample, which tests and new sites read. content/ links to it until a firm puts its own folder there. */
export function sampleDir(): string {
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), 'samples/aangan');
}

/** Path of the picture manifest: `IMAGE_MANIFEST`, or a file in the cache folder if that is empty or not set. */
export function imageManifestPath(): string {
  const named = process.env.IMAGE_MANIFEST || '.cache/images/manifest.json';
  return path.resolve(/* turbopackIgnore: true */ process.cwd(), named);
}

/** Folder of the pictures: images/ beside the JSON, else those of the sample. */
export function imagesDir(dir: string): string {
  const own = path.join(dir, 'images');
  return existsSync(own) ? own : path.join(sampleDir(), 'images');
}

function namesIn(...folder: string[]): string[] {
  const dir = path.resolve(/* turbopackIgnore: true */ process.cwd(), ...folder);
  return existsSync(dir) ? readdirSync(dir) : [];
}

let icons: ReadonlySet<string> | null = null;

function readIcons(): ReadonlySet<string> {
  const files = namesIn('node_modules', 'lucide-static', 'icons');
  return new Set(files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -'.svg'.length)));
}

/** A folder on disk; icons and routes are the project's own, whatever its content. */
export function diskSource(dir: string): ContentSource {
  const images = imagesDir(dir);
  const known = new Map<string, boolean>();
  const isFile = (imagePath: string) =>
    statSync(path.join(images, imagePath), { throwIfNoEntry: false })?.isFile() ?? false;
  return {
    icons: () => (icons ??= readIcons()),
    routes: () => namesIn('app'),
    read(file) {
      const filePath = path.join(dir, file);
      return existsSync(filePath) ? readFileSync(filePath) : null;
    },
    hasImage(imagePath) {
      const isThere = known.get(imagePath) ?? isFile(imagePath);
      known.set(imagePath, isThere);
      return isThere;
    },
  };
}
