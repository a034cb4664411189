import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

test('ticked projects wait in a tray above the dock and stand side by side from there', async ({ page }) => {
  await page.goto('/projects');
  const ticks = page.getByRole('main').getByRole('button', { name: /^Compare / });
  const tray = page.getByRole('region', { name: 'Projects to compare' });
  await expect(tray).toBeHidden();
  await ticks.nth(0).press('Enter');
  await expect(tray.getByRole('status')).toHaveText('1 to compare. Tick one more.');
  await ticks.nth(1).press('Space');
  await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(tray.getByRole('status')).toHaveText('2 of 4 to compare');
  await expectNoAxeFindings(page, { part: '.compare-tray' });
  const [bar, dock] = [await tray.boundingBox(), await page.getByRole('link', { name: 'Call' }).last().boundingBox()];
  expect(bar!.y + bar!.height).toBeLessThanOrEqual(dock!.y + 1);
  await page.reload();
  await expect(tray.getByRole('status')).toHaveText('2 of 4 to compare');
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/shortlist\?projects=/);
  await expect(page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByText('Your comparison: 2 projects.')).toBeVisible();
});
