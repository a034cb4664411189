import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

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
function resolve(specifier, from, root) {
  if (!/^(@|\.{1,2})\//.test(specifier)) return [];
  const start = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.join(path.dirname(from), specifier);
  return ENDINGS.map((ending) => start + ending)
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .slice(0, 1);
}

/** @param {string} file @param {string} root */
function importsOf(file, root) {
  const known = imports.get(file);
  if (known) return known;
  const text = /\.(tsx?|mjs)$/.test(file) ? readFileSync(file, 'utf8') : '';
  const found = Array.from(text.matchAll(IMPORT), ([, specifier = '']) => resolve(specifier, file, root)).flat();
  imports.set(file, found);
  return found;
}

/** Whether a file imports another, directly or not. @param {string} from @param {string} to @param {string} root */
function leadsTo(from, to, root) {
  const all = new Set([from]);
  // The loop also visits files that are added to the set meanwhile.
  for (const file of all) {
    if (file === to) return true;
    for (const next of importsOf(file, root)) all.add(next);
  }
  return false;
}

/** No import cycles, including type and dynamic imports; import-x/no-cycle ignores types. @type {RuleModule} */
export const noCycle = {
  meta: {
    type: 'problem',
    messages: { cycle: 'A circle of imports: {{name}} leads back to this file. Move what both need below.' },
  },
  create(context) {
    /** @param {{ source?: any }} node */
    function check({ source }) {
      const literal = source?.type === 'TSLiteralType' ? source.literal : source;
      if (typeof literal?.value !== 'string') return;
      const [file] = resolve(literal.value, context.filename, context.cwd);
      if (file === undefined || !leadsTo(file, context.filename, context.cwd)) return;
      context.report({ node: literal, messageId: 'cycle', data: { name: literal.value } });
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};
