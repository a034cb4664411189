import { spawnSync } from 'node:child_process';
import { enhancer, content, importing, island, lint, moduleOf } from './test-files';

const PATHS = 'import-x/no-restricted-paths';
const PACKAGES = 'house/allowed-packages';

/** One wall of each room, and one of each folder law: what must not be imported there, and the rule that says so. */
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

/** A door of each room, and of folders. */
const DOORS: readonly [path: string, imported: string][] = [
  ['lib/domain/project/x.ts', 'lib/domain/place'],
  ['lib/content/records/x.ts', 'lib/domain/site'],
  ['lib/content/records/x.ts', 'zod'],
  ['lib/content/pages/x.ts', 'lib/content/records'],
  ['lib/seo/x.ts', 'schema-dts'],
  ['lib/browser/x.ts', 'web-vitals'],
  ['components/home/X.tsx', 'components/ui'],
  ['components/project/X.tsx', 'components/visitor/recent'],
  ['components/home/x.enhance.ts', 'lib/browser'],
  ['components/home/X.island.tsx', 'embla-carousel-react'],
  ['app/x/page.tsx', 'lib/content/pages'],
  ['scripts/build/export/x.ts', 'scripts/run'],
  ['editor/client/x.ts', 'editor/entries'],
  ['server/enquiry/x.ts', 'server/static'],
  ['bench/x.ts', 'scripts/run'],
  ['e2e/search/x.spec.ts', 'e2e/steps'],
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

let findings: Map<string, string[]>;

beforeAll(() => {
  const files = [...WALLS, ...DOORS].map(([path, imported]) => fileOf(path, imported));
  findings = lint([...files, CYCLE]);
});

test.each(WALLS)('%s may not import from %s', (path, imported, rule) => {
  expect(findings.get(`${path} from ${imported}`)).toEqual([rule]);
});

test.each(DOORS)('%s may import from %s', (path, imported) => {
  expect(findings.get(`${path} from ${imported}`)).toEqual([]);
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
