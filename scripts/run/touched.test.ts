/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { testsOfSubject, touchedBy } from './touched';

const root = process.cwd();
const all = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const testsFor = (...changed: string[]) => touchedBy(changed, all, root).browserTests;
const isServed = (...changed: string[]) => touchedBy(changed, all, root).isServed;

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

test('a view asks for the tests of its subject, of the views that show it, and of whole pages', () => {
  const tests = testsFor('components/home/HomePage.tsx');
  expect(tests).toEqual(['e2e/audits', 'e2e/home', 'e2e/pictures']);
  expect(testsFor('components/listing/ProjectCard.tsx')).toEqual(
    expect.arrayContaining(['e2e/audits', 'e2e/listing', 'e2e/pictures', 'e2e/project', 'e2e/visitor']),
  );
});

test('whole pages are looked at where they show what changed', () => {
  const { routes } = touchedBy(['components/project/ProjectHead.tsx'], all, root);
  expect(routes).toEqual(['/project-details/[developer]/[id]']);
  expect(touchedBy(['components/layout/header/Header.tsx'], all, root).routes).toBeNull();
});

test('the endpoint asks for its tests and for those of its hosts, not for the pages', () => {
  expect(testsFor('server/office/sign-in.ts')).toEqual(['e2e/office']);
  expect(isServed('server/office/sign-in.ts')).toBe(true);
  expect(isServed('components/home/HomePage.tsx')).toBe(false);
});

test('a browser test asks for itself, a step for the tests that take it', () => {
  expect(testsFor('e2e/home/home.spec.ts')).toEqual(['e2e/home/home.spec.ts']);
  expect(testsFor('e2e/steps/office.ts')?.every((file) => file.startsWith('e2e/office/'))).toBe(true);
});

test.each([['README.md'], ['docs/figures.md'], ['lib/domain/project/price.test.ts'], ['bench/pages.ts']])(
  '%s asks for no browser test',
  (file) => expect(testsFor(file)).toEqual([]),
);

test.each([
  ['lib/domain/project/price.ts'],
  ['lib/content/pages/home.ts'],
  ['app/layout.tsx'],
  ['content/site.json'],
  ['package-lock.json'],
  ['server/main.ts'],
  ['components/islands/start.ts'],
])('%s asks for everything', (file) => {
  expect(testsFor('docs/figures.md', file)).toBeNull();
});
