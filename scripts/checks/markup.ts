import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_IMAGE_SRC } from '@/lib/domain/picture/image';

/** Buttons that say nothing of what they do: they have no type, and there is no form to submit. */
function countIdleButtons(html: string): number {
  const outside = html.replace(/<form\b[^]*?<\/form>/gi, '');
  return tagsOf(outside, 'button').filter((button) => !('type' in button)).length;
}

/** Pictures that stand on a page more than once. Thumbnails, which lead to their picture or choose it, do not count. */
function repeatedPictures(html: string): string[] {
  const shown = html.replace(/<ul\b[^>]*\bgallery-thumbs\b[^]*?<\/ul>|<label\b[^]*?<\/label>/g, '');
  const photographs = tagsOf(shown, 'img').flatMap(({ src = '' }) => (/\.jpe?g$/i.test(src) ? src : []));
  return [...new Set(photographs.filter((src, at) => photographs.indexOf(src) < at && src !== FALLBACK_IMAGE_SRC))];
}

/**
 * Faults that are no faults of HTML: not exactly one h1, pictures without alt text or size, one picture twice,
 * idle buttons.
 */
export function checkMarkup({ path, html }: BuiltFile): string[] {
  const headings = tagsOf(html, 'h1').length;
  const bare = tagsOf(html, 'img').filter((img) => !('alt' in img) || !img['width'] || !img['height']);
  const idle = countIdleButtons(html);
  return [
    ...(idle === 0 ? [] : [`${path}: ${idle} buttons without type and form`]),
    ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
    ...repeatedPictures(html).map((src) => `${path}: the picture stands here twice: ${src}`),
    ...bare.map(({ src = '?' }) => `${path}: picture without alt, width or height: ${src}`),
  ];
}

interface Attributes {
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
