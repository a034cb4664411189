import { expect, test } from '../steps/fixtures';

test('the directory leads to own sites and finds by a part of the name', async ({ page }) => {
  await page.goto('/developers');
  await test.step('a developer with a site of its own opens it in a new tab from the directory', async () => {
    const link = page.getByRole('link', { name: /View Projects of Harbourline Properties/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  });
  await test.step('a developer without projects offers to ask', async () => {
    const card = page.getByRole('article').filter({ hasText: 'Deodar Estates' });
    await expect(card.getByText('Coming Soon')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Contact for Projects' })).toBeVisible();
  });
  await test.step('the directory finds a developer by a part of its name', async () => {
    const cards = page.getByRole('main').getByRole('article');
    const field = page.getByRole('searchbox', { name: 'Find a developer' });
    const status = page.getByRole('status');
    await field.fill('LOTUS-g');
    await expect(cards.getByRole('heading')).toHaveText(['Lotus Gate']);
    await expect(status.filter({ hasText: '1 developer' })).toBeAttached();
    await field.press('Enter');
    await expect(page.getByRole('link', { name: 'View Projects of Lotus Gate' })).toBeFocused();
  });
  await test.step('and its listing says so', async () => {
    await page.goto('/developer-projects/deodar-estates');
    await expect(
      page.getByRole('heading', { name: 'No properties found matching your filters by Deodar Estates' }),
    ).toBeVisible();
  });
});

test('the pages of a listing hold six projects each and lead on', async ({ page }) => {
  await page.goto('/projects/page/2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Showing 7 – 12 of 90')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/projects/page/3');
  await page.getByRole('navigation', { name: 'Property type' }).getByRole('link', { name: 'Commercial' }).click();
  await expect(page).toHaveURL('/projects/commercial');
  await expect(page.getByText('36 offices, shops and SCO', { exact: true })).toBeVisible();
});
