import { spawnSync } from 'node:child_process';
import { enhancer, content, importing, island, lint, moduleOf } from './test-files';

const PATHS = 'import-x/no-restricted-paths';
const PACKAGES = 'house/allowed-packages';

/**
 * One wall of each room, and one of each folder law: what must not be imported there, and the rule that says so. What may
 * be imported stands in the repository itself, which is linted.
 */
const WALLS: readonly [path: string, imported: string, rule: string][] = [
  ['lib/domain/site/x.ts', 'lib/content/records', PATHS],
  ['lib/domain/site/x.ts', 'zod', PACKAGES],
  ['lib/domain/site/x.ts', 'lib/domain/project', PATHS],
  ['lib/content/records/x.ts', 'components/ui', PATHS],
  ['lib/content/records/x.ts', 'react', PACKAGES],
  ['lib/content/schemas/x.ts', 'lib/content/set', PATHS],
  ['lib/content/pages/x.ts', 'lib/seo', PATHS],
  ['lib/content/pages/x.ts', 'zod', PACKAGES],
  ['lib/content/pages/x.ts', 'lib/content/checks', PATHS],
  ['lib/hosting/x.ts', 'lib/content/files', PATHS],
  ['lib/hosting/x.ts', 'node:fs', PACKAGES],
  ['lib/seo/x.ts', 'lib/content/records', PATHS],
  ['lib/seo/x.ts', 'react', PACKAGES],
  ['lib/browser/x.ts', 'components/ui', PATHS],
  ['lib/browser/x.ts', 'zod', PACKAGES],
  ['lib/browser/search/x.ts', 'lib/browser/enquiry', PATHS],
  ['components/home/X.tsx', 'lib/browser', PATHS],
  ['components/home/X.tsx', 'next/link', PACKAGES],
  ['components/enquiry/X.tsx', 'components/listing', PATHS],
  ['components/islands/x.ts', 'lib/domain/site', PATHS],
  ['components/islands/x.ts', 'web-vitals', PACKAGES],
  ['components/home/x.enhance.ts', 'lib/seo', PATHS],
  ['components/home/x.enhance.ts', 'react', PACKAGES],
  ['components/home/X.island.tsx', 'lib/content/records', PATHS],
  ['components/home/X.island.tsx', 'zod', PACKAGES],
  ['components/enquiry/X.island.tsx', 'components/listing', PATHS],
  ['components/home/use-x.ts', 'lib/content/pages', PATHS],
  ['components/home/use-x.ts', 'next/dynamic', PACKAGES],
  ['app/x/page.tsx', 'lib/content/records', PATHS],
  ['app/x/page.tsx', 'lib/browser', PATHS],
  ['app/x/page.tsx', 'next/image', PACKAGES],
  ['editor/x.ts', 'components/ui', PATHS],
  ['editor/x.ts', 'react', PACKAGES],
  ['editor/entries/x.ts', 'editor/server', PATHS],
  ['scripts/x.ts', 'components/ui', PATHS],
  ['scripts/build/x.ts', 'scripts/checks', PATHS],
  ['server/x.ts', 'lib/content/records', PATHS],
  ['server/x.ts', 'zod', PACKAGES],
  ['server/static/x.ts', 'server/enquiry', PATHS],
  ['bench/x.ts', 'lib/content/records', PATHS],
  ['e2e/x.spec.ts', 'lib/domain/site', PATHS],
  ['e2e/x.spec.ts', 'react', PACKAGES],
  ['e2e/home/x.spec.ts', 'e2e/search', PATHS],
];

const headOf = (path: string): ((code: string) => string) => {
  if (path.startsWith('lib/content/')) return content;
  if (path.includes('.enhance.')) return enhancer;
  return path.includes('.island.') ? island : (code) => code;
};
const ROOM = /^(?:lib|components|app|editor|scripts|server|e2e)\//;
const fileOf = (path: string, imported: string) => ({
  name: `${path} from ${imported}`,
  path,
  code: headOf(path)(importing(ROOM.test(imported) ? moduleOf(imported) : imported)),
});
const CYCLE = {
  name: 'a type that comes back',
  path: 'lib/domain/site/kinds.ts',
  code: "import type { Project } from '../project/project';\nexport type ProjectCategory = Project['category'];\n",
};

/** Files by their room, and rules by their name. */
const DOMAIN = 'lib/domain/site/x.ts';
const VIEW = 'components/home/X.tsx';
const SCRIPT = 'components/home/x.ts';
const ISLAND = 'components/home/X.island.tsx';
const ENHANCER = 'components/home/x.enhance.ts';
const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const PROPERTIES = 'no-restricted-properties';
const MARKS = 'house/island-marks';
/** A module with one value, and a script that does something with the root of its part. */
const has = (value: string) => `export const x = ${value};\n`;
const does = (work: string) => has(`(root: Element) => ${work}`);

