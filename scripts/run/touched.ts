import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { importsOf } from './imports.mjs';

/** What a change asks of `npm test`. */
export interface Touched {
  /** Files and folders of browser tests; null for all. */
  browserTests: string[] | null;
  /** Routes whose pages show something touched; null for all. */
  routes: string[] | null;
  /** Whether endpoint, hosts' files or publishing may behave differently. */
  isServed: boolean;
}

/** Browser tests of folders that have none of their own name. */
const TESTS_OF: Readonly<Record<string, readonly string[]>> = {
  alerts: ['listing', 'site'],
  assistant: ['search'],
  buying: ['project', 'site'],
  carousel: ['home', 'project'],
  developer: ['home', 'listing', 'site'],
  layout: ['shell', 'site'],
  map: ['listing', 'project', 'site'],
  place: ['site'],
  command: ['office'],
  delivery: ['enquiry', 'office'],
  person: ['enquiry', 'office'],
  static: ['shell', 'enquiry', 'office'],
  store: ['enquiry', 'office'],
  function: [],
  worker: [],
  // Every subject has views that import it, whose tests are asked for.
  ui: [],
};
/** Tests of whole pages, for any change of a view. */
const TESTS_OF_VIEWS = ['audits', 'pictures'];

/** Files that no page and no answer depends on: texts, unit tests, and commands that no browser test runs. */
const IS_UNSEEN = /\.(?:md|test\.tsx?|fuzz\.ts)$|^(?:docs|bench)\/|^scripts\/(?:lint|checks)\//;
const IS_OF_HOSTING = /^(?:scripts\/(?:hosting|publish)|lib\/hosting)\//;
const IS_OF_EDITOR = /^editor\//;
const IS_SPEC = /^e2e\/\w+\/.+\.spec\.ts$/;
const ROUTE = /^app(\/.*)?\/page\.tsx$/;
const OF_SUBJECT = /^(components|lib\/browser|server)\/([\w-]+)\//;

/** Names of the folders of browser tests for a folder of `components`, `lib/browser` or `server`. */
export function testsOfSubject(subject: string): readonly string[] {
  return TESTS_OF[subject] ?? [subject];
}

/** Files that differ from a commit, and new ones. Throws if git does not know the commit. */
export function changedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [differ, isNew] = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set([...differ, ...isNew])];
}

/** The changed files, and those of `all` that import one of them, directly or not. Paths from `root`. */
export function withImporters(changed: readonly string[], all: readonly string[], root: string): Set<string> {
  const importers = new Map<string, string[]>();
  for (const file of all) {
    for (const imported of importsOf(resolve(root, file), root)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const touched = new Set(changed);
  // The loop also visits files that are added to the set meanwhile.
  for (const file of touched) for (const importer of importers.get(resolve(root, file)) ?? []) touched.add(importer);
  return touched;
}

/**
 * What these changes can have touched. Views, the browser's part and the endpoint are told apart by the subject of their
 * folder, which is the name of its tests. A change elsewhere, of the data of pages or of the build, asks for all.
 */
export function touchedBy(changed: readonly string[], all: readonly string[], root: string): Touched {
  const seen = changed.filter((file) => !IS_UNSEEN.test(file));
  const touched = [...withImporters(seen, all, root)].filter((file) => !IS_UNSEEN.test(file));
  /** A part of browser tests: those that import it are touched. */
  const isStep = (file: string) => file.startsWith('e2e/') && withImporters([file], all, root).size > 1;
  const tests = new Set<string>();
  const routes = touched.flatMap(
    (file) =>
      ROUTE.exec(file)
        ?.slice(1)
        .map((folder) => folder || '/') ?? [],
  );
  let isAll = false;
  for (const file of touched) {
    const [, room, subject] = OF_SUBJECT.exec(file) ?? [];
    if (IS_SPEC.test(file)) tests.add(file);
    else if (file.startsWith('e2e/pictures/')) tests.add('e2e/pictures');
    else if (IS_OF_EDITOR.test(file)) tests.add('e2e/edit');
    else if (subject && subject !== 'islands') {
      const names = [...testsOfSubject(subject), ...(room === 'server' ? [] : TESTS_OF_VIEWS)];
      for (const name of names) tests.add(`e2e/${name}`);
    } else if (changed.includes(file) && !IS_OF_HOSTING.test(file) && !isStep(file)) isAll = true;
  }
  return {
    browserTests: isAll ? null : [...tests].sort(),
    routes: isAll || touched.includes('app/layout.tsx') ? null : routes.sort(),
    isServed: isAll || touched.some((file) => file.startsWith('server/') || IS_OF_HOSTING.test(file)),
  };
}
