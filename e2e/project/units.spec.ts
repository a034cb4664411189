import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { openUnits } from '../steps/units';

test('units are narrowed by floor and side', async ({ page }) => {
  const units = await openUnits(page);
  if (!units) return;
  await expect(units.getByRole('table', { name: 'On each floor' })).toContainText('Tower B');
  const table = units.getByRole('table', { name: 'One by one' });
  const groups = table.getByRole('rowheader', { name: /^Tower/ });
  await units.getByLabel('Floors').selectOption('20–26');
  await expect(groups.first()).toHaveText('Tower A, Floor 21');
  await units.getByLabel('Facing').selectOption('East');
  await expect(groups).toHaveText(['Tower A, Floor 24', 'Tower B, Floor 20', 'Tower B, Floor 23', 'Tower B, Floor 25']);
  await expect(table.getByRole('rowheader', { name: '2402' })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: '2401' })).toBeHidden();
  await units.getByLabel('Floors').selectOption('Any');
  expect(await groups.count()).toBeGreaterThan(5);
  await expectNoAxeFindings(page, { part: '#units' });
});

test('an enquiry is about units; a price opens its cost sheet, and the sum is that of the message and the brochure', async ({
  page,
}) => {
  const units = await openUnits(page);
  if (!units) return;
  await units.getByRole('link', { name: /^Ask for/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Units');
  await page.keyboard.press('Escape');
  const row = units.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2402' }) });
  const price = row.getByRole('link');
  await expect(price).toHaveAttribute('href', /^\?price=\d+&charge-parking=400000.*#cost$/);
  await price.click();
  const total = page.locator('#cost .total');
  await expect(total).toHaveText(/^₹ [\d,]+$/);
  const message = await page.locator('#cost').getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(message!)).toContain(`All-in: ${await total.textContent()}`);
  const rupees = Number((await total.textContent())!.replace(/\D/g, ''));
  await page.goto(page.url().split('?')[0]!.replace('project-details', 'brochure'));
  const printed = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2402' }) });
  await expect(printed.locator('small').first()).toHaveText(`₹ ${Number((rupees / 1e7).toFixed(2))} Cr`);
});
