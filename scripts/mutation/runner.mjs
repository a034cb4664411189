import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strykerPlugins as jestPlugins, strykerValidationSchema } from '@stryker-mutator/jest-runner';
import { importsOf, runPlainTests, stryker } from './plain-tests.mjs';

/** Files of each test, written by the dry run and read by every worker. */
const FILES_OF_TESTS = 'files-of-tests.json';
const PLAIN_ROOM = 'lib/domain';
const BROWSER_ROOM = 'lib/browser';

const [jestPlugin] = jestPlugins;

/** Tests of lib/domain run in this process, tests of lib/browser in jest, which gives each file a window. */
function createRunner(injector) {
  const jest = jestPlugin.factory(injector);
  const runJest = jest.run.bind(jest);
  let jestFiles;
  let jestStart;
  let filesOfTest;
  jest.run = (settings) => runJest({ ...settings, testFiles: jestFiles });

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: () => undefined,

    async dryRun(options) {
      const plain = await dryRunPlainly(options.files ?? []);
      if (plain.status !== 'complete' || !options.files?.some(isOfBrowser)) return keep(plain, {});
      jestFiles = testFilesOf(BROWSER_ROOM);
      for (const file of jestFiles) openToCoverage(file);
      await (jestStart ??= jest.init());
      return keep(plain, await jest.dryRun(options));
    },

    /** Runs the file's own tests first, because they kill most mutants, then all others that reach the mutant. */
    async mutantRun(options) {
      filesOfTest ??= JSON.parse(readFileSync(FILES_OF_TESTS, 'utf8'));
      const { sandboxFileName, testFilter } = options;
      const reaching = testFilter
        ? [...new Set(testFilter.flatMap((id) => filesOfTest[id] ?? []))]
        : nearestTests(sandboxFileName);
      const isOwn = (file) => importsOf(file).includes(sandboxFileName);
      const plain = reaching.filter((file) => !isOfBrowser(file));
      const ordered = [...plain.filter(isOwn), ...plain.filter((file) => !isOwn(file))];
      const result = await runMutantPlainly(ordered, options);
      jestFiles = testFilter
        ? reaching.filter(isOfBrowser)
        : isOfBrowser(sandboxFileName)
          ? testFilesOf(BROWSER_ROOM)
          : [];
      if (result.status !== 'survived' || jestFiles.length === 0) return result;
      // Jest is slow to start, and a worker with only domain mutants does not need it.
      await (jestStart ??= jest.init());
      return jest.mutantRun(options);
    },
  };
}
createRunner.inject = jestPlugin.factory.inject;

/** Tests for code that runs on loading, which has no coverage data: direct importers, else importers of those. */
function nearestTests(file) {
  const tests = testFilesOf(PLAIN_ROOM);
  const direct = tests.filter((test) => importsOf(test).includes(file));
  if (direct.length > 0) return direct;
  return tests.filter((test) => importsOf(test).some((imported) => importsOf(imported).includes(file)));
}

const isOfBrowser = (file) => file.includes(`/${BROWSER_ROOM}/`);

function testFilesOf(room) {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.resolve(room, file));
}

/** Stryker measures coverage only in its own environment, so this renames the pragma; environment.cjs reads it. */
function openToCoverage(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('@jest-environment node', '@mutation-environment node'));
}

/** Whether a file is one of the wanted files or imports one, directly or not. */
function reaches(file, wanted, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  return wanted.includes(file) || importsOf(file).some((imported) => reaches(imported, wanted, seen));
}

async function dryRunPlainly(mutated) {
  stryker.mutantCoverage = { static: {}, perTest: {} };
  const tests = [];
  for (const file of testFilesOf(PLAIN_ROOM).filter((test) => reaches(test, mutated))) {
    const run = await runPlainTests(file);
    if (run.unhandledErrors.length > 0) return { status: 'error', errorMessage: run.unhandledErrors.join('\n') };
    tests.push(...run.tests);
  }
  return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
}

async function runMutantPlainly(files, { activeMutant, testFilter, hitLimit }) {
  const wanted = testFilter && new Set(testFilter);
  let nrOfTests = 0;
  stryker.activeMutant = activeMutant.id;
  stryker.hitCount = hitLimit ? 0 : undefined;
  stryker.hitLimit = hitLimit;
  try {
    for (const file of files) {
      const { tests, unhandledErrors } = await runPlainTests(file, wanted);
      nrOfTests += tests.length;
      if (hitLimit && stryker.hitCount > hitLimit) return { status: 'timeout', reason: 'Hit limit reached' };
      if (unhandledErrors.length > 0) return { status: 'error', errorMessage: unhandledErrors.join('\n') };
      const failed = tests.find(({ status }) => status === 1);
      if (failed) {
        return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failureMessage, nrOfTests };
      }
    }
    return { status: 'survived', nrOfTests };
  } catch (error) {
    return { status: 'error', errorMessage: String(error?.stack ?? error) };
  } finally {
    stryker.activeMutant = undefined;
    stryker.hitCount = undefined;
  }
}

/** Merges both dry runs, and writes the files of each test for the workers. */
function keep(plain, inJest) {
  if (inJest.status && inJest.status !== 'complete') return inJest;
  const tests = [...(plain.tests ?? []), ...(inJest.tests ?? [])];
  const filesOfTest = {};
  for (const { id, fileName } of tests) (filesOfTest[id] ??= []).push(fileName);
  writeFileSync(FILES_OF_TESTS, JSON.stringify(filesOfTest));
  if (!inJest.mutantCoverage) return { ...plain, tests };
  const [own, other] = [plain.mutantCoverage, inJest.mutantCoverage];
  return {
    ...plain,
    tests,
    mutantCoverage: {
      static: { ...own.static, ...other.static },
      perTest: { ...own.perTest, ...other.perTest },
    },
  };
}

export const strykerPlugins = [{ ...jestPlugin, name: 'house', factory: createRunner }];
export { strykerValidationSchema };
