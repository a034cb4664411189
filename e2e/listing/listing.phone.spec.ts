import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { results } from '../steps/listing';

test('toggle and filters stay under the header; the drawer filters with the number it would show, closes and gives the focus back', async ({
  page,
}) => {
  await page.goto('/projects');
  await results(page).nth(3).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Property type' })).toBeInViewport();
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('checkbox', { name: 'New Launch, 9 projects' }).check();
  await expect(drawer.getByRole('button', { name: 'Show 9 projects' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Clear all' }).click();
  await expect(drawer.getByRole('button', { name: 'Show 90 projects' })).toBeVisible();
  await drawer.getByRole('checkbox', { name: /^3 BHK/ }).check({ force: true });
  await drawer.getByRole('button', { name: /^Show \d+ projects$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters 1 on' })).toBeFocused();
  await expect(page).toHaveURL('/projects?bedrooms=3+BHK');
  await expect(results(page)).toHaveCount(6);
  await test.step('axe finds nothing in it, and Escape closes it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Filters 1 on' }).click();
    await expect(drawer).toBeVisible();
    await expectNoAxeFindings(page, { part: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});
