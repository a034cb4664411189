import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { makeContentSet } from './make-content-set';
import { readBase } from './read-base';

/** Default folder of a set of this size. */
export function contentSetDir(projects: number): string {
  return path.join('.cache', `content-${projects}`);
}

/** Generates and writes a set of this size; returns its bytes. */
export function writeContentSet(dir: string, projects: number, seed: number): number {
  return writeContentFiles(dir, makeContentSet(readBase('content'), projects, seed));
}

/** Writes a set in the layout that editors use; returns its bytes. */
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
