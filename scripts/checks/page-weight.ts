import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { reachable } from '../run/reachable';
import type { Budget } from './page-budgets';
import { tagsOf } from './markup';

/** Bytes of one page; same fields as its budget. */
export type PageWeight = Record<keyof Budget, number>;

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** Addresses of the scripts in the HTML, each once, without `noModule` scripts, which current browsers skip. */
function scriptsOf(html: string): string[] {
  const sources = tagsOf(html, 'script')
    .filter((tag) => tag['src'] && !('nomodule' in tag))
    .map((tag) => decodeURI(withoutQuery(tag['src'] ?? '')));
  return [...new Set(sources)];
}

/** Addresses of the files that a page's loader fetches for its islands. */
function islandScriptsOf(html: string): string[] {
  return tagsOf(html, 'script').flatMap(({ src = '', 'data-parts': parts }) =>
    parts ? parts.split(' ').map((name) => withoutQuery(src).replace(/[^/]+$/, `${name}.js`)) : [],
  );
}

/** Addresses that the bundled module at `address` imports statically. */
function importsOf(code: string, address: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*"(\.\/[^"]+)"/g)].map(
    ([, path = '']) => new URL(path, `http://site${address}`).pathname,
  );
}

function stylesheetsOf(html: string): string[] {
  return tagsOf(html, 'link')
    .filter((tag) => tag['rel'] === 'stylesheet' && tag['href'])
    .map((tag) => decodeURI(withoutQuery(tag['href'] ?? '')));
}

/** Addresses of the fonts in the stylesheet at `address`. */
function fontsOf(css: string, address: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, url = '']) => new URL(url, `http://site${address}`).pathname,
  );
}

/** Weighs pages of one export; each file is read and compressed once. */
export function createScale(outDir: string) {
  const sizes = new Map<string, number>();
  const named = new Map<string, string[]>();

  function sentBytes(address: string): number {
    const path = join(outDir, address);
    const size =
      sizes.get(address) ??
      (existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).byteLength);
    sizes.set(address, size);
    return size;
  }
  function namedBy(address: string, read: typeof fontsOf): string[] {
    const list = named.get(address) ?? read(readFileSync(join(outDir, address), 'utf8'), address);
    named.set(address, list);
    return list;
  }
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, address) => total + sentBytes(address), 0);

  return function weigh(file: string): PageWeight {
    const html = readFileSync(join(outDir, file), 'utf8');
    const scripts = scriptsOf(html);
    const own = [...scripts, ...islandScriptsOf(html)];
    const stylesheets = stylesheetsOf(html);
    const fontFiles = new Set(stylesheets.flatMap((sheet) => namedBy(sheet, fontsOf)));
    return {
      html: sentBytes(`/${file}`),
      js: sum(reachable(own, (script) => namedBy(script, importsOf))),
      css: sum(stylesheets),
      fonts: [...fontFiles].reduce((total, font) => total + statSync(join(outDir, font)).size, 0),
    };
  };
}
