import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { PAGE_KINDS } from '../page-kinds';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Long enough for everything that starts when the browser is idle. */
const IDLE_MS = 800;

const pathOf = (request: Request) => new URL(request.url()).pathname;

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function expectOnlyOwnRequests(page: Page, path: string, requests: readonly Request[]): Promise<void> {
  const others = requests.map(pathOf).filter((name) => name !== path && !/^\/_next\/|\.[a-z0-9]+$/.test(name));
  expect.soft(others, 'requests for other pages').toEqual([]);

  const ofRouter = requests.filter((request) => request.url().includes('_rsc=') || pathOf(request).endsWith('.txt'));
  expect.soft(ofRouter.map(pathOf), 'requests of a client router').toEqual([]);

  const html = await page.content();
  const pictures = requests.filter((request) => request.resourceType() === 'image').map(pathOf);
  const unseen = pictures.filter((name) => name.startsWith('/images/') && !html.includes(name));
  expect.soft(unseen, 'pictures that are not on the page').toEqual([]);

  const failed: string[] = [];
  for (const request of requests) {
    const status = (await request.response())?.status() ?? 0;
    if (status >= 400) failed.push(`${status} ${pathOf(request)}`);
  }
  expect.soft(failed, 'failed requests').toEqual([]);
}

async function expectAccessible(page: Page): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect.soft(findings, 'axe').toEqual([]);
}

for (const { kind, path } of PAGE_KINDS) {
  test(`accessible, and asks only for what it shows: ${kind}`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    // Fades end at once, so that colours are measured as they stay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await page.goto(path))?.status()).toBe(200);
    await page.waitForTimeout(IDLE_MS);
    await readToTheEnd(page);
    await expectOnlyOwnRequests(page, path, requests);
    await expectAccessible(page);
  });
}
