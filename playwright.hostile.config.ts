import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Tests the export that `npm run check:hostile` builds; not part of the usual suite. */
export default defineConfig({
  ...base,
  testDir: 'e2e/hostile',
  outputDir: 'test-results/hostile',
  globalTeardown: './e2e/steps/remove-store.ts',
  projects: [{ name: 'hostile', testMatch: /\.check\.ts$/, use: { viewport: { width: 1280, height: 900 } } }],
});
