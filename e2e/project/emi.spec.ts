import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';

const emi = (page: Page) => page.getByRole('region', { name: 'EMI Calculator' });
const box = (page: Page, name: string) => emi(page).getByRole('textbox', { name });
const slider = (page: Page, name: string) => emi(page).getByRole('slider', { name });
const figure = (page: Page, term: string | RegExp) =>
  emi(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');

/** Opens the page at the calculator and waits until it is interactive. */
async function open(page: Page, query = '') {
  await page.goto(PROJECT + query);
  // What is laid out meanwhile above moves it on; a visitor goes after it.
  await expect(async () => {
    await emi(page).scrollIntoViewIfNeeded();
    await expect(page.locator('#emi [data-ready]')).toBeAttached({ timeout: 1000 });
  }).toPass();
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the instalment in view, a result, a slip and targets', async ({ page }) => {
  await open(page);
  const told = emi(page).getByRole('status').and(page.locator('output'));
  await expect(told).toBeEmpty();
  await test.step('on phones the instalment stays in view while a slider has the focus', async () => {
    const line = emi(page).getByText(/^EMI ₹ [\d,]+$/);
    await expect(line).toBeHidden();
    await slider(page, 'Tenure').focus();
    await expect(line).toHaveText('EMI ₹ 1,25,661');
    await page.keyboard.press('ArrowLeft');
    await expect(line).not.toHaveText('EMI ₹ 1,25,661');
    await page.keyboard.press('ArrowRight');
    await expect(line).toHaveText('EMI ₹ 1,25,661');
  });
  await test.step('a result is told once it rests, and the donut has words', async () => {
    await box(page, 'Loan amount').fill('5000000');
    await expect(told).toHaveText(
      'Monthly EMI ₹ 43,391.16, total interest ₹ 54,13,878.80, total payment ₹ 1,04,13,878.80.',
    );
    await expect(emi(page).getByRole('img')).toHaveAccessibleName(
      'Principal ₹ 50,00,000.00, 48%; total interest ₹ 54,13,878.80, 52%; total payment ₹ 1,04,13,878.80.',
    );
  });
  await test.step('what is not understood stays and is told', async () => {
    const loan = box(page, 'Loan amount');
    await loan.fill('a lot');
    await loan.blur();
    await expect(loan).toHaveAccessibleDescription('Not understood. Type it as 50 lakh or 50,00,000.');
    await expectNoAxeFindings(page, { part: '#emi' });
  });
  await test.step('every target is 44 px high, also on the thin track', async () => {
    for (const control of [
      ...(await emi(page).getByRole('slider').all()),
      emi(page).getByRole('link', { name: 'Share' }),
      emi(page).getByText('Year-by-year schedule').locator('xpath=ancestor::summary'),
    ]) {
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
  });
});
test('the figures are in the address, which is shared, and whoever opens it sees them', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?utm_source=mail');
  await box(page, 'Loan amount').fill('5000000');
  await box(page, 'Interest rate').fill('9');
  await box(page, 'Tenure').fill('15');
  const address = `${PROJECT}?utm_source=mail&loan=5000000&rate=9&years=15#emi`;
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹ 50,713.33');
  await expect(box(page, 'Tenure')).toHaveValue('15');
  await expect(emi(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await emi(page).getByRole('link', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe(
    '?utm_source=mail&loan=5000000&rate=9&years=15',
  );
});

test('its code comes only near the calculator, or with figures in the address', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(PROJECT);
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await page.waitForTimeout(1000);
  const atFirst = scripts.length;
  await page.waitForTimeout(500);
  expect(scripts).toHaveLength(atFirst);
  await expect(page.locator('#emi [data-ready]')).toHaveCount(0);
  await page.goto(`${PROJECT}?loan=5000000`);
  await expect(figure(page, 'Monthly EMI')).toHaveText('₹ 43,391.16');
});
