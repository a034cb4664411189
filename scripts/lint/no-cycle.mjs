import { importsOf, resolveImport } from '../run/imports.mjs';

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

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
      const [file] = resolveImport(literal.value, context.filename, context.cwd);
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
