import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What is no part of the usual suite: `npm run check:engines` and the build of a second firm name their projects. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/checks',
  // The tests of an engine share one browser.
  fullyParallel: false,
  projects: [
    {
      name: 'second firm',
      testDir: 'e2e/second-firm',
      testMatch: /\.check\.ts$/,
      use: { viewport: { width: 390, height: 844 } },
    },
    // A busy machine comes too late at times; a real fault is there the second time, too.
    ...['Firefox', 'WebKit'].map((name) => ({ name, testDir: 'e2e/engines', testMatch: /\.check\.ts$/, retries: 1 })),
  ],
});
