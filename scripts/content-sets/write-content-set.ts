import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { makeContentSet } from './make-content-set';
import { readBase } from './read-base';

/** Where a set of this size stands unless told otherwise. */
export function contentSetDir(projects: number): string {
  return path.join('.cache', `content-${projects}`);
}

/** Makes and writes a set of this size; its bytes. */
export function writeContentSet(dir: string, projects: number, seed: number): number {
  return writeContentFiles(dir, makeContentSet(readBase('content'), projects, seed));
}

/** Writes a set laid out as an editor would have it; its bytes. */
export function writeContentFiles(dir: string, set: Record<ContentKey, unknown>): number {
  mkdirSync(dir, { recursive: true });
  let bytes = 0;
  for (const [key, value] of Object.entries(set)) {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    bytes += Buffer.byteLength(text);
    writeFileSync(path.join(dir, CONTENT_FILES[key as ContentKey].name), text);
  }
  return bytes;
}
