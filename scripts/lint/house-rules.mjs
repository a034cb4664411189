/** Local lint rules without a published equivalent. Tests: walls.test.ts, import-law.test.ts. */
import { noCycle } from './no-cycle.mjs';

const CLIENT_FILE = /\.(island\.tsx|behaviour\.ts)$/;
const WHY_COMMENT = /^\*\s*Why (an island|a behaviour): \S/;

/** @typedef {import('eslint').Rule.RuleModule} RuleModule */

/** @param {unknown} statement */
function directiveOf(statement) {
  return /** @type {{ directive?: string } | undefined} */ (statement)?.directive;
}

/** Only islands and behaviours have 'use client', and each has a comment with the reason. @type {RuleModule} */
const islandMarks = {
  meta: {
    type: 'problem',
    messages: {
      missing: "An island or a behaviour begins with 'use client'.",
      misplaced:
        "'use client' belongs to *.island.tsx and *.behaviour.ts only: rename the file, or take the directive out.",
      why: "Below 'use client' it says why it is one: /** Why an island: ... */ or /** Why a behaviour: ... */",
    },
  },
  create: (context) => ({
    Program(program) {
      const isClient = program.body.some((statement) => directiveOf(statement) === 'use client');
      const isOfClient = CLIENT_FILE.test(context.filename);
      if (isOfClient && !isClient) context.report({ node: program, messageId: 'missing' });
      if (isClient && !isOfClient) context.report({ node: program, messageId: 'misplaced' });
      if (!isOfClient) return;
      const comment = context.sourceCode.getAllComments()[0];
      if (comment?.type !== 'Block' || !WHY_COMMENT.test(comment.value)) {
        context.report({ node: program, messageId: 'why' });
      }
    },
  }),
};

/** Only islands render islands directly; a view uses the `Island` component. @type {RuleModule} */
const islandPlace = {
  meta: {
    type: 'problem',
    messages: { bare: 'Nothing would bring it to life: <Island of={{ open }}{{ name }}{{ close }} … />.' },
  },
  create(context) {
    if (CLIENT_FILE.test(context.filename)) return {};
    /** @type {Set<string>} */
    const islands = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/\.island$/.test(String(source.value))) return;
        for (const { local } of specifiers) islands.add(local.name);
      },
      /** @param {any} node */
      JSXOpeningElement({ name }) {
        if (!islands.has(name.name)) return;
        context.report({ node: name, messageId: 'bare', data: { name: name.name, open: '{', close: '}' } });
      },
    };
  },
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
    /** @param {{ source?: any }} node */
    function check({ source }) {
      const literal = source?.type === 'TSLiteralType' ? source.literal : source;
      const name = literal?.value;
      if (typeof name !== 'string' || /^(\.{0,2}\/|\.\.?$|@\/)/.test(name) || isAllowed(name)) return;
      context.report({
        node: literal,
        messageId: 'forbidden',
        data: { room, name, allowed: packages.join(', ') || 'none' },
      });
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

export const houseRules = {
  meta: { name: 'house' },
  rules: {
    'allowed-packages': allowedPackages,
    'island-marks': islandMarks,
    'island-place': islandPlace,
    'no-cycle': noCycle,
    'server-only-first': serverOnlyFirst,
  },
};
