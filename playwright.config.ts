import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/run/find-browser';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

// Set once by the first process and inherited by its workers, so that a test may look into the same store.
const enquiryDbUrl = (process.env['E2E_DB_URL'] ??= `file:var/test-${Date.now()}.db`);

/** Playwright's own setting for a hovering mouse. Repeated, because a second list of settings replaces the first. */
const POINTER = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalTeardown: './e2e/steps/remove-store.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A drag may come too late on a busy machine; a real fault fails again.
  retries: process.env['CI'] ? 2 : 0,
  // For two cores: two more tests run while others wait for timers.
  workers: 4,
  // Limits end what hangs. They are wide, because a slow machine takes twice as long and is no fault.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // A service worker would take pages past the routes of a test; the test of it allows it.
    serviceWorkers: 'block',
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser() ?? undefined,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
        // Only the headless shell uses these two. They make it behave like the full browser: subpixel text positions,
        // and lazy pictures load no further ahead than on a fast line (the pointer is Playwright's own).
        '--font-render-hinting=slight',
        `--blink-settings=${POINTER},lazyLoadingImageMarginPxUnknown=1250`,
        // Without it every window renders Chromium's toolbar in a separate process.
        // Nor a process of a page that nobody has asked for yet.
        '--disable-features=PreloadTopChromeWebUI,WebUITabStrip,SpareRendererForSitePerProcess',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // x.spec.ts runs on the phone, and what looks or works otherwise on a desktop there, too: a test with @desktop, and the
  // folders named here. x.{desktop,phone,no-js}.spec.ts runs in that project only.
  projects: [
    {
      name: 'edit',
      testMatch: /\/edit\/.+\.spec\.ts$/,
      // Its start, with a repository, costs as much as three of its tests.
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'desktop',
      testMatch: /\.spec\.ts$/,
      testIgnore: /\.(phone|no-js)\.spec\.ts$|\/edit\//,
      grep: /@desktop|\.desktop\.spec\.ts|\b(audits|pictures|office)\//,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /\.spec\.ts$/,
      testIgnore: /\.(desktop|no-js)\.spec\.ts$|\/edit\/|\/office\/\w+\.spec\.ts$/,
      // One pixel a px costs a sixth less. A test that looks at pictures, or weighs them, asks for the two of a phone.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'no-js',
      testMatch: /\.no-js\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
  ],
  webServer: {
    command: 'node --import tsx e2e/server/main.ts',
    url: baseURL,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      OUT_DIR: process.env['OUT_DIR'] ?? 'out',
      ENQUIRY_DB_URL: enquiryDbUrl,
      ENQUIRY_RATE_LIMIT: '0',
    },
  },
});
