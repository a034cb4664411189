import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

/**
 * Opens a page as a slow phone first shows it: readable but not hydrated. The returned function lets the hydration
 * script load.
 */
async function openUnhydrated(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const isAwaited = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/islands\/\w+\/hydrate\.js$/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect(page.locator('header[data-ready]'), 'nobody was there to answer yet').toHaveCount(0);
    letThrough();
  };
}

test('the menu opens at the first tap', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await hydrate();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the gallery turns at the first tap on its arrow, once', async ({ page }) => {
  const hydrate = await openUnhydrated(page, MOGRA);
  const gallery = page.getByRole('region', { name: 'Pictures of Mogra Courts' });
  await gallery.getByRole('button', { name: 'Next pictures' }).tap();
  await hydrate();
  await expect(gallery).toContainText('2 / 5');
  await expect(gallery.getByRole('img', { name: 'Mogra Courts, picture 2' })).toBeInViewport({ ratio: 0.9 });
});

test('an enquiry opens in its dialog at the first tap; the page is not left', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/developers');
  const opener = page.getByRole('main').getByRole('link', { name: /Contact for Projects.*Orchid Vale/ });
  await opener.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await opener.tap();
  await hydrate();
  await expect(page.getByRole('dialog', { name: 'Contact for Orchid Vale Projects' })).toBeVisible();
  await expect(page).toHaveURL('/developers');
});

test('the search keeps what is typed at once, and answers it', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/');
  await page.getByLabel('Search projects, companies, locations').first().tap();
  await page.keyboard.type('mogra');
  await hydrate();
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await expect(page.locator(':focus')).toHaveValue('mogra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mogra/);
});

test('a filter ticked at once is answered in place', async ({ page }) => {
  const hydrate = await openUnhydrated(page, '/projects');
  const chips = page.getByRole('group', { name: 'Localities' }).first();
  await chips.getByRole('checkbox', { name: /^Noida, / }).check({ force: true });
  await hydrate();
  await expect(page).toHaveURL('/projects?locality=Noida');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Noida');
  await expect(page.getByText('17 homes and plots', { exact: true })).toBeVisible();
});
