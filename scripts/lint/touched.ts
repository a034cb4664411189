import { execFileSync } from 'node:child_process';
import { FOLDERS } from './rooms.mjs';
import { reachable } from '../run/reachable';

/** What a change asks of `npm test`. */
export interface Touched {
  /** Files and folders of browser tests; null for all. */
  browserTests: string[] | null;
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
  embed: ['site'],
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

/** Files that no page and no answer depends on: texts, the firm's content, unit tests, and commands that no browser test runs. */
const IS_UNSEEN =
  /\.(?:md|test\.tsx?|fuzz\.ts)$|^(?:content|docs|bench)\/|^scripts\/(?:lint|checks)\/|^e2e\/engines\//;
const IS_OF_HOSTING = /^(?:scripts\/(?:hosting|publish)|lib\/hosting)\//;
const IS_OF_EDITOR = /^editor\//;
const OF_TESTS = /^e2e\/(?!steps\/)(?:\w+\/.+\.spec\.ts$|\w+)/;
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

/** The folder, and those that may import it by the law of the rooms, directly or not. */
function usersOf(room: string, subject: string): Iterable<string> {
  const folders = Object.entries(FOLDERS[room === 'server' ? room : 'components'] ?? {});
  return reachable([subject], (used) => folders.flatMap(([name, imports]) => (imports.includes(used) ? name : [])));
}

/**
 * What these changes can have touched. Views, the browser's part and the endpoint are told apart by the subject of their
 * folder, which is the name of its tests. A change elsewhere, of the data of pages or of the build, asks for all.
 */
export function touchedBy(changed: readonly string[]): Touched {
  const seen = changed.filter((file) => !IS_UNSEEN.test(file));
  const tests = new Set<string>();
  let isAll = false;
  for (const file of seen) {
    const [, room = '', subject] = OF_SUBJECT.exec(file) ?? [];
    const [test] = OF_TESTS.exec(file) ?? [];
    if (test) tests.add(test);
    else if (IS_OF_EDITOR.test(file)) tests.add('e2e/edit');
    else if (subject && subject !== 'islands') {
      const names = [...usersOf(room, subject)].flatMap(testsOfSubject);
      for (const name of [...names, ...(room === 'server' ? [] : TESTS_OF_VIEWS)]) tests.add(`e2e/${name}`);
    } else if (!IS_OF_HOSTING.test(file)) isAll = true;
  }
  return {
    browserTests: isAll ? null : [...tests].sort(),
    isServed: isAll || seen.some((file) => file.startsWith('server/') || IS_OF_HOSTING.test(file)),
  };
}
