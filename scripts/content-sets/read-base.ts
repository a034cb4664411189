import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FILES } from '@/lib/content/files/table';
import type { BaseContent } from './make-content-set';

/** Reads the project's own content, the base of every generated set. */
export function readBase(dir: string): BaseContent {
  const files = Object.entries(CONTENT_FILES).map(([key, { name }]) => [
    key,
    JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as unknown,
  ]);
  const images = readdirSync(path.join(dir, 'images'), { recursive: true, encoding: 'utf8' });
  return {
    files: Object.fromEntries(files) as BaseContent['files'],
    images: images.map((image) => image.replaceAll(path.sep, '/')).sort(),
  };
}
