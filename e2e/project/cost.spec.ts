import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { expectNoAxeFindings } from '../steps/axe';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';

const section = (page: Page) => page.getByRole('region', { name: 'Payment Plan' });
const field = (page: Page, name: string) => section(page).getByLabel(name, { exact: true });
const total = (page: Page) => section(page).getByRole('status');

/** Opens the calculator of the page. */
async function open(page: Page, query = '') {
  await page.goto(PROJECT + query);
  if (query === '') await section(page).getByText('Your own figures').click();
  await expect(total(page)).toBeVisible();
}

test('the figures of the page, then those of a unit', async ({ page }) => {
  await test.step('the schedule in percent comes first, and the calculator opens with the figures of the page', async () => {
    await page.goto(PROJECT);
    const tables = section(page).getByRole('table');
    await expect(tables.first()).toContainText('9%');
    await section(page).getByText('Your own figures').click();
    await expect(total(page)).toHaveText('All-in ₹ 2,03,22,000');
    await expectNoAxeFindings(page, { part: '#payment' });
  });
  await test.step('owner, stage, price and charges change the sum, the address and the message', async () => {
    await field(page, 'Owner').selectOption('Woman');
    await expect(total(page)).toHaveText('All-in ₹ 1,99,60,000');
    await field(page, 'Stage').selectOption('Completion certificate issued');
    await expect(total(page)).toHaveText('All-in ₹ 1,90,55,000');
    await field(page, 'Price').fill('1.27 cr');
    await expect(total(page)).toHaveText('All-in ₹ 1,33,85,000');
    await section(page).getByText('Charges of the developer and others').click();
    await section(page)
      .getByLabel(/^Club membership/)
      .fill('2 lakh');
    await expect(total(page)).toHaveText('All-in ₹ 1,36,21,000');
    await expect(page).toHaveURL(/\?price=1\.27\+cr&owner=woman&stage=ready.*charge-club=2\+lakh#cost$/);
    const message = await section(page).getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    const text = new URL(message!).searchParams.get('text')!;
    expect(text).toContain('Mogra Courts, owner: woman, certificate issued');
    expect(text).toContain('All-in: ₹ 1,36,21,000');
    expect(text).toContain('charge-club=2+lakh#cost');
  });
  await test.step('a unit brings its price', async () => {
    const units = field(page, 'Unit').getByRole('option');
    const last = await units.last().textContent();
    await field(page, 'Unit').selectOption(last);
    await expect(field(page, 'Price')).toHaveValue(/₹ [\d,]+$/.exec(last!)![0]);
  });
});
test('the plan in rupees adds up to the price, in dates, own money and bank money', async ({ page }) => {
  await open(page, '?price=18100000&from=2026-12-01#cost');
  const plan = section(page).getByRole('table', { name: 'Construction Linked Plan in rupees and dates' });
  const rows = plan.getByRole('row');
  await expect(rows.nth(1)).toContainText('1 Dec 2026');
  await expect(rows.nth(1)).toContainText('16,29,000');
  await expect(rows.nth(3)).toContainText('about Mar 2027');
  await expect(rows.nth(3)).toContainText('18,10,000');
  await expect(rows.last()).toContainText('1,81,00,000');
  await expect(section(page).getByText('Interest until possession: ₹ 11,15,413.')).toBeVisible();
  await expect(section(page).getByText('₹ 1,17,807')).toBeVisible();
  await test.step('the EMI calculator takes the loan of the plan', async () => {
    await open(page, '?price=18100000&loan=1+cr#cost');
    await section(page).getByRole('link', { name: 'This loan in the EMI calculator' }).click();
    const emi = page.getByRole('region', { name: 'EMI Calculator' });
    await expect(emi.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('₹ 1,00,00,000');
  });
});

test.describe('when the rates cannot be read', () => {
  test.use({ expectedFaults: [/status of 503/] });
  test('it says so, and opening it again helps', async ({ page }) => {
    await page.route('**/data/buying.json', (route) => route.fulfill({ status: 503 }));
    await page.goto(PROJECT);
    const opener = section(page).getByText('Your own figures');
    await opener.click();
    await expect(section(page).getByText('The calculator could not be loaded.')).toBeVisible();
    await page.unroute('**/data/buying.json');
    await opener.click();
    await opener.click();
    await expect(total(page)).toHaveText('All-in ₹ 2,03,22,000');
  });
});
