import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture named somewhere in the content, and the place an editor finds it at. */
export interface PictureReference {
  value: string;
  /** 'residentialProjects.json › vatika[3] (neem-court) › image'. */
  place: string;
}

const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|svg)$/i;

/** Fields whose texts are pictures whatever they end in. */
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

/** Every picture one JSON document names, in document order. */
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
 * Every picture the content folder names; a file that does not parse names none, the content check reports it. With a
 * folder to keep them in, those of a file that stayed as it was are not looked for again.
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

/** Found by the same code in the same text before, else found now and kept. */
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

/**
 * `imageBase` of site.json where it is another host's, without a trailing slash; else null (routes-and-content, Pages).
 */
export function readCloudBase(contentDir: string): string | null {
  try {
    const site: unknown = JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8'));
    const base = isObject(site) ? site['imageBase'] : null;
    return typeof base === 'string' && /^https?:\/\//i.test(base) ? base.replace(/\/+$/, '') : null;
  } catch {
    return null;
  }
}
