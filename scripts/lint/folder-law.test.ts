/** @jest-environment node */
import { content, importing, island, lint, moduleOf } from './virtual-files';

/** Folders of each room, lowest layer first. A folder imports only from folders before it in this list. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'lib/domain': ['picture', 'site', 'emi', 'place', 'project', 'listing', 'search', 'assistant'],
  'lib/content': ['schemas', 'files', 'checks', 'set', 'records', 'pages'],
  components: ['ui', 'enquiry', 'layout', 'listing', 'visitor', 'project'],
  server: ['static', 'enquiry'],
};

const upward = Object.entries(ORDER).flatMap(([room, folders]) =>
  folders.flatMap((from, at) =>
    folders.slice(at + 1).map((to) => ({ room, from: `${room}/${from}`, to: `${room}/${to}` })),
  ),
);

const fileIn = (folder: string) => (folder.startsWith('components/') ? `${folder}/X.tsx` : `${folder}/x.ts`);
const codeIn = (folder: string, code: string) => (folder.startsWith('lib/content/') ? content(code) : code);

const passing: [from: string, to: string][] = [
  ['lib/domain/site', 'lib/domain/picture'],
  ['lib/domain/project', 'lib/domain/place'],
  ['lib/domain/page', 'lib/domain/listing'],
  ['lib/domain/assistant', 'lib/domain/search'],
  ['lib/content/pages', 'lib/content/records'],
  ['components/project', 'components/visitor/recent'],
  ['server/enquiry', 'server/static'],
  ['scripts/build/export', 'scripts/run'],
  ['e2e/search', 'e2e/steps'],
];

const refused: [name: string, path: string, code: string][] = [
  ['a build step from a check', 'scripts/build/x.ts', importing(moduleOf('scripts/checks'))],
  ['a journey from another', 'e2e/home/x.spec.ts', importing(moduleOf('e2e/search'))],
  [
    'an island from another subject',
    'components/enquiry/X.island.tsx',
    island(importing(moduleOf('components/listing'))),
  ],
  ['a search that sends', 'lib/browser/search/x.ts', importing(moduleOf('lib/browser/enquiry'))],
  [
    'a page of the app from a content file',
    'lib/content/schemas/x.ts',
    content(importing(moduleOf('lib/content/set'))),
  ],
];

const cycles: [name: string, path: string, code: string][] = [
  [
    'a type that comes back',
    'lib/domain/site/kinds.ts',
    "import type { Project } from '../project/project';\nexport type ProjectCategory = Project['category'];\n",
  ],
];

let findings: Map<string, string[]>;

beforeAll(() => {
  findings = lint([
    ...upward.map(({ from, to }) => ({
      name: `${from} from ${to}`,
      path: fileIn(from),
      code: codeIn(from, importing(moduleOf(to))),
    })),
    ...passing.map(([from, to]) => ({
      name: `${from} from ${to}`,
      path: fileIn(from),
      code: codeIn(from, importing(moduleOf(to))),
    })),
    ...[...refused, ...cycles].map(([name, path, code]) => ({ name, path, code })),
  ]);
}, 60_000);

test.each(upward)('$from from $to is refused', ({ from, to }) => {
  expect(findings.get(`${from} from ${to}`)).toContain('import-x/no-restricted-paths');
});

test.each(passing)('%s from %s passes', (from, to) => {
  expect(findings.get(`${from} from ${to}`)).toEqual([]);
});

test.each(refused)('%s is refused', (name) => {
  expect(findings.get(name)).toContain('import-x/no-restricted-paths');
});

test.each(cycles)('%s is a cycle', (name) => {
  expect(findings.get(name)).toContain('house/no-cycle');
});
