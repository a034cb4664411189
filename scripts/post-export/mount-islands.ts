import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Scripts that run: Next's loader, its payload and its client. Data blocks carry a type of their own. */
const RUNNING_SCRIPT = /<script(?![^>]*\btype="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>[^]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
/** Marks of React's that only its own hydration reads. */
const BOUNDARY_MARK = /<!--\/?\$-->|<div hidden=""><\/div>/g;

/** A page without Next's client: its islands are brought to life by the one loader at `loaderAddress`. */
export function mountIslands(html: string, loaderAddress: string): string {
  const plain = html.replace(RUNNING_SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(BOUNDARY_MARK, '');
  return plain.replace('</head>', () => `<script type="module" src="${loaderAddress}"></script></head>`);
}

/** Mounts the islands in every page of `outDir` and removes the client of Next's, which no page asks for any more. */
export function mountExport(outDir: string, loaderAddress: string): number {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const path = join(outDir, file);
    writeFileSync(path, mountIslands(readFileSync(path, 'utf8'), loaderAddress));
  }
  for (const entry of readdirSync(join(outDir, '_next/static'))) {
    if (!['css', 'media', 'islands'].includes(entry)) rmSync(join(outDir, '_next/static', entry), { recursive: true });
  }
  return files.length;
}
