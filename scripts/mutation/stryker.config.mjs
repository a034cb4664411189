import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INCREMENTAL_FILE = '.cache/mutation/incremental.json';

/** Of what is worked out on loading Stryker knows no test, and would keep it as unnoticed for ever: it is asked again. */
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
 * `npm run test:mutation`: does a test notice when a rule of lib/domain or lib/browser is changed? Results are kept in
 * .cache/mutation, so that a second run asks only about what changed.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
const config = {
  mutate: [
    'lib/domain/**/*.ts',
    'lib/browser/**/*.ts',
    '!**/*.test.ts',
    '!**/fixtures/**',
    // Paragraphs of ours about each category: a test could only say them again.
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
  // Nothing else is copied to where the mutants live.
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
