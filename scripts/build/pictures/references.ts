import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture named in the content, and where an editor finds it. */
export interface PictureReference {
  value: string;
  /** 'residentialProjects.json › vatika[3] (neem-court) › image'. */
  place: string;
}

const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|svg)$/i;

/** Fields whose texts always name pictures, whatever their file ending. */
const PICTURE_FIELDS = new Set(['image', 'images', 'logo', 'bgImage', 'heroImages', 'sitePlanImages']);

export function isPicturePath(text: string): boolean {
  return PICTURE_ENDING.test(text);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function recordLabel(value: unknown): string {
  if (!isObject(value)) return '';
  const id = value['id'] ?? value['custom_id'];
  return typeof id === 'string' || typeof id === 'number' ? ` (${id})` : '';
}

function isPictureValue(value: string, isPictureField: boolean): boolean {
  if (value.trim() === '') return false;
  const path = value.startsWith('http') ? (value.split(/[?#]/)[0] ?? value) : value;
  return isPictureField || isPicturePath(path);
}

/** All pictures named in one JSON document, in document order. */
export function collectReferences(document: unknown, file: string): PictureReference[] {
  const found: PictureReference[] = [];
  const walk = (value: unknown, place: string, isPictureField: boolean) => {
    if (typeof value === 'string') {
      if (isPictureValue(value, isPictureField)) found.push({ value, place });
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => walk(item, `${place}[${index}]${recordLabel(item)}`, isPictureField));
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) {
        walk(item, `${place} › ${key}`, PICTURE_FIELDS.has(key) || (key === 'url' && isPictureField));
      }
    }
  };
  walk(document, file, false);
  return found;
}

/**
 * All pictures named in the content folder. A file that does not parse is skipped; the content check reports it. With
 * `keptDir`, the references of unchanged files come from a cache.
 */
export function readReferences(contentDir: string, keptDir?: string): PictureReference[] {
  return readdirSync(contentDir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(contentDir, name));
      return keptDir ? keptReferences(text, name, keptDir) : referencesIn(text, name);
    });
}

function referencesIn(text: Buffer, name: string): PictureReference[] {
  try {
    return collectReferences(JSON.parse(text.toString('utf8')), name);
  } catch {
    return [];
  }
}

/** References of one file, cached by the hashes of the code and of its text. */
function keptReferences(text: Buffer, name: string, keptDir: string): PictureReference[] {
  const code = process.env['CONTENT_READ_BY'];
  if (!code) return referencesIn(text, name);
  const path = join(keptDir, name);
  const head = `${code} ${hash('sha256', text)}\n`;
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (kept.startsWith(head)) return JSON.parse(kept.slice(head.length)) as PictureReference[];
  const references = referencesIn(text, name);
  mkdirSync(keptDir, { recursive: true });
  writeFileSync(path, head + JSON.stringify(references));
  return references;
}

/** `imageBase` of site.json without a trailing slash; null if it is not a web address (routes-and-content, Pages). */
export function readCloudBase(contentDir: string): string | null {
  try {
    const site: unknown = JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8'));
    const base = isObject(site) ? site['imageBase'] : null;
    return typeof base === 'string' && /^https?:\/\//i.test(base) ? base.replace(/\/+$/, '') : null;
  } catch {
    return null;
  }
}
