import { expect, test } from '../steps/fixtures';

test('the sidebar is a modal drawer: slides in, closes in every way, gives the focus back', async ({ page }) => {
  await page.goto('/career');
  const opener = page.getByRole('button', { name: 'Departments', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Departments' });
  await expect(page.getByRole('navigation', { name: 'Departments' })).toBeHidden();

  await opener.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Close departments' })).toBeFocused();
  expect(await page.evaluate(() => document.querySelector('dialog:modal')?.id)).toBe('departments');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect.poll(() => page.evaluate(() => document.elementFromPoint(380, 400)?.id)).toBe('departments');
  await page.mouse.click(380, 400);
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.getByRole('link', { name: /^Design/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/career#design');
  const heading = page.getByRole('heading', { name: 'Design', level: 2 });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.getByRole('link', { name: 'Apply for Visual Designer' }).click();
  await expect(page.getByRole('heading', { name: 'Apply for Visual Designer' })).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: /^Others/ }).click();
  await expect(page.getByRole('heading', { name: 'Management Trainee' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Apply for Visual Designer' })).toHaveCount(0);
});
