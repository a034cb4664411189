import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PAGE_KINDS } from '../page-kinds';

const IDLE_MS = 1500;

/** Everything a page asks for from its start until it has been read to the end. */
async function requestsOf(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path);
  await page.waitForTimeout(IDLE_MS);
  await readToTheEnd(page);
  return requests;
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
  await page.waitForLoadState('networkidle');
}

for (const { kind, path } of PAGE_KINDS) {
  test(`asks only for what is on the page: ${kind}`, async ({ page, baseURL }) => {
    const requests = await requestsOf(page, path);
    const pathOf = (request: Request) => new URL(request.url()).pathname;

    const pages = requests.filter((request) => {
      const name = pathOf(request);
      return name !== path && !name.startsWith('/_next/') && !/\.[a-z0-9]+$/.test(name);
    });
    expect(pages.map(pathOf), 'other pages').toEqual([]);

    const routerFiles = requests.filter(
      (request) => request.url().includes('_rsc=') || pathOf(request).endsWith('.txt'),
    );
    expect(routerFiles.map(pathOf), 'files of a client router').toEqual([]);

    const named = await page.content();
    const unseen = requests
      .filter((request) => request.resourceType() === 'image' && request.url().startsWith(`${baseURL}/images/`))
      .map(pathOf)
      .filter((name) => !named.includes(name));
    expect(unseen, 'pictures that are not on the page').toEqual([]);

    const failed: string[] = [];
    for (const request of requests) {
      const status = (await request.response())?.status() ?? 0;
      if (status >= 400) failed.push(`${status} ${pathOf(request)}`);
    }
    expect(failed, 'failed requests').toEqual([]);
  });
}
