import { expect, test } from '../steps/fixtures';

test('more filters open in place, narrow by as many as they say, and the address and the wish have them', async ({
  page,
}) => {
  await page.goto('/projects');
  const side = page.getByRole('form', { name: 'Filters' });
  await side.getByRole('heading', { name: 'More filters' }).click();
  const pool = side.getByRole('checkbox', { name: /^Swimming pool, / });
  const [count = ''] = /\d+/.exec((await pool.getAttribute('aria-label')) ?? '') ?? [];
  await pool.check();
  await expect(page.locator('#results-count')).toContainText(`${count} `);
  await expect(page).toHaveURL('/projects?amenity=swimming+pool');
  await side.getByRole('checkbox', { name: /^Within 15 min, / }).check();
  await expect(page).toHaveURL('/projects?metro=metro+within+15+min&amenity=swimming+pool');
  await page.getByRole('link', { name: 'Tell me when' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Message/ })).toHaveValue(
    /: metro within 15 min, swimming pool/,
  );
  await test.step('a listing says what a wish left out, until the next choice', async () => {
    await page.goto('/projects?bedrooms=3+BHK&without=vastu');
    const said = page.getByText('Shown without “vastu”.');
    await expect(said).toBeVisible();
    await side.getByRole('checkbox', { name: /^2 BHK/ }).check();
    await expect(said).toBeHidden();
  });
});

test('opened before its code has come, more filters are filled all the same', async ({ page }) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto('/projects', { waitUntil: 'commit' });
  const side = page.getByRole('form', { name: 'Filters' });
  await side.getByRole('heading', { name: 'More filters' }).click();
  await expect(side.getByRole('checkbox', { name: /^Swimming pool, / })).toBeVisible();
});
