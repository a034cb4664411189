import * as typescriptParser from '@typescript-eslint/parser';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import { houseRules } from './scripts/lint/house-rules.mjs';
import { folderRows, roomOf, ROOMS } from './scripts/lint/rooms.mjs';

/** Packages that a test may import in addition to those of its subject. */
const TEST_PACKAGES = ['node:*', 'fast-check', 'react', 'react-dom/*', 'server-only', 'smtp-server', 'jsqr'];
const TEST_FILES = ['{**/*.{test,fuzz},server/**/test-*}.{ts,tsx}'];

const FORBIDDEN_SYNTAX = [
  { selector: "JSXAttribute[name.name='style']", message: 'style="" is blocked by the content policy: use a class.' },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Content is text. Data blocks go through JsonScript.',
  },
];
/** Scripts toggle attributes and listen. What draws is an island, and hooks are ids and data attributes. */
const DRAWING = [
  {
    selector:
      'CallExpression[callee.property.name=/^(createElement(NS)?|cloneNode|replaceChildren|insertAdjacentHTML)$/]:not([arguments.0.value="script"])',
    message: 'It draws: make it an island, or a view that stands in the page.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|textContent)$/]',
    message: 'It draws: make it an island, or a view that stands in the page.',
  },
  {
    selector:
      'MemberExpression[property.name=/^((previous|next|first|last)Element(Sibling|Child)|parentElement|children)$/]:not([object.name=/^(props|parts|page)$/][property.name="children"])',
    message: 'A walk by position breaks with the next change of the view: use an id or a data attribute.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(closest|matches|querySelector(All)?)$/] > :matches(Literal[value=/\\.[a-z]/i], TemplateLiteral:has(TemplateElement[value.raw=/\\.[a-z]/i])).arguments',
    message: 'Classes are for styles: use an id or a data attribute.',
  },
];
/**
 * The current year in the foot. Only shorten this list.
 */
const STILL_DRAWING = ['components/layout/page-marks.ts'];
const MAX_ENHANCER_LINES = 40;
/** The only view that renders a data block in the page. */
const DATA_BLOCK_VIEW = 'components/layout/JsonScript.tsx';
const NEXT_ROUTE_FILES = ['app/**/{page,layout,not-found}.tsx', 'app/{manifest,robots}.ts'];
const OUTSIDE_WORLD = 'window document navigator location localStorage sessionStorage fetch'.split(' ');

/** Message for code that reads the machine's clock or zone. `Date.parse` and `new Date(ms)` are allowed. */
const NO_CLOCK = 'Hand the time in: this reads the clock or the zone.';
const CLOCK = ["NewExpression[callee.name='Date']:not([arguments.length=1])", "CallExpression[callee.name='Date']"];

function importLaw({ room, files, imports, packages, bannedFromReact = [] }, extraPackages = []) {
  const home = files[0].split('/**')[0];
  const rooms = [...new Set([home, ...imports])];
  return {
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: import.meta.dirname,
        zones: [
          {
            target: '.',
            from: '.',
            except: [...rooms, 'node_modules'],
            message: `${room} may import from ${rooms.join(', ')} only.`,
          },
        ],
      },
    ],
    'house/allowed-packages': ['error', { room, packages: [...packages, ...extraPackages] }],
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: 'react',
            importNames: ['Suspense', ...bannedFromReact],
            message: 'Suspense hides content without JavaScript; islands use what preact/compat has, and no context.',
          },
          {
            name: 'next/navigation',
            allowImportNames: ['notFound'],
            message: 'There is no client router; read the address after hydration.',
          },
        ],
      },
    ],
  };
}

/** Folder rows come after their room and before nested rooms: the last row that matches a file wins. */
const ROWS = ROOMS.flatMap((row) => [row, ...folderRows(row)]);

const roomBlocks = ROWS.flatMap((room) => [
  { name: `house/${room.room}`, files: room.files, rules: importLaw(room) },
  {
    name: `house/${room.room} (tests)`,
    // An array inside the array means both patterns have to match.
    files: room.files.map((pattern) => [pattern, ...TEST_FILES]),
    rules: importLaw({ ...room, imports: [...room.imports, roomOf(room.files[0])] }, TEST_PACKAGES),
  },
]);

// The house's own laws. What is known about TypeScript and React in general is asked by oxlint (`.oxlintrc.json`), with the types.
export default defineConfig(
  globalIgnores(['.next/', 'out/', 'public/', '.cache/', 'var/', 'coverage/', 'test-results/', 'next-env.d.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: typescriptParser } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    plugins: { 'import-x': importX, house: houseRules },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: `${import.meta.dirname}/tsconfig.json` })],
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'house/island-marks': 'error',
      'house/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
    },
  },
  ...roomBlocks,
  {
    name: 'house/the clock and the browser stay outside the domain',
    files: ['lib/domain/**'],
    ignores: TEST_FILES,
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE_WORLD],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now', message: NO_CLOCK },
      ],
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX,
        ...CLOCK.map((selector) => ({ selector, message: NO_CLOCK })),
      ],
    },
  },
  {
    name: 'house/lib has five rooms',
    files: ['lib/**'],
    ignores: ROOMS.map(({ files }) => files[0]),
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'lib has five rooms: domain, content, seo, browser, hosting.' },
      ],
    },
  },
  {
    name: 'house/each file of the domain and the content has a subject',
    files: ['lib/domain/*.ts', 'lib/content/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'Program', message: 'Put it into the folder of its subject.' }],
    },
  },
  { files: ['lib/content/**/*.ts'], ignores: TEST_FILES, rules: { 'house/server-only-first': 'error' } },
  {
    name: 'house/nothing but islands draws',
    files: ['components/**/*.{ts,tsx}', 'lib/browser/**/*.ts'],
    ignores: [...TEST_FILES, 'components/islands/**', ...STILL_DRAWING],
    rules: { 'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX, ...DRAWING] },
  },
  {
    name: 'house/an enhancer is short',
    files: ['components/**/*.enhance.ts'],
    rules: { 'max-lines': ['error', { max: MAX_ENHANCER_LINES, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['app/**/page.tsx'],
    rules: { 'max-lines': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  { files: [DATA_BLOCK_VIEW], rules: { 'no-restricted-syntax': ['error', FORBIDDEN_SYNTAX[0]] } },
  {
    name: 'house/no loading.tsx',
    files: ['app/**/loading.tsx'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'Program', message: 'It hides content without JavaScript.' }],
    },
  },
  {
    name: 'house/default exports where a tool demands them',
    files: [
      ...NEXT_ROUTE_FILES,
      '**/*.config.{ts,mjs,js}',
      'e2e/steps/remove-store.ts',
      'components/islands/preact.mjs',
      'server/worker/{worker,test-worker}.ts',
      'server/function/vercel.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [...TEST_FILES, 'e2e/**'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
);
