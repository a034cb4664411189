/**
 * `npx stryker run [--mutate lib/domain/project/price.ts]`: does a test fail when a rule of lib/domain changes? Results
 * are cached, so that a later run only asks about changed code.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
const config = {
  mutate: ['lib/domain/**/*.ts', '!**/*.{test,fuzz}.ts', '!**/fixtures/**'],
  testRunner: 'jest',
  jest: { configFile: 'jest.config.mjs', config: { roots: ['<rootDir>/lib/domain'] } },
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '**',
    '!lib/{domain,browser}/**',
    '!scripts/build/partial/hash-code.mjs',
    '!app/layout.tsx',
    '!*.{json,mjs}',
  ],
  tempDirName: '.cache/mutation/sandbox',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};

export default config;
