import { existsSync, readdirSync } from 'node:fs';
import { testsOfSubject, touchedBy } from './touched';

const testsFor = (...changed: string[]) => touchedBy(changed).browserTests;
const isServed = (...changed: string[]) => touchedBy(changed).isServed;

test('every subject has its browser tests', () => {
  const rooms = ['components', 'lib/browser', 'server'];
  const subjects = rooms.flatMap((room) =>
    readdirSync(room, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])),
  );
  const missing = subjects
    .filter((subject) => subject !== 'islands')
    .flatMap(testsOfSubject)
    .filter((name) => !existsSync(`e2e/${name}`));
  expect(missing).toEqual([]);
});

test('a view asks for the tests of its subject, of the views that may show it, and of whole pages', () => {
  expect(testsFor('components/home/HomePage.tsx')).toEqual(['e2e/audits', 'e2e/home', 'e2e/pictures']);
  expect(testsFor('components/listing/ProjectCard.tsx')).toEqual(
    ['audits', 'home', 'listing', 'pictures', 'project', 'site', 'visitor'].map((name) => `e2e/${name}`),
  );
});

test('the endpoint asks for its tests and for those of its hosts, not for the pages', () => {
  expect(testsFor('server/office/sign-in.ts')).toEqual(['e2e/office']);
  expect(isServed('server/office/sign-in.ts')).toBe(true);
  expect(isServed('components/home/HomePage.tsx')).toBe(false);
});

test('a browser test asks for itself, what it takes for its folder', () => {
  expect(testsFor('e2e/home/home.spec.ts', 'e2e/audits/built-pages.ts')).toEqual([
    'e2e/audits',
    'e2e/home/home.spec.ts',
  ]);
});

test.each([
  ['README.md'],
  ['content/site.json'],
  ['docs/figures.md'],
  ['lib/domain/project/price.test.ts'],
  ['bench/pages.ts'],
  ['e2e/engines/browsers.ts'],
])('%s asks for no browser test', (file) => expect(testsFor(file)).toEqual([]));

test.each([
  ['lib/domain/project/price.ts'],
  ['lib/content/pages/home.ts'],
  ['app/layout.tsx'],
  ['samples/aangan/site.json'],
  ['package-lock.json'],
  ['server/main.ts'],
  ['components/islands/start.ts'],
  ['e2e/steps/office.ts'],
])('%s asks for everything', (file) => {
  expect(testsFor('docs/figures.md', file)).toBeNull();
});
