import type { Page } from '@playwright/test';

export const KB = 1000;
/** Longer than everything that starts when the browser is idle. */
export const IDLE_MS = 3000;

/** What a page loads before anybody touches it: transferred bytes and number of files, by resource type. */
export async function weigh(page: Page, path: string) {
  const bytes: Record<string, number> = {};
  const files: Record<string, number> = {};
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
    files[kind] = (files[kind] ?? 0) + 1;
  });
  await page.goto(path);
  await page.waitForTimeout(IDLE_MS);
  return { bytes, files };
}
