import { expect, test } from '@playwright/test';

test('a listing shows no control that needs script', async ({ page }) => {
  for (const path of ['/projects', '/project-details/vatika']) {
    await page.goto(path);
    await expect(page.getByRole('list', { name: 'Projects' }).getByRole('article')).toHaveCount(6);
    const main = page.getByRole('main');
    // The map's switch works without script.
    await expect(main.getByRole('checkbox', { name: /^(?!Map$)/ })).toHaveCount(0);
    await expect(main.getByRole('slider')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /Filters|Try again|Show all/ })).toHaveCount(0);
    await expect(main.getByLabel('Sort by')).toBeHidden();
  }
});

test("the further pages of a developer's page are those of its listing, whose property types are links", async ({
  page,
}) => {
  await page.goto('/project-details/vatika');
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/developer-projects/vatika/page/2');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  await page.getByRole('navigation', { name: 'Property type' }).getByRole('link', { name: 'Commercial' }).click();
  await expect(page).toHaveURL('/developer-projects/vatika/commercial');
  await expect(page.getByRole('heading', { level: 1, name: 'Vatika Projects' })).toBeVisible();
});
