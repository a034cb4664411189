import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:@|\.{1,2})\/[^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts'];

/** @type {Map<string, string[]>} */
const imports = new Map();

/**
 * Resolves a specifier to a file of this repository.
 * @param {string} specifier
 * @param {string} from
 * @param {string} root
 * @returns {string[]} none for a package
 */
export function resolveImport(specifier, from, root) {
  if (!/^(@|\.{1,2})\//.test(specifier)) return [];
  const start = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.join(path.dirname(from), specifier);
  return ENDINGS.map((ending) => start + ending)
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .slice(0, 1);
}

/**
 * Files of this repository that a file imports, types and dynamic imports included; read once.
 * @param {string} file absolute
 * @param {string} root
 */
export function importsOf(file, root) {
  const known = imports.get(file);
  if (known) return known;
  const text = /\.(tsx?|mjs)$/.test(file) ? readFileSync(file, 'utf8') : '';
  const found = Array.from(text.matchAll(IMPORT), ([, specifier = '']) => resolveImport(specifier, file, root)).flat();
  imports.set(file, found);
  return found;
}
