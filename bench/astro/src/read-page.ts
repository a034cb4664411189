import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeEntities } from '@/scripts/checks/markup';

/** Exported pages without their scripts. `npm run bench -- pages` names the folder. */
const PAGES_DIR = process.env['FLOOR_DIR'] ?? '';
const ISLAND = /<div\b[^>]*\bdata-island="([^"]+)"[^>]*\bdata-props='([^']*)'[^>]*>/g;
const DIV = /<(\/?)div\b[^>]*>/g;

export interface Part {
  html: string;
  /** Name of the island that stands here in place of HTML. */
  island?: string;
  props?: Record<string, unknown>;
}

/** The exported page in the order of its HTML, cut at its islands. */
export function readPage(name: string): Part[] {
  const html = readFileSync(join(PAGES_DIR, `${name}.html`), 'utf8');
  const parts: Part[] = [];
  let end = 0;
  for (const match of html.matchAll(ISLAND)) {
    const [tag, island, props = '{}'] = match;
    parts.push({ html: html.slice(end, match.index) });
    end = closingEnd(html, match.index + tag.length);
    parts.push({ html: '', island, props: JSON.parse(decodeEntities(props)) as Record<string, unknown> });
  }
  return [...parts, { html: html.slice(end) }];
}

/** Where the `div` that was opened before `from` is closed. */
function closingEnd(html: string, from: number): number {
  DIV.lastIndex = from;
  for (let depth = 1; depth > 0;) {
    const tag = DIV.exec(html);
    if (!tag) throw new Error('A div is not closed');
    depth += tag[1] ? -1 : 1;
  }
  return DIV.lastIndex;
}
