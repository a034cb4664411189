import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IslandFiles } from './build-islands';

/** Scripts that run: Next's loader, its payload and its client. Data blocks carry a type of their own. */
const RUNNING_SCRIPT = /<script(?![^>]*\btype="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>[^]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
/** Marks of React's that only its own hydration reads. */
const BOUNDARY_MARK = /<!--\/?\$-->|<div hidden=""><\/div>/g;

const ISLAND = /\bdata-island="([^"]+)"/g;

/**
 * A page without Next's client: its islands are brought to life by the one loader, which is told the files they are made
 * of, so that all are fetched at once and not one after the other as each is read.
 */
export function mountIslands(html: string, { address, files }: IslandFiles): string {
  const plain = html.replace(RUNNING_SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(BOUNDARY_MARK, '');
  const names = ['hydrate', ...Array.from(html.matchAll(ISLAND), ([, name = '']) => name)];
  const parts = new Set(names.flatMap((name) => files.get(name) ?? []));
  const loader = `<script type="module" fetchpriority="low" src="${address}/start.js" data-parts="${[...parts].sort().join(' ')}"></script>`;
  return plain.replace('</head>', () => `${loader}</head>`);
}

/** Mounts the islands in every page of `outDir` and removes the client of Next's, which no page asks for any more. */
export function mountExport(outDir: string, islands: IslandFiles): number {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const path = join(outDir, file);
    writeFileSync(path, mountIslands(readFileSync(path, 'utf8'), islands));
  }
  for (const entry of readdirSync(join(outDir, '_next/static'))) {
    if (!['css', 'media', 'islands'].includes(entry)) rmSync(join(outDir, '_next/static', entry), { recursive: true });
  }
  return files.length;
}
