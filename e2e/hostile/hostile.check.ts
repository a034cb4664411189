import type { Page } from '@playwright/test';
import { readBuiltPages } from '../audits/built-pages';
import { findLayoutFaults } from '../audits/layout-faults';
import { expect, test } from '../steps/fixtures';

/** Pages of the small set of `npm run check:hostile`. Each of its texts would set `window.hacked` if it ran. */
const pages = readBuiltPages().filter(({ isRedirect }) => !isRedirect);
const GROUPS = 8;

const NAMES = {
  markup: '<b>"Vatika"</b> & Söhne </script>',
  hindi: 'अरावली क्रेस्ट डेवलपर्स',
  emoji: '🏡 constructor 🌇',
} as const;

/** The 404 page itself answers 404. */
test.use({ expectedFaults: [/404 \(Not Found\) \(\S+\/404\)$/] });

const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

for (let group = 0; group < GROUPS; group += 1) {
  test(`nothing runs and nothing is too wide at 320 px: part ${group + 1} of ${GROUPS}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of pages.filter((_, at) => at % GROUPS === group)) {
      await page.goto(path);
      await page.waitForTimeout(150);
      expect.soft(await findLayoutFaults(page), path).toEqual([]);
      expect(await isHacked(page), path).toBe(false);
    }
  });
}

test('names are shown to the letter, in headings, titles, links and dialogs', async ({ page }) => {
  await page.goto('/project-details/vatika');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES.markup);
  await expect(page).toHaveTitle(new RegExp(NAMES.markup.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  await page.goto('/project-details/aravali-crest');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAMES.hindi);

  await page.goto('/developers');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`Contact for Projects.*${NAMES.emoji}|${NAMES.emoji}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(NAMES.emoji);
  expect(await isHacked(page)).toBe(false);
});

test('six, seven, one and no projects: as many cards, as many pages', async ({ page }) => {
  for (const [slug, cards, hasPages] of [
    ['vatika', 6, true],
    ['aravali-crest', 6, false],
    ['bluepeak-estates', 1, false],
  ] as const) {
    await page.goto(`/developer-projects/${slug}`);
    await expect(page.getByRole('list', { name: 'Projects' }).getByRole('article')).toHaveCount(cards);
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(hasPages ? 1 : 0);
  }
  await page.goto('/project-details/brickfield-homes');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
});

test('a listing filters by such a name, and a project asks with it', async ({ page }) => {
  await page.goto('/projects');
  const chips = page.getByRole('group', { name: 'Localities' }).first().getByRole('checkbox');
  await chips.nth(1).check({ force: true });
  await expect(page).toHaveURL(/locality=/);
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  expect(await isHacked(page)).toBe(false);

  await page.getByRole('list', { name: 'Projects' }).getByRole('article').first().getByRole('link').first().click();
  await page
    .getByRole('region', { name: 'Description', exact: true })
    .getByRole('link', { name: 'Contact Us' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isHacked(page)).toBe(false);
});

test('structured data and published files are read as data', async ({ page, request }) => {
  await page.goto('/project-details/vatika');
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(text).not.toContain('<');
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  for (const name of ['residentialProjects', 'commercialProjects', 'trendingProjects']) {
    const response = await request.get(`/data/${name}.json`);
    expect(response.headers()['content-type']).toMatch(/^application\/json/);
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  }
});
