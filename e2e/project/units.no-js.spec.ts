import { expect, test } from '../steps/fixtures';
import { NEEM_AVENUE, openUnits, unitsAreShown } from '../steps/units';

test('every unit is there with its day, and nothing to choose from', async ({ page }) => {
  await page.goto(NEEM_AVENUE);
  test.skip(!(await unitsAreShown(page)), 'what the developer told is more than 45 days old');
  const units = await openUnits(page);
  await expect(units.getByText(/^As the developer told on \d+ \w+ \d{4}\./)).toBeVisible();
  await expect(units.getByRole('rowheader', { name: '2604' })).toBeVisible();
  await expect(units.getByLabel('Floor')).toBeHidden();
});
