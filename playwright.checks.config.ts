import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What is no part of the usual suite: `npm run check:hostile` and `npm run check:engines` name their projects. */
export default defineConfig({
  ...base,
  outputDir: 'test-results/checks',
  // The tests of an engine share one browser.
  fullyParallel: false,
  projects: [
    {
      name: 'hostile',
      testDir: 'e2e/hostile',
      testMatch: /\.check\.ts$/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    // A busy machine comes too late at times; a real fault is there the second time, too.
    ...['Firefox', 'WebKit'].map((name) => ({ name, testDir: 'e2e/engines', testMatch: /\.check\.ts$/, retries: 1 })),
  ],
});
