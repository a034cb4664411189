import { expect, test } from '../steps/fixtures';

test('a map is asked for when it is opened, and is in step with the filters', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/city/gurgaon/residential', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /maps|LiveMap/.test(path))).toEqual([]);
  await page.getByText('Map', { exact: true }).click();
  const map = page.getByRole('region', { name: 'Map: Residential projects in Gurgaon' });
  await map.hover();
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('checkbox', { name: /^New Launch/ })
    .check();
  await expect(page).toHaveURL(/status=New\+Launch/);
  const count = Number.parseInt((await page.locator('#results-count [data-when=ready]').innerText()) || '0', 10);
  const shown = async () => {
    const links = await map.getByRole('link', { name: /₹|price on request/ }).count();
    const numbers = await map.getByRole('button', { name: /projects here/ }).allInnerTexts();
    return links + numbers.reduce((sum, text) => sum + Number(text), 0);
  };
  await expect.poll(shown).toBe(count);
});

test('the keyboard reaches every home of a city, or skips them', async ({ page }) => {
  await page.goto('/city/mumbai');
  const map = page.getByRole('region', { name: 'Map of Mumbai' });
  const homes = await map.getByRole('link', { name: /₹|price on request/ }).count();
  expect(homes).toBe(11);
  await map.getByRole('link', { name: 'Skip map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/city/mumbai#map-end');
});
