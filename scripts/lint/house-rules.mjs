/** Local lint rules without a published equivalent. Tests: import-law.test.ts. */
import { importsOf, resolveImport } from '../run/imports.mjs';

const CLIENT_FILE = /\.(island\.tsx|enhance\.ts)$/;
/** The only folder with 'use client': React needs it where the build meets what runs in the browser. */
const CLIENT_FOLDER = '/components/islands/';
const WHY_COMMENT = /^\*\s*Why an (island|enhancer): \S/;

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/** @param {unknown} statement */
function directiveOf(statement) {
  return /** @type {{ directive?: string } | undefined} */ (statement)?.directive;
}

/** Islands and enhancers begin with the reason; 'use client' stands in the client's own folder. @type {RuleModule} */
const islandMarks = {
  meta: {
    type: 'problem',
    messages: {
      misplaced: "'use client' belongs to components/islands only: <Island name> and <Enhancer name> place the rest.",
      why: 'It begins with the reason: /** Why an island: ... */ or /** Why an enhancer: ... */',
    },
  },
  create: (context) => ({
    Program(program) {
      const isClient = program.body.some((statement) => directiveOf(statement) === 'use client');
      if (isClient && !context.filename.includes(CLIENT_FOLDER))
        context.report({ node: program, messageId: 'misplaced' });
      if (!CLIENT_FILE.test(context.filename)) return;
      const comment = context.sourceCode.getAllComments()[0];
      if (comment?.type !== 'Block' || !WHY_COMMENT.test(comment.value)) {
        context.report({ node: program, messageId: 'why' });
      }
    },
  }),
};

/** The first statement is `import 'server-only'`, so a browser bundle with the file fails. @type {RuleModule} */
const serverOnlyFirst = {
  meta: { type: 'problem', messages: { missing: "lib/content is build time only: begin with import 'server-only'." } },
  create: (context) => ({
    Program(program) {
      const first = program.body[0];
      if (first?.type === 'ImportDeclaration' && first.source.value === 'server-only') return;
      context.report({ node: program, messageId: 'missing' });
    },
  }),
};

/** Calls back with each import of a file, types and re-exports included. @param {(literal: any, name: string) => void} check */
function onEachImport(check) {
  /** @param {{ source?: any }} node */
  const visit = ({ source }) => {
    const literal = source?.type === 'TSLiteralType' ? source.literal : source;
    if (typeof literal?.value === 'string') check(literal, literal.value);
  };
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    TSImportType: visit,
  };
}

/** Only packages in the room's list may be imported; `*` at the end of an entry is a wildcard. @type {RuleModule} */
const allowedPackages = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { room: { type: 'string' }, packages: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { forbidden: "{{room}} may not import the package '{{name}}'. Allowed: {{allowed}}." },
  },
  create(context) {
    const { room, packages } = context.options[0];
    /** @param {string} name */
    const isAllowed = (name) =>
      packages.some((/** @type {string} */ entry) =>
        entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry,
      );
    /** @param {any} literal @param {string} name */
    function check(literal, name) {
      if (/^(\.{0,2}\/|\.\.?$|@\/)/.test(name) || isAllowed(name)) return;
      context.report({
        node: literal,
        messageId: 'forbidden',
        data: { room, name, allowed: packages.join(', ') || 'none' },
      });
    }
    return onEachImport(check);
  },
};

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
const noCycle = {
  meta: {
    type: 'problem',
    messages: { cycle: 'A circle of imports: {{name}} leads back to this file. Move what both need below.' },
  },
  create(context) {
    /** @param {any} literal @param {string} name */
    function check(literal, name) {
      const [file] = resolveImport(name, context.filename, context.cwd);
      if (file === undefined || !leadsTo(file, context.filename, context.cwd)) return;
      context.report({ node: literal, messageId: 'cycle', data: { name } });
    }
    return onEachImport(check);
  },
};

export const houseRules = {
  meta: { name: 'house' },
  rules: {
    'allowed-packages': allowedPackages,
    'island-marks': islandMarks,
    'no-cycle': noCycle,
    'server-only-first': serverOnlyFirst,
  },
};
