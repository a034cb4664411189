import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Budget } from './budgets';

/** Bytes of one page, by the same names as its budget. */
export type PageWeight = Record<keyof Budget, number>;

interface Attributes {
  [name: string]: string;
}

/** Start tags of one name with their attributes; names in lower case. */
function tagsOf(html: string, tagName: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${tagName}\\b([^>]*)>`, 'gi'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  );
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** Own scripts of a page: what a current browser loads, `noModule` left out, each once. */
export function scriptsOf(html: string): string[] {
  const sources = tagsOf(html, 'script')
    .filter((tag) => tag['src'] && !('nomodule' in tag))
    .map((tag) => decodeURI(withoutQuery(tag['src'] ?? '')));
  return [...new Set(sources)];
}

export function stylesheetsOf(html: string): string[] {
  return tagsOf(html, 'link')
    .filter((tag) => tag['rel'] === 'stylesheet' && tag['href'])
    .map((tag) => decodeURI(withoutQuery(tag['href'] ?? '')));
}

/** Addresses of the fonts a stylesheet at `address` names. */
export function fontsOf(css: string, address: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, url = '']) => new URL(url, `http://site${address}`).pathname,
  );
}

/** Weighs pages of one export; files are compressed once. */
export function createScale(outDir: string, frameworkScripts: readonly string[]) {
  const known = new Map<string, number>();
  const fonts = new Map<string, string[]>();

  function sentBytes(address: string): number {
    const path = join(outDir, address);
    const size =
      known.get(address) ??
      (existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).byteLength);
    known.set(address, size);
    return size;
  }
  function fontsOfStylesheet(address: string): string[] {
    const list = fonts.get(address) ?? fontsOf(readFileSync(join(outDir, address), 'utf8'), address);
    fonts.set(address, list);
    return list;
  }
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, address) => total + sentBytes(address), 0);

  return function weigh(file: string): PageWeight {
    const html = readFileSync(join(outDir, file), 'utf8');
    const scripts = scriptsOf(html);
    const stylesheets = stylesheetsOf(html);
    const fontFiles = new Set(stylesheets.flatMap(fontsOfStylesheet));
    return {
      html: sentBytes(`/${file}`),
      js: sum(scripts),
      ownJs: sum(scripts.filter((script) => !frameworkScripts.includes(script))),
      css: sum(stylesheets),
      fonts: [...fontFiles].reduce((total, font) => total + statSync(join(outDir, font)).size, 0),
    };
  };
}
