import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INCREMENTAL_FILE = '.cache/mutation/incremental.json';

/** For code that runs on loading Stryker knows no test and would cache its mutants as survived; so they run again. */
function forgetSurvivorsOfLoading() {
  if (!existsSync(INCREMENTAL_FILE)) return;
  const report = JSON.parse(readFileSync(INCREMENTAL_FILE, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(
      ({ status, static: isOfLoading }) => status !== 'NoCoverage' && !(isOfLoading && status === 'Survived'),
    );
  }
  writeFileSync(INCREMENTAL_FILE, JSON.stringify(report));
}

forgetSurvivorsOfLoading();

/**
 * `npm run test:mutation`: does a test fail when a rule of lib/domain or lib/browser changes? Results are cached in
 * .cache/mutation, so a second run only tests changed code.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
const config = {
  mutate: [
    'lib/domain/**/*.ts',
    'lib/browser/**/*.ts',
    '!**/*.test.ts',
    '!**/fixtures/**',
    // Texts about each category: a test could only repeat them.
    '!lib/domain/listing/category-words.ts',
  ],
  testRunner: 'house',
  plugins: ['@stryker-mutator/jest-runner', './scripts/mutation/runner.mjs'],
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      roots: ['<rootDir>/lib/browser'],
      testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
    },
  },
  coverageAnalysis: 'perTest',
  // Only these files are copied to the sandbox.
  ignorePatterns: [
    '**',
    '!lib/{domain,browser}/**',
    '!scripts/mutation/**',
    '!scripts/build/partial/hash-code.mjs',
    '!app/layout.tsx',
    '!*.{json,mjs}',
  ],
  tempDirName: '.cache/mutation/sandbox',
  incremental: true,
  incrementalFile: INCREMENTAL_FILE,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  concurrency: 1,
  timeoutMS: 5_000,
  thresholds: { high: 95, low: 90, break: 90 },
  warnings: { slow: false },
};

export default config;
