import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';

test('the payment plan ends with what the project costs in all, for the chosen owner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${PROJECT}#payment`);
  const section = page.getByRole('region', { name: 'Payment Plan' });
  const table = section.getByRole('table', { name: 'At the lowest price, ₹ 1.81 Cr' });
  for (const [line, man, woman, joint] of [
    ['Stamp duty', '12,67,000', '9,05,000', '10,86,000'],
    ['All-in', '2,03,22,000', '1,99,60,000', '2,01,41,000'],
  ] as const) {
    const row = table.getByRole('row').filter({ hasText: new RegExp(`^${line}`) });
    for (const [owner, amount] of [
      ['Man', man],
      ['Woman', woman],
      ['Joint', joint],
    ] as const) {
      await section.getByRole('radio', { name: owner, exact: true }).check();
      await expect(row.first().getByRole('cell')).toHaveText([amount]);
    }
  }
  await section.getByText('Stamp duty').click();
  await expect(section.getByText('Man 7 %, woman 5 %, joint 6 % of ₹ 1.81 Cr.')).toBeVisible();
  await section.getByText('Estimate: what').click();
  await expect(section.getByText('is higher where the collector rate exceeds the price')).toBeVisible();
  await expect(section.getByText('Your own figures')).toBeHidden();
});

test('without a price the rules stand alone', async ({ page }) => {
  await page.goto('/project-details/ivory-square/ivory-row-sector-43#payment');
  const section = page.getByRole('region', { name: 'Payment Plan' });
  await expect(section.getByText('man 7 %, woman 5 %, joint 6 %')).toBeVisible();
  await expect(section.getByText(/^GST under construction:$/)).toBeVisible();
});

test('the brochure prints the sheet with its rules', async ({ page }) => {
  await page.goto('/brochure/vatika/mogra-courts-sector-83');
  await expect(page.getByRole('heading', { name: 'What it costs in all' })).toBeVisible();
  await expect(page.getByText('Man 7 %, woman 5 %, joint 6 % of ₹ 1.81 Cr.')).toBeVisible();
});

test('a price leads to the tables of a state', async ({ page }) => {
  await page.goto('/cost-of-buying');
  await page.getByRole('textbox', { name: /^Price of the home/ }).fill('1.27 cr');
  await page.getByRole('button', { name: 'Haryana' }).click();
  await expect(page).toHaveURL(/\/cost-of-buying\/haryana\?price=1\.27\+cr#cost$/);
  await expect(page.getByRole('table', { name: 'A new home at ₹ 1.27 Cr, line by line' }).first()).toBeVisible();
});

test('income and savings lead to the tables of affordability', async ({ page }) => {
  await page.goto('/affordability');
  await page.getByLabel(/^Net income/).fill('1.8 lakh');
  await page.getByLabel(/^Savings/).fill('40 lakh');
  await page.getByRole('button', { name: 'Show the highest price' }).click();
  await expect(page).toHaveURL(/\/affordability\?income=1\.8\+lakh&savings=40\+lakh.*#table$/);
  const table = page.getByRole('table', { name: 'Highest price, Inside municipal limits, Haryana' });
  await expect(table.getByRole('row')).toHaveCount(7);
  await page.getByText('Uttar Pradesh: Whole state').last().click();
  await expect(page.getByRole('table', { name: 'Highest price, Whole state, Uttar Pradesh' })).toBeVisible();
});
