import { expect, test } from '@playwright/test';
import { readRedirects } from './built-pages';
import { startFilesHost } from '../steps/files-host';

/** All are written alike; where each leads is `site/pages-export.desktop.spec.ts`. */
test('on a host without redirects a page that moved leads on and reports nothing', async ({ browser }) => {
  const host = await startFilesHost('plain');
  const page = await browser.newPage({ baseURL: host.url });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  for (const from of [...readRedirects()].slice(0, 2)) {
    await page.goto(from);
    await page.waitForURL(({ pathname }) => pathname !== from, { waitUntil: 'commit' });
  }
  expect(faults).toEqual([]);
  await page.close();
  host.stop();
});
