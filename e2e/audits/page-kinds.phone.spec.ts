import type { Page, Request } from '@playwright/test';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { layOutAll } from '../steps/lay-out';
import { inGroups, PAGE_KINDS } from '../steps/page-kinds';
import { findLayoutFaults, setText } from './layout-faults';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Scrolls through the page, until half a second has passed without a request. */
async function readToTheEnd(page: Page, requests: readonly Request[]): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  // Not `networkidle`, which has no end once it has missed the answer of one request.
  for (let count = -1; count < requests.length;) {
    count = requests.length;
    await Promise.all(requests.map((request) => request.response()));
    await page.waitForTimeout(500);
  }
}

async function expectOnlyOwnRequests(page: Page, path: string, requests: readonly Request[]): Promise<void> {
  // The page for a visitor without a connection is kept after a project was read.
  const own = [path, '/offline'];
  const others = requests.map(pathOf).filter((name) => !own.includes(name) && !/^\/_next\/|\.[a-z0-9]+$/.test(name));
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

async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoAxeFindings(page, { part });
}

/** The narrowest screen that must not scroll sideways; equals 1280 px at 400 %. A page that stays so wide is laid out once less. */
const REFLOW_WIDTH = 320;

async function expectRoomForWords(page: Page, isPhone: boolean, widths: readonly number[]): Promise<void> {
  await layOutAll(page);
  const expectWhole = async (what: string, width: number) => {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    // Scripts measure one frame after a resize.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect.soft(await findLayoutFaults(page), `${what}, ${width} px wide`).toEqual([]);
  };
  await page.evaluate(() =>
    document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
  );
  if (isPhone) {
    // What is whole with wider spacing is whole without it.
    await setText(page, { isSpaced: true });
    await expectWhole('with wider spacing', REFLOW_WIDTH);
  }
  await setText(page, { size: '200%' });
  for (const width of widths) await expectWhole('with letters of 200 %', width);
}

/** Links that open a new tab must say so to a screen reader. */
async function expectNewTabsTold(page: Page): Promise<void> {
  const untold = await page
    .locator('a[target=_blank]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('aria-label') ?? link.textContent)
        .filter((name) => !name?.includes('opens in a new tab')),
    );
  expect.soft(untold, 'links that open a new tab without saying so').toEqual([]);
}

/** What shows controls on a desktop that a phone does not have: looked at there, too, with its wide screens. */
const OTHER_ON_DESKTOP = ['home', 'project', 'all projects', 'contact', 'careers'];
/** Wide screens lay these out as they do those. */
const OTHER_LISTINGS = ['all projects, the other type', 'category', 'listing of a city', 'listing of a developer'];
const HAS_WIDE_ELSEWHERE = new Set([...OTHER_ON_DESKTOP, 'commercial project', ...OTHER_LISTINGS]);

type Look = (page: Page, kind: (typeof PAGE_KINDS)[number], requests: readonly Request[]) => Promise<void>;

/** Visits pages one after the other, each as a new visitor, and reads them to the end before they are looked at. */
async function visit(page: Page, kinds: typeof PAGE_KINDS, size: { width: number; height: number }, look: Look) {
  test.setTimeout(kinds.length * 90_000);
  let requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // Transitions end at once, so that the final colours are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const kind of kinds) {
    const onPage = async () => {
      requests = [];
      await page.setViewportSize(size);
      expect((await page.goto(kind.path))?.status()).toBe(200);
      await readToTheEnd(page, requests);
      await look(page, kind, requests);
      // The next page is seen by a new visitor, and counts no picture that this one still asks for.
      await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
      await page.goto('about:blank');
    };
    await test.step(kind.kind, onPage, { timeout: 80_000 });
  }
}

for (const [names, group] of inGroups(PAGE_KINDS)) {
  test(`accessible at every size, and asks only for what it shows: ${names}`, async ({ page }) => {
    await visit(page, group, { width: REFLOW_WIDTH, height: 800 }, async (_page, { kind, path }, requests) => {
      await expectOnlyOwnRequests(page, path, requests);
      // The frame around it is the same on every page.
      await expectAccessible(page, kind === group[0]?.kind ? undefined : 'main');
      await expectNewTabsTold(page);
      await expectRoomForWords(page, true, HAS_WIDE_ELSEWHERE.has(kind) ? [390] : [390, 768, 1280]);
    });
  });
}

test.describe('on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false });
  test(`accessible with what a phone does not have: ${OTHER_ON_DESKTOP.join(', ')}`, async ({ page }) => {
    const kinds = PAGE_KINDS.filter(({ kind }) => OTHER_ON_DESKTOP.includes(kind));
    await visit(page, kinds, { width: 1280, height: 900 }, async (_page, { kind }) => {
      await expectAccessible(page, kind === kinds[0]?.kind ? undefined : 'main');
      await expectRoomForWords(page, false, [768, 1280]);
    });
  });
});
