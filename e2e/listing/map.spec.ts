import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

/** The label; on a phone its word is for screen readers only. */
const mapSwitch = (page: Page) => page.locator('label').filter({ hasText: /^Map$/ });

const LISTING = '/city/gurgaon/residential';

test(
  'the map shows every home of the listing as a link, in its order',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await page.goto(LISTING);
    const map = page.getByRole('region', { name: 'Map: Residential projects in Gurgaon' });
    await expect(map).toBeHidden();
    await mapSwitch(page).click();
    await expect(page.getByRole('checkbox', { name: 'Map' })).toBeChecked();
    await expect(map).toBeVisible();
    const first = page.getByRole('list', { name: 'Projects' }).getByRole('link').first();
    await expect(first).toBeVisible({ visible: !isMobile });
    await expect(map.getByText('2 km')).toBeVisible();
    await expect(map.getByText('Dwarka Expressway', { exact: true })).toBeAttached();
    await mapSwitch(page).click();
    await expect(map).toBeHidden();
  },
);

test('axe finds nothing on a map, at rest and awake; near homes are a number that opens into them, and a card tells of one', async ({
  page,
}) => {
  await page.goto(LISTING);
  await mapSwitch(page).click();
  const map = page.getByRole('region', { name: 'Map: Residential projects in Gurgaon' });
  await map.scrollIntoViewIfNeeded();
  await expectNoAxeFindings(page, { part: '.city-map' });
  await map.getByRole('link', { name: 'Skip map' }).focus();
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expectNoAxeFindings(page, { part: '.city-map' });
  const numbers = map.getByRole('button', { name: /^\d+ projects here, show them$/ });
  await expect(numbers.first()).toBeAttached();
  const before = await map.getByRole('link', { name: /₹|price on request/ }).count();
  await numbers.first().press('Enter');
  await expect.poll(() => map.getByRole('link', { name: /₹|price on request/ }).count()).toBeGreaterThan(before);
  await expect(map.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false');
  const home = map.getByRole('link', { name: /^Indigo Quays: ₹/ }).first();
  await home.focus();
  const card = map.locator('.map-card').getByRole('link', { name: /^Indigo Quays: ₹/ });
  await expect(card).toBeVisible();
  await expect(card).toHaveAttribute('href', (await home.getAttribute('href'))!);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a wish is framed whole with its prices, what is only close is told apart', async ({ page }) => {
  await page.goto(`${LISTING}?bedrooms=3+BHK&budget=0.5-1.5crore#map`);
  const map = page.getByRole('region', { name: 'Map: Residential projects in Gurgaon' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('Close to your wish', { exact: true })).toBeVisible();
  const frame = (await map.locator('[data-map=frame]').boundingBox())!;
  const pins = map.locator('[data-at]');
  await expect(map.getByText(/^₹ [\d.]+ (Cr|L)$/).first()).toBeVisible();
  for (const pin of await pins.all()) {
    const box = (await pin.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
});

test('a choice on a listing of several cities is carried to the map of each', async ({ page }) => {
  await page.goto('/projects?bedrooms=3+BHK');
  const menu = page.locator('summary').filter({ hasText: /^Map$/ });
  const link = page.locator('#listing-place a').filter({ hasText: /^Residential, Noida: \d+$/ });
  await expect(link).toBeAttached();
  await menu.click();
  const count = Number(/\d+$/.exec(await link.innerText())?.[0]);
  await link.click();
  await expect(page).toHaveURL('/city/noida/residential?bedrooms=3+BHK#map');
  await expect(page.locator('#results-count [data-when=ready]')).toHaveText(`${count} projects`);
  await expect(page.getByRole('region', { name: 'Map: Residential projects in Noida' })).toBeVisible();
});

test('a locality says what its homes cost, how far things are and when they are ready', async ({ page }) => {
  await page.goto('/locality/dwarka-expressway');
  const guide = page.getByRole('region', { name: 'Dwarka Expressway in figures' });
  for (const title of ['Prices', 'Ways', 'What is built']) {
    await expect(guide.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(guide.getByText('3 BHK', { exact: true })).toBeVisible();
  await expect(guide.getByText('Indira Gandhi International Airport, T3')).toBeVisible();
});

test('a project has a map with its pin and the places of its list, and tells of its construction', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  const map = page.getByRole('region', { name: 'Map around Mogra Courts' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('link', { name: 'Mogra Courts: ₹ 1.81 – 2.62 Cr' })).toBeVisible();
  await expect(map.getByText('Sapphire 83 mall')).toBeVisible();
  await expect
    .poll(() =>
      map
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    )
    .toBe(true);
  await map.getByRole('link', { name: 'Skip map' }).focus();
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expectNoAxeFindings(page, { part: '.city-map' });
  await test.step('construction progress is told with its months, newest first, the earlier ones after Show all', async () => {
    const overview = page.getByRole('region', { name: 'Overview' });
    const stages = overview.getByRole('listitem').filter({ hasText: /^(Oct|May|Nov) 20/ });
    await expect(stages).toHaveText([/^Oct 2026/]);
    await overview.locator('summary').filter({ hasText: 'Show all (3)' }).click();
    await expect(stages).toHaveText([/^Oct 2026/, /^May 2026/, /^Nov 2025/]);
  });
});
