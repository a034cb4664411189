/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { behaviour, content, importing, island, lint, moduleOf } from './virtual-files';

const PLACES = {
  domain: { path: 'lib/domain/site/x.ts', wrap: (code: string) => code },
  content: { path: 'lib/content/records/x.ts', wrap: content },
  pages: { path: 'lib/content/pages/x.ts', wrap: content },
  hosting: { path: 'lib/hosting/x.ts', wrap: (code: string) => code },
  seo: { path: 'lib/seo/x.ts', wrap: (code: string) => code },
  browser: { path: 'lib/browser/x.ts', wrap: (code: string) => code },
  view: { path: 'components/home/X.tsx', wrap: (code: string) => code },
  behaviour: { path: 'components/home/x.behaviour.ts', wrap: behaviour },
  island: { path: 'components/home/X.island.tsx', wrap: island },
  hook: { path: 'components/home/use-x.ts', wrap: (code: string) => code },
  app: { path: 'app/x/page.tsx', wrap: (code: string) => code },
  scripts: { path: 'scripts/x.ts', wrap: (code: string) => code },
  server: { path: 'server/x.ts', wrap: (code: string) => code },
  e2e: { path: 'e2e/x.spec.ts', wrap: (code: string) => code },
};
type Place = keyof typeof PLACES;

/** Rooms that each room may import from besides itself; lint must reject every other pair. */
const LAW: Record<Place, string[]> = {
  domain: [],
  content: ['lib/domain'],
  hosting: [],
  pages: ['lib/domain', 'lib/content'],
  seo: ['lib/domain'],
  browser: ['lib/domain'],
  view: ['components', 'lib/domain'],
  behaviour: ['components', 'lib/domain', 'lib/browser'],
  island: ['components', 'lib/domain', 'lib/browser'],
  hook: ['components', 'lib/domain', 'lib/browser'],
  app: ['components', 'lib/domain', 'lib/content/pages', 'lib/seo'],
  scripts: ['lib/domain', 'lib/content', 'lib/content/pages', 'lib/hosting'],
  server: ['lib/domain', 'lib/hosting'],
  e2e: [],
};
const OWN_FOLDER: Partial<Record<Place, string>> = {
  domain: 'lib/domain',
  content: 'lib/content',
  pages: 'lib/content/pages',
  hosting: 'lib/hosting',
  seo: 'lib/seo',
  browser: 'lib/browser',
  app: 'app',
  scripts: 'scripts',
  server: 'server',
};
const FOLDERS = [
  ...['lib/domain', 'lib/content', 'lib/content/pages', 'lib/hosting', 'lib/seo', 'lib/browser'],
  ...['components', 'app', 'scripts', 'server'],
];
/** A folder of each room that every permitted importer of the room may import from. */
const SAMPLES: Readonly<Record<string, string>> = {
  'lib/domain': 'lib/domain/site',
  'lib/content': 'lib/content/records',
  components: 'components/ui',
  scripts: 'scripts/run',
};

const pairs = (Object.keys(PLACES) as Place[]).flatMap((place) =>
  FOLDERS.map((folder) => ({
    name: `${place} from ${folder}`,
    path: PLACES[place].path,
    code: PLACES[place].wrap(importing(moduleOf(SAMPLES[folder] ?? folder))),
    isLegal: LAW[place].includes(folder) || OWN_FOLDER[place] === folder,
  })),
);

const packages: [place: Place, name: string, isLegal: boolean][] = [
  ['domain', 'react', false],
  ['domain', 'zod', false],
  ['domain', 'ky', false],
  ['domain', 'node:fs', false],
  ['domain', 'fs', false],
  ['content', 'zod', true],
  ['content', 'node:fs', true],
  ['content', 'react', false],
  ['pages', 'node:fs', true],
  ['pages', 'zod', false],
  ['seo', 'schema-dts', true],
  ['seo', 'next', true],
  ['seo', 'react', false],
  ['browser', 'ky', true],
  ['browser', 'react', false],
  ['browser', 'zod', false],
  ['view', 'react', true],
  ['view', 'next/link', false],
  ['view', 'next/image', false],
  ['view', 'ky', false],
  ['behaviour', 'react', false],
  ['behaviour', 'ky', false],
  ['island', 'embla-carousel-react', true],
  ['island', 'react-hook-form', true],
  ['island', 'next/navigation', false],
  ['island', 'next/dynamic', false],
  ['island', 'zod', false],
  ['hook', 'next/navigation', false],
  ['app', 'next/font/local', true],
  ['app', 'next/link', false],
  ['app', 'next/image', false],
  ['server', '@libsql/client', true],
  ['server', 'zod', false],
  ['e2e', '@playwright/test', true],
  ['e2e', 'react', false],
];

let findings: Map<string, string[]>;

beforeAll(() => {
  findings = lint([
    ...pairs,
    ...packages.map(([place, name]) => ({
      name: `${place} with ${name}`,
      path: PLACES[place].path,
      code: PLACES[place].wrap(importing(name)),
    })),
  ]);
}, 60_000);

describe('the import law', () => {
  test.each(pairs.filter(({ isLegal }) => isLegal))('$name passes', ({ name }) => {
    expect(findings.get(name)).toEqual([]);
  });
  test.each(pairs.filter(({ isLegal }) => !isLegal))('$name is refused', ({ name }) => {
    expect(findings.get(name)).toEqual(['import-x/no-restricted-paths']);
  });
});

test.each(packages)('%s with the package %s: allowed %s', (place, name, isLegal) => {
  const rules = findings.get(`${place} with ${name}`);
  if (isLegal) expect(rules).toEqual([]);
  else expect(rules).toContain('house/allowed-packages');
});

describe('the second lock: server-only', () => {
  const load = (...conditions: string[]) =>
    spawnSync(process.execPath, [...conditions, '-e', "require('server-only')"], { encoding: 'utf8' });

  test('throws where a browser bundle would load it', () => {
    expect(load().stderr).toContain('This module cannot be imported from a Client Component module');
  });
  test('loads at build time', () => {
    expect(load('--conditions=react-server').status).toBe(0);
  });
});
