import { enhancer, importing, island, lint, moduleOf } from './test-files';

const refused: [name: string, path: string, code: string, rule: string][] = [
  [
    'a relative import',
    'lib/domain/site/x.ts',
    importing('../../../scripts/run/run-step'),
    'import-x/no-restricted-paths',
  ],
  [
    'an import of a type',
    'components/home/X.tsx',
    `import type { y } from '${moduleOf('lib/content')}';\nexport type X = y;\n`,
    'import-x/no-restricted-paths',
  ],
  [
    'a re-export',
    'lib/domain/site/x.ts',
    `export * from '${moduleOf('components')}';\n`,
    'import-x/no-restricted-paths',
  ],
  [
    'a dynamic import',
    'components/home/X.island.tsx',
    island(`export const x = () => import('${moduleOf('lib/content')}');\n`),
    'import-x/no-restricted-paths',
  ],
  [
    'a dynamic import of a package',
    'lib/domain/site/x.ts',
    `export const x = () => import('zod');\n`,
    'house/allowed-packages',
  ],
  [
    'Suspense',
    'components/home/X.tsx',
    `import { Suspense } from 'react';\nexport const x = Suspense;\n`,
    'no-restricted-imports',
  ],
  [
    'context in an island',
    'components/home/X.island.tsx',
    island(`import { useContext } from 'react';\nexport const x = useContext;\n`),
    'no-restricted-imports',
  ],
  ["'use client' in a view", 'components/home/X.tsx', `'use client';\nexport const x = 1;\n`, 'house/island-marks'],
  ['an island without its reason', 'components/home/X.island.tsx', 'export const x = 1;\n', 'house/island-marks'],
  [
    'an enhancer without its reason',
    'components/home/x.enhance.ts',
    '/** Attaches. */\nexport const x = 1;\n',
    'house/island-marks',
  ],
  ['content without its lock', 'lib/content/records/x.ts', 'export const x = 1;\n', 'house/server-only-first'],
  [
    'an inline style',
    'components/home/X.tsx',
    `export const X = () => <p style={{ color: 'red' }} />;\n`,
    'no-restricted-syntax',
  ],
  [
    'raw HTML',
    'components/home/X.tsx',
    `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
    'no-restricted-syntax',
  ],
  ['a loading page', 'app/x/loading.tsx', 'export default function Loading() {}\n', 'no-restricted-syntax'],
  ['a fifth room of lib', 'lib/utils/x.ts', 'export const x = 1;\n', 'no-restricted-syntax'],
  ['a file of the domain without a subject', 'lib/domain/x.ts', 'export const x = 1;\n', 'no-restricted-syntax'],
  ['a default export', 'components/home/X.tsx', 'export default function X() {}\n', 'import-x/no-default-export'],
  [
    'the window in the domain',
    'lib/domain/site/x.ts',
    'export const x = () => window.name;\n',
    'no-restricted-globals',
  ],
  [
    'the clock in the domain',
    'lib/domain/site/x.ts',
    'export const x = () => Date.now();\n',
    'no-restricted-properties',
  ],
  [
    'the date of today in the domain',
    'lib/domain/site/x.ts',
    'export const x = () => new Date();\n',
    'no-restricted-syntax',
  ],
  [
    'the zone of the machine',
    'lib/domain/site/x.ts',
    'export const x = new Date(2026, 10, 28);\n',
    'no-restricted-syntax',
  ],
  [
    'chance in the domain',
    'lib/domain/site/x.ts',
    'export const x = () => Math.random();\n',
    'no-restricted-properties',
  ],
  [
    'a view that walks by position',
    'components/project/X.tsx',
    `export const X = ({ of }: { of: Element }) => <p>{of.firstElementChild?.id}</p>;\n`,
    'no-restricted-syntax',
  ],
  [
    'a script of lib/browser that draws',
    'lib/browser/x.ts',
    `export const x = (root: Element) => root.append(document.createElement('p'));\n`,
    'no-restricted-syntax',
  ],
  [
    'an enhancer that draws',
    'components/home/x.enhance.ts',
    enhancer(`export const x = (root: Element) => root.append(document.createElement('p'));\n`),
    'no-restricted-syntax',
  ],
  [
    'a script that writes a text',
    'components/home/x.ts',
    `export const x = (root: Element) => (root.textContent = 'Found');\n`,
    'no-restricted-syntax',
  ],
  [
    'a class as a hook',
    'components/home/x.ts',
    `export const x = (root: Element) => root.closest('article .card');\n`,
    'no-restricted-syntax',
  ],
  [
    'a walk by position',
    'components/home/x.ts',
    `export const x = (root: Element) => root.previousElementSibling;\n`,
    'no-restricted-syntax',
  ],
  [
    'an enhancer over 40 lines',
    'components/home/x.enhance.ts',
    enhancer('export const x = 1;\n'.repeat(41)),
    'max-lines',
  ],
  ['a file over 300 lines', 'lib/domain/site/x.ts', 'export const x = 1;\n'.repeat(301), 'max-lines'],
  ['a page over 60 lines', 'app/x/page.tsx', 'export const x = 1;\n'.repeat(61), 'max-lines'],
  [
    'a broken rule of hooks',
    'components/home/use-x.ts',
    `import { useState } from 'react';\nexport function useX(a: boolean) {\n  if (a) useState(1);\n}\n`,
    'react-hooks/rules-of-hooks',
  ],
];

const passing: [name: string, path: string, code: string][] = [
  ['a default export of a page', 'app/x/page.tsx', 'export default function Page() {}\n'],
  ['notFound in a page', 'app/x/page.tsx', `import { notFound } from 'next/navigation';\nexport const x = notFound;\n`],
  [
    'a data block in its view',
    'components/layout/JsonScript.tsx',
    `export const X = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;\n`,
  ],
  [
    'an enhancer that toggles',
    'components/home/x.enhance.ts',
    enhancer(`export const x = (root: Element) => root.closest('[data-card]')?.toggleAttribute('hidden');\n`),
  ],
  [
    'the calendar in the domain',
    'lib/domain/site/x.ts',
    `export const x = (ms: number) => new Date(ms).toISOString() + Date.UTC(2026, 10) + Date.parse('2026-11-28');\n`,
  ],
  ['a property test of the domain', 'lib/domain/site/x.test.ts', importing('fast-check')],
  ['a content test without the lock', 'lib/content/records/x.test.ts', importing('node:fs')],
];

let findings: Map<string, string[]>;

beforeAll(() => {
  findings = lint([...refused, ...passing].map(([name, path, code]) => ({ name, path, code })));
});

test.each(refused)('%s in %s is seen', (name, _path, _code, rule) => {
  expect(findings.get(name)).toContain(rule);
});

test.each(passing)('%s in %s passes', (name) => {
  expect(findings.get(name)).toEqual([]);
});
