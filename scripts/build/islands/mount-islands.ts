import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameFile } from '../../run/files';
import type { IslandFiles } from './build-islands';

/** Executable scripts: Next's loader, payload and client. Data blocks have a `type` and stay. */
const RUNNING_SCRIPT = /<script(?![^>]*\btype="(?:application\/(?:ld\+)?json|speculationrules)")[^>]*>[^]*?<\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\bas="script"[^>]*>/g;
/** React's markers, between texts too; only React's own hydration reads them. */
const REACT_MARK = /<!--(?:\/?\$| )-->|<div hidden=""><\/div>/g;

/** Islands of the first load; those that load on first use have `data-when` after their name. */
const ISLAND = /\bdata-island="([^"]+)"(?! data-when)/g;
const ENHANCER = /\bdata-enhancer="([^"]+)"/g;
/** Props are JSON: between single quotation marks its own need no reference of six characters. */
const PROPS = / data-props="([^"]*)"/g;

/**
 * Replaces Next's client in a page by the loader. `data-parts` lists all files of the page's enhancers and islands, so
 * the browser fetches them in parallel instead of discovering them one by one.
 */
export function mountIslands(html: string, { address, files }: IslandFiles): string {
  const plain = html
    .replace(RUNNING_SCRIPT, '')
    .replace(SCRIPT_PRELOAD, '')
    .replace(REACT_MARK, '')
    .replace(PROPS, (_, props: string) => ` data-props='${props.replaceAll('&quot;', '"')}'`);
  const namesOf = (mark: RegExp) => Array.from(html.matchAll(mark), ([, name = '']) => name);
  const islands = namesOf(ISLAND);
  const names = ['hydrate', ...(islands.length > 0 ? ['islands'] : []), ...islands, ...namesOf(ENHANCER)];
  const parts = new Set(names.flatMap((name) => files[name] ?? []));
  const loader = `<script type="module" fetchpriority="low" src="${address}/start.js" data-parts="${[...parts].sort().join(' ')}"></script>`;
  return plain.replace('</head>', () => `${loader}</head>`);
}

/**
 * A firm with one typeface for texts and headings has its file twice. Takes the second away, and gives what makes a page
 * name the first in its place.
 */
function shareFont(assets: string): (html: string) => string {
  const media = join(assets, 'media');
  const names = readdirSync(media);
  const [text = '', display = ''] = ['text', 'display'].map((name) =>
    names.find((file) => file.startsWith(`${name}-`)),
  );
  if (!text || !display || !isSameFile(join(media, text), join(media, display))) return (html) => html;
  rmSync(join(media, display));
  for (const entry of readdirSync(join(assets, 'chunks')).filter((name) => name.endsWith('.css'))) {
    const path = join(assets, 'chunks', entry);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(display, text));
  }
  const preload = new RegExp(`<link rel="preload" href="[^"]*/${display}"[^>]*>`, 'g');
  return (html) => html.replace(preload, '');
}

/** Mounts the islands in every page of `outDir` and deletes Next's client. Returns the number of pages. */
export function mountExport(outDir: string, islands: IslandFiles): number {
  const assets = join(outDir, '_next/static');
  const share = shareFont(assets);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const path = join(outDir, file);
    writeFileSync(path, mountIslands(share(readFileSync(path, 'utf8')), islands));
  }
  for (const entry of readdirSync(assets)) {
    if (!['chunks', 'media', 'islands'].includes(entry)) rmSync(join(assets, entry), { recursive: true });
  }
  for (const entry of readdirSync(join(assets, 'chunks'))) {
    if (!entry.endsWith('.css')) rmSync(join(assets, 'chunks', entry), { recursive: true });
  }
  return files.length;
}
