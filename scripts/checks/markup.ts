import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Attributes {
  [name: string]: string;
}

/** A page of the export. */
export interface BuiltFile {
  /** Address it is served at. */
  path: string;
  html: string;
}

/** Decodes the character references that React writes. */
export function decodeEntities(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_all, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}

/** Start tags of one name with their attributes; names in lower case. */
export function tagsOf(html: string, tagName: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${tagName}\\b([^>]*)>`, 'gi'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  );
}

export function headOf(html: string): string {
  return html.slice(0, html.indexOf('</head>'));
}

/** Visible text of the markup: without scripts, styles and tags, white space collapsed. */
export function textOf(html: string): string {
  return decodeEntities(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<[^>]+>/g, ' '),
  ).replace(/\s+/g, ' ');
}

/** Content of the first element of this name. */
export function partOf(html: string, tagName: 'main' | 'body'): string {
  return new RegExp(`<${tagName}\\b[^>]*>([\\s\\S]*)</${tagName}>`, 'i').exec(html)?.[1] ?? '';
}

/** File of the page at an address. */
function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

/** Addresses of every page of the export, sorted. */
export function listPages(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

export function readPage(outDir: string, path: string): BuiltFile {
  return { path, html: readFileSync(join(outDir, fileOf(path)), 'utf8') };
}