const refused: [name: string, path: string, code: string, rule: string][] = [
  ['a relative import', DOMAIN, importing('../../../scripts/run/run-step'), PATHS],
  ['an import of a type', VIEW, `import type { y } from '${moduleOf('lib/content')}';\nexport type X = y;\n`, PATHS],
  ['a re-export', DOMAIN, `export * from '${moduleOf('components')}';\n`, PATHS],
  ['a dynamic import', ISLAND, island(has(`() => import('${moduleOf('lib/content')}')`)), PATHS],
  ['a dynamic import of a package', DOMAIN, has(`() => import('zod')`), 'house/allowed-packages'],
  ['Suspense', VIEW, `import { Suspense } from 'react';\nexport const x = Suspense;\n`, IMPORTS],
  [
    'context in an island',
    ISLAND,
    island(`import { useContext } from 'react';\nexport const x = useContext;\n`),
    IMPORTS,
  ],
  ["'use client' in a view", VIEW, `'use client';\nexport const x = 1;\n`, MARKS],
  ['an island without its reason', ISLAND, has('1'), MARKS],
  ['an enhancer without its reason', ENHANCER, '/** Attaches. */\nexport const x = 1;\n', MARKS],
  ['content without its lock', 'lib/content/records/x.ts', has('1'), 'house/server-only-first'],
  ['an inline style', VIEW, `export const X = () => <p style={{ color: 'red' }} />;\n`, SYNTAX],
  ['raw HTML', VIEW, `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`, SYNTAX],
  ['a loading page', 'app/x/loading.tsx', 'export default function Loading() {}\n', SYNTAX],
  ['a fifth room of lib', 'lib/utils/x.ts', has('1'), SYNTAX],
  ['a file of the domain without a subject', 'lib/domain/x.ts', has('1'), SYNTAX],
  ['a default export', VIEW, 'export default function X() {}\n', 'import-x/no-default-export'],
  ['the window in the domain', DOMAIN, has('() => window.name'), 'no-restricted-globals'],
  ['the clock in the domain', DOMAIN, has('() => Date.now()'), PROPERTIES],
  ['the date of today in the domain', DOMAIN, has('() => new Date()'), SYNTAX],
  ['the zone of the machine', DOMAIN, has('new Date(2026, 10, 28)'), SYNTAX],
  ['chance in the domain', DOMAIN, has('() => Math.random()'), PROPERTIES],
  [
    'a view that walks by position',
    'components/project/X.tsx',
    `export const X = ({ of }: { of: Element }) => <p>{of.firstElementChild?.id}</p>;\n`,
    SYNTAX,
  ],
  ['a script of lib/browser that draws', 'lib/browser/x.ts', does(`root.append(document.createElement('p'))`), SYNTAX],
  ['an enhancer that draws', ENHANCER, enhancer(does(`root.append(document.createElement('p'))`)), SYNTAX],
  ['a script that writes a text', SCRIPT, does(`(root.textContent = 'Found')`), SYNTAX],
  ['a class as a hook', SCRIPT, does(`root.closest('article .card')`), SYNTAX],
  ['a walk by position', SCRIPT, does(`root.previousElementSibling`), SYNTAX],
  ['an enhancer over 40 lines', ENHANCER, enhancer(has('1').repeat(41)), 'max-lines'],
  ['a file over 300 lines', DOMAIN, has('1').repeat(301), 'max-lines'],
  ['a page over 60 lines', 'app/x/page.tsx', has('1').repeat(61), 'max-lines'],
];

let findings: Map<string, string[]>;

beforeAll(() => {
  const files = WALLS.map(([path, imported]) => fileOf(path, imported));
  const others = refused.map(([name, path, code]) => ({ name, path, code }));
  findings = lint([...files, CYCLE, ...others]);
});

test.each(WALLS)('%s may not import from %s', (path, imported, rule) => {
  expect(findings.get(`${path} from ${imported}`)).toEqual([rule]);
});

test.each(refused)('%s in %s is seen', (name, _path, _code, rule) => {
  expect(findings.get(name)).toContain(rule);
});

test('a type that comes back is a cycle', () => {
  expect(findings.get(CYCLE.name)).toContain('house/no-cycle');
});

test.each([
  ['throws where a browser bundle would load it', [], 1],
  ['loads at build time', ['--conditions=react-server'], 0],
])('the second lock, server-only, %s', (_what, conditions, status) => {
  expect(spawnSync(process.execPath, [...conditions, '-e', "require('server-only')"]).status).toBe(status);
});
