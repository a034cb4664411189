import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { openUnits } from '../steps/units';

test('units are narrowed by floor and side @desktop', async ({ page }) => {
  const units = await openUnits(page);
  if (!units) return;
  await expect(units.getByRole('table', { name: 'On each floor' })).toContainText('Tower B');
  const table = units.getByRole('table', { name: 'One by one' });
  const groups = table.getByRole('rowheader', { name: /^Tower/ });
  await units.getByLabel('Floor').selectOption('26');
  await expect(groups).toHaveText(['Tower A, Floor 26', 'Tower B, Floor 26']);
  await units.getByLabel('Facing').selectOption('West');
  await expect(groups).toHaveText(['Tower A, Floor 26']);
  await expect(table.getByRole('rowheader', { name: '2604' })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: '2603' })).toBeHidden();
  await units.getByLabel('Facing').selectOption('East');
  await expect(units.getByRole('status')).toHaveText('None on this floor looks to this side.');
  await units.getByLabel('Floor').selectOption('Any');
  await expect(units.getByRole('status')).toBeHidden();
  expect(await groups.count()).toBeGreaterThan(5);
  await expectNoAxeFindings(page);
});

test('the enquiry says that it is about units', async ({ page }) => {
  const units = await openUnits(page);
  if (!units) return;
  await units.getByRole('link', { name: /^Ask for/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Units');
});
