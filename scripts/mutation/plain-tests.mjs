import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { jestExpect } from '@jest/expect';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import * as circus from 'jest-circus';

/**
 * Runs test files of the domain in this process, with jest's `test` and `expect` but without its module sandbox. The
 * domain does not use the window, and a mutant takes milliseconds instead of a second.
 */

const { describe, test, it, beforeAll, beforeEach, afterAll, afterEach } = circus;
Object.assign(globalThis, { describe, test, it, beforeAll, beforeEach, afterAll, afterEach, expect: jestExpect });
/** Every mutant gets the same cases, fewer than in `npm test`; a property stops at its first failure. */
const PROPERTY = { seed: 20_261_122, numRuns: 50, endOnFailure: true };
const fewerCases = { ...fc, assert: (property) => fc.assert(property, PROPERTY) };

/** Shared state of the instrumented files: active mutant, coverage, hit count. */
export const stryker = (globalThis.__stryker__ ??= {});

const installed = createRequire(import.meta.url);
/** @type {Map<string, Function>} */
const compiled = new Map();

function compile(file) {
  const known = compiled.get(file);
  if (known) return known;
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', sourcefile: file });
  const made = vm.compileFunction(code, ['exports', 'require', 'module'], { filename: file });
  compiled.set(file, made);
  return made;
}

const OWN = /^(?:\.|@\/)/;
const IMPORT = /^(?:import|export)(?! type\b)[^;]*? from '([^']+)';/gm;

/** @type {Map<string, string[]>} */
const imports = new Map();

/** Direct imports of a file within this repository. */
export function importsOf(file) {
  const known = imports.get(file);
  if (known) return known;
  const names = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name]) => name ?? '');
  const own = names.filter((name) => OWN.test(name)).map((name) => fileOf(name, file));
  imports.set(file, own);
  return own;
}

function fileOf(name, from) {
  const start = name.startsWith('@/') ? path.resolve(name.slice(2)) : path.resolve(path.dirname(from), name);
  return `${start}.ts`;
}

/** Loads a file and its imports again, so that values computed on loading are computed with the active mutant. */
function load(file, modules) {
  const known = modules.get(file);
  if (known) return known.exports;
  const module = { exports: {} };
  modules.set(file, module);
  const require = (name) => {
    if (name === 'fast-check') return { __esModule: true, default: fewerCases };
    return OWN.test(name) ? load(fileOf(name, file), modules) : installed(name);
  };
  compile(file)(module.exports, require, module);
  return module.exports;
}

const testName = (each) => (each.parent ? `${testName(each.parent)} ${each.name}`.trimStart() : '');

/**
 * Runs the tests of a file, or only the wanted ones, up to the first failure.
 *
 * @param {string} file
 * @param {ReadonlySet<string> | undefined} wanted
 */
export async function runPlainTests(file, wanted) {
  const modules = new Map();
  let hasFailed = false;
  const follow = (event) => {
    if (event.name === 'test_fn_failure') hasFailed = true;
    if (event.name === 'test_done') stryker.currentTestId = undefined;
    if (event.name !== 'test_start') return;
    if (hasFailed || (wanted && !wanted.has(testName(event.test)))) event.test.mode = 'skip';
    stryker.currentTestId = testName(event.test);
  };
  circus.resetState();
  circus.addEventHandler(follow);
  try {
    load(file, modules);
    const { testResults, unhandledErrors } = await circus.run();
    const tests = testResults.map(({ testPath, status, duration, errors }) => ({
      id: testPath.slice(1).join(' ').trimStart(),
      name: testPath.slice(1).join(' ').trimStart(),
      timeSpentMs: duration ?? 0,
      fileName: file,
      status: status === 'done' ? (errors.length > 0 ? 1 : 0) : 2,
      ...(errors.length > 0 ? { failureMessage: errors.join('\n') } : {}),
    }));
    return { tests, unhandledErrors };
  } finally {
    stryker.currentTestId = undefined;
    circus.removeEventHandler(follow);
  }
}
