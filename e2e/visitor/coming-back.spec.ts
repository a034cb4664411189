import { expect, test } from '../steps/fixtures';
import { field, readySearch } from '../steps/search';

test('who comes back finds the last wish with what is new, the shortlist and what was seen; the first time there is nothing of it', async ({
  page,
}) => {
  await page.goto('/');
  await readySearch(page);
  const row = page.getByRole('region', { name: 'Go on where you were' });
  await expect(row).toHaveCount(0);
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  await page.getByRole('main').getByRole('button', { name: 'Add Mogra Courts to shortlist' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove Mogra Courts from shortlist' }).first()).toBeVisible();

  await page.goto('/');
  await readySearch(page);
  await expect(row.getByRole('link')).toHaveText(['Your shortlist (1)', 'Mogra Courts']);

  await field(page).click();
  await page.keyboard.type('3 bhk gurgaon');
  await page.getByRole('option', { name: /^Show 3 BHK in Gurgaon/ }).click();
  await expect(page).toHaveURL(/bedrooms=3/);
  await page.evaluate(() => {
    const wish = JSON.parse(localStorage.getItem('last-wish.1')!) as { found: string[] };
    localStorage.setItem('last-wish.1', JSON.stringify({ ...wish, found: wish.found.slice(2) }));
  });
  await page.goto('/');
  await readySearch(page);
  await expect(row.getByRole('link').first()).toHaveText('3 BHK in Gurgaon, 2 new since');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/bedrooms=3/);
});
