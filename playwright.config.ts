import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

// Set once by the first process and inherited by its workers, so that a test may look into the same store.
const enquiryDbUrl = (process.env['E2E_DB_URL'] ??= `file:var/test-${Date.now()}.db`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalTeardown: './e2e/remove-store.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A drag on a busy machine may come too late once; a fault comes twice.
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        // Else every window draws Chromium's own toolbar in a process of its own.
        '--disable-features=PreloadTopChromeWebUI,WebUITabStrip',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // x.spec.ts runs on desktop and phone; x.{desktop,phone,no-js}.spec.ts in that project only.
  projects: [
    {
      name: 'desktop',
      testMatch: /\.spec\.ts$/,
      testIgnore: /\.(phone|no-js)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /\.spec\.ts$/,
      testIgnore: /\.(desktop|no-js)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    {
      name: 'no-js',
      testMatch: /\.no-js\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: 'node --import tsx server/main-with-faults.ts',
    url: baseURL,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      OUT_DIR: process.env['OUT_DIR'] ?? 'out',
      ENQUIRY_DB_URL: enquiryDbUrl,
      ENQUIRY_RATE_LIMIT: '0',
      ENQUIRY_FAULTS: '1',
    },
  },
});
