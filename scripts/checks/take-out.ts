import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { importsOf, resolveImport } from '../run/imports.mjs';

/** Capabilities that can be taken out, with their folders and files in every room. */
export const CAPABILITIES: Readonly<Record<string, readonly string[]>> = {
  alerts: ['components/alerts', 'server/alerts'],
  assistant: ['components/assistant', 'lib/domain/assistant', 'lib/content/pages/data/assistant.ts'],
  brochures: [
    ...['components/project/brochure', 'app/brochure', 'lib/content/pages/brochure.ts', 'scripts/build/brochures'],
    'lib/domain/search/brochure-question.ts',
  ],
  // The file of rates stays: RERA's authorities stand in it, too.
  buying: [
    ...['components/buying', 'lib/domain/buying', 'app/affordability', 'app/cost-of-buying'],
    ...['lib/content/pages/buying.ts', 'lib/content/pages/data/homes-by-price.ts', 'lib/content/records/costs.ts'],
    ...['lib/domain/search/income-answer.ts', 'lib/domain/search/buying-links.ts', 'lib/seo/buying-metadata.ts'],
    'scripts/checks/project-costs.ts',
    ...['e2e/site/buying.spec.ts', 'e2e/project/cost.spec.ts', 'e2e/project/cost.no-js.spec.ts'],
  ],
  compare: ['components/visitor/compare'],
  deliveries: ['server/delivery'],
  editor: ['editor', 'e2e/edit'],
  embed: ['components/embed', 'app/embed', 'lib/content/pages/embed.ts', 'scripts/build/embed'],
  inbox: ['server/office', 'server/command/import.ts', 'server/command/users.ts', 'e2e/office'],
  map: ['components/map', 'app/data/maps', 'lib/content/pages/map-files.ts'],
  promotion: ['components/visitor/promotion'],
  // The comparison's table is the page of the shortlist.
  shortlist: [
    'components/visitor/compare',
    'components/visitor/shortlist',
    'app/shortlist',
    'lib/content/pages/shortlist.ts',
  ],
};

/** Lists with rows for capabilities: with the folders go the rows that name them, or what is imported of them. */
export const LISTS: readonly string[] = [
  ...['components/islands/registry.ts', 'components/parts.ts', 'components/live-parts.ts'],
  ...['components/layout-parts.ts', 'components/project/parts.ts', 'components/visitor/interruption/bands.ts'],
  ...['lib/content/pages/kinds.ts', 'lib/content/pages/data.ts', 'lib/content/pages/data/assistant.ts'],
  ...['lib/content/records/parts.ts', 'lib/domain/page/navigation.ts', 'lib/domain/search/project-questions.ts'],
  ...['lib/domain/search/tools.ts', 'lib/domain/search/money-pages.ts', 'scripts/checks/pages.ts'],
  ...['scripts/build.ts', 'server/parts.ts', 'server/enquiries.ts'],
];

const IS_OF_TESTS = /\.test\.tsx?$|^(?:e2e|bench)\/|\/fixtures\/|\/test-[\w-]+\.ts$/;
const IMPORT = /^import [^;]*? from '([^']+)';\n/gm;
const LOADER = /^.*\bimport\('([^']+)'\).*\n/gm;
const OWN_ROOT = resolve(import.meta.dirname, '../..');
const PICTURES = join(OWN_ROOT, '.cache/images');

/** The files that go with a capability: those of its folders, and tests that import one of them, directly or not. */
export function filesOf(paths: readonly string[], files: readonly string[]): Set<string> {
  const gone = new Set(files.filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`))));
  const tests = files.filter((file) => IS_OF_TESTS.test(file) && !gone.has(file));
  const isTouched = (test: string) =>
    importsOf(resolve(OWN_ROOT, test), OWN_ROOT).some((file) => gone.has(relative(OWN_ROOT, file)));
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    for (const test of tests.filter(isTouched)) gone.add(test);
  }
  return gone;
}

/** The text of a list without its rows of files that go. */
export function withoutRows(list: string, text: string, gone: ReadonlySet<string>): string {
  const isGone = (specifier: string) =>
    resolveImport(specifier, resolve(OWN_ROOT, list), OWN_ROOT).some((file) => gone.has(relative(OWN_ROOT, file)));
  const names: string[] = [];
  const withoutImports = text
    .replace(LOADER, (row, specifier: string) => (isGone(specifier) ? '' : row))
    .replace(IMPORT, (row, specifier: string) => {
      if (!isGone(specifier)) return row;
      names.push(...(row.slice('import '.length, row.indexOf(' from ')).match(/\w+/g) ?? []));
      return '';
    });
  if (names.length === 0) return withoutImports;
  const row = `(?:'[^']+': |\\w+: )?(?:\\.{3})?\\b(?:${names.join('|')})\\b(?:\\(.*\\);|(?=[,\\]}]),? ?)`;
  return withoutImports.replace(new RegExp(row, 'g'), '');
}

/** The files of the repository, new ones too, as paths from its root. */
export const ownFiles = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: OWN_ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(OWN_ROOT, file)));

/** Copies the repository to a folder without a capability. Packages are linked, or copied for a build. */
export function takeOut(paths: readonly string[], target: string, isForBuild: boolean): void {
  const files = ownFiles();
  const gone = filesOf(paths, files);
  rmSync(target, { recursive: true, force: true });
  for (const file of files) {
    if (gone.has(file)) continue;
    mkdirSync(join(target, dirname(file)), { recursive: true });
    if (LISTS.includes(file)) {
      writeFileSync(join(target, file), withoutRows(file, readFileSync(join(OWN_ROOT, file), 'utf8'), gone));
    } else cpSync(join(OWN_ROOT, file), join(target, file), { verbatimSymlinks: true });
  }
  const packages = join(OWN_ROOT, 'node_modules');
  if (!isForBuild) symlinkSync(packages, join(target, 'node_modules'));
  else {
    execFileSync('cp', ['-al', packages, target]);
    // Pictures that are made already; to make all of them takes longer than the rest of the build.
    if (existsSync(PICTURES)) cpSync(PICTURES, join(target, '.cache/images'), { recursive: true });
  }
  const types = join(OWN_ROOT, 'next-env.d.ts');
  if (existsSync(types)) copyFileSync(types, join(target, 'next-env.d.ts'));
}
