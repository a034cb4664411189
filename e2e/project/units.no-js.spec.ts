import { expect, test } from '../steps/fixtures';
import { openUnits } from '../steps/units';

test('every unit is there with its day, and nothing to choose from', async ({ page }) => {
  const units = await openUnits(page);
  if (!units) return;
  await expect(units.getByText(/^As the developer told on \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(units.getByRole('rowheader', { name: '2604' })).toBeVisible();
  await expect(units.getByLabel('Floors')).toBeHidden();
});
