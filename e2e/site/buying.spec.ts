import { expect, test } from '../steps/fixtures';
import { expectNoAxeFindings } from '../steps/axe';

test('any price of a state has its sheet', async ({ page }) => {
  await page.goto('/cost-of-buying');
  await page.getByRole('textbox', { name: /^Price of the home/ }).fill('1.27 cr');
  await page.getByRole('button', { name: 'Haryana' }).click();
  const total = page.getByRole('main').getByRole('status');
  await expect(total).toHaveText('All-in ₹ 1,42,74,000');
  await page.getByLabel('Place', { exact: true }).selectOption('Outside municipal limits');
  await expect(total).toHaveText('All-in ₹ 1,40,20,000');
  await expectNoAxeFindings(page, { part: 'main' });
});

test('income and savings give the highest price, what limits it, and homes with their counts', async ({ page }) => {
  await page.goto('/affordability');
  await page.getByLabel(/^Net income/).fill('1,80,000');
  await page.getByLabel(/^Savings/).fill('40 lakh');
  await page.getByLabel(/^Instalments/).fill('15000');
  await page.getByLabel('Owner').selectOption('Joint');
  await page.getByLabel(/^Other costs/).fill('2');
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('Highest price ₹ 1,03,94,000');
  await expect(result).toContainText('Savings limit it: with ₹ 5 Lakh more savings');
  await expect(page).toHaveURL(/\?income=1%2C80%2C000&savings=40\+lakh&emis=15000.*&other=2$/);
  await expectNoAxeFindings(page, { part: 'main' });

  const link = page.getByRole('link', { name: /^All homes and plots within it: \d+$/ });
  await expect(link).toHaveAttribute('href', '/projects?budget=1-103l');
  const count = /\d+$/.exec((await link.textContent())!)![0];
  await link.click();
  await expect(page.getByText(new RegExp(`^${count} projects, \\d+ with price on request$`)).first()).toBeAttached();
});

test.describe('when the rates cannot be read', () => {
  test.use({ expectedFaults: [/status of 503/] });
  test('the form leads to the tables', async ({ page }) => {
    await page.route('**/data/buying.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/affordability');
    await page.getByLabel(/^Net income/).fill('1,80,000');
    await page.getByLabel(/^Savings/).fill('40 lakh');
    await page.getByRole('button', { name: 'Show the highest price' }).click();
    await expect(page).toHaveURL(/#table$/);
  });
});

test('a budget once told marks the homes within it on this device, until it is forgotten', async ({ page }) => {
  await page.goto('/affordability');
  await page.getByLabel(/^Net income/).fill('1,80,000');
  await page.getByLabel(/^Savings/).fill('40 lakh');
  const kept = page.getByText(/^Homes within your ₹ [\d.]+ (?:L|Cr) say so\./);
  await expect(kept).toBeVisible();
  const budget = /₹ [\d.]+ (?:L|Cr)/.exec((await kept.textContent())!)![0];

  await page.goto('/projects?sort=price-low');
  const prices = page.locator('[data-cr]');
  await expect(prices.first()).toHaveAttribute('data-within', `within your ${budget}`);
  await page.goto('/projects?sort=price-high');
  await expect(prices.first()).not.toHaveAttribute('data-within');
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  await page.getByRole('link', { name: 'Fits my budget?' }).click();
  const back = page.getByRole('main').getByRole('link', { name: 'Mogra Courts', exact: true });
  await expect(page.getByText('Mogra Courts from ₹ 1.81 Cr')).toBeVisible();
  await page.getByLabel(/^Net income/).fill('4 lakh');
  await page.getByLabel(/^Savings/).fill('1.5 cr');
  await expect(page.getByText('Mogra Courts from ₹ 1.81 Cr: yes')).toBeVisible();
  await back.click();
  await expect(prices.first()).toHaveAttribute('data-within', /^within your /);
  await expect(page.getByRole('link', { name: 'Fits my budget?' })).toBeHidden();

  await page.goto('/affordability');
  await page.getByLabel(/^Net income/).focus();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText('Forgotten: no budget is kept on this device.')).toBeFocused();
  await page.goto('/projects?sort=price-low');
  await expect(prices.first()).not.toHaveAttribute('data-within');
  await test.step('figures that come with a link are kept by nobody', async () => {
    await page.goto('/affordability?income=110000&savings=25+lakh&place=up');
    await expect(page.getByRole('main').getByRole('status')).toContainText('Highest price');
    await expect(page.getByRole('button', { name: 'Forget it' })).toHaveCount(0);
  });
});
