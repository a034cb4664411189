import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OUT_DIR = process.env['OUT_DIR'] ?? 'out';

export interface Reference {
  /** Tag and attribute of the reference: `a[href]`. */
  from: string;
  /** As written, with entities decoded. */
  address: string;
}

export interface BuiltPage {
  /** Path of the page on the site. */
  path: string;
  ids: ReadonlySet<string>;
  references: readonly Reference[];
  isIndexable: boolean;
  /** True if the page redirects by itself. */
  isRedirect: boolean;
}

const SINGLE = ['href', 'src', 'action', 'poster', 'data'];
const LISTS = ['srcset', 'imagesrcset'];

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_all, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function attributesOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

function parsePage(path: string, html: string): BuiltPage {
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  const ids = new Set<string>();
  const references: Reference[] = [];
  let robots = '';
  let canonical: string | null = null;
  let isRedirect = false;
  for (const [, tag = '', text = ''] of markup.matchAll(/<([a-z][a-z0-9-]*)\b([^>]*)>/gi)) {
    const attributes = attributesOf(text);
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    if (tag === 'meta' && attributes.get('name') === 'robots') robots = attributes.get('content') ?? '';
    if (tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh') isRedirect = true;
    if (tag === 'link' && attributes.get('rel') === 'canonical') canonical = attributes.get('href') ?? null;
    for (const name of SINGLE) {
      const address = attributes.get(name);
      if (address) references.push({ from: `${tag.toLowerCase()}[${name}]`, address });
    }
    for (const name of LISTS) {
      for (const candidate of attributes.get(name)?.split(/,\s+/) ?? []) {
        const address = candidate.trim().split(/\s+/)[0];
        if (address) references.push({ from: `${tag.toLowerCase()}[${name}]`, address });
      }
    }
  }
  const isOwnCanonical = canonical === null || new URL(canonical, 'http://site').pathname === path;
  return { path, ids, references, isRedirect, isIndexable: !/noindex/.test(robots) && isOwnCanonical };
}

/** All pages of the export. */
export function readBuiltPages(): BuiltPage[] {
  return readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
      return parsePage(path, readFileSync(join(OUT_DIR, file), 'utf8'));
    });
}

/** Paths of pages that moved. */
export function readRedirects(): ReadonlySet<string> {
  const lines = readFileSync(join(OUT_DIR, '_redirects'), 'utf8').split('\n');
  return new Set(lines.flatMap((line) => (line.endsWith(' 301') ? (line.split(' ')[0] ?? []) : [])));
}

export function isFile(path: string): boolean {
  return existsSync(join(OUT_DIR, decodeURI(path)));
}

/** Paths in the sitemap; follows a sitemap index. */
export function readSitemap(file = 'sitemap.xml'): string[] {
  const xml = readFileSync(join(OUT_DIR, file), 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(decode(loc)).pathname);
  return xml.includes('<sitemapindex') ? paths.flatMap((path) => readSitemap(path)) : paths;
}

/** Paths of all projects in the published data. */
export function readProjectPaths(): string[] {
  return ['residentialProjects', 'commercialProjects'].flatMap((name) => {
    const file = readFileSync(join(OUT_DIR, 'data', `${name}.json`), 'utf8');
    const projects = JSON.parse(file) as Record<string, { id?: string; custom_id?: string }[]>;
    return Object.entries(projects).flatMap(([developer, records]) =>
      records.map(({ id, custom_id }) => `/project-details/${developer}/${id ?? custom_id}`),
    );
  });
}
