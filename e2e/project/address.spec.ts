import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('header[data-ready]')).toBeAttached();
}

test('the page of an address with ?custom_id, or without', async ({ page }) => {
  await test.step('without it nothing is fetched', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, MOGRA);
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes('project-addresses'))).toEqual([]);
  });
  await test.step('of this project: the page stays', async () => {
    const answered = page.waitForResponse('**/data/project-addresses.json');
    await open(page, `${MOGRA}?custom_id=mogra-courts-sector-83`);
    await answered;
    await expect(page).toHaveURL(/custom_id=mogra-courts-sector-83$/);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
  await test.step('of another project: its page replaces this one', async () => {
    await page.goto('/about');
    await page.goto(`${MOGRA}?custom_id=harsingar-heights-sector-85#faqs`);
    await expect(page).toHaveURL('/project-details/vatika/harsingar-heights-sector-85#faqs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harsingar Heights');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
  await test.step('of nobody: says so above the page that stays, with the way back', async () => {
    await page.goto('/about');
    await page.goto(`${MOGRA}?custom_id=nowhere`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Project not found. Developer: vatika, ID: nowhere',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mogra Courts');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('?custom_id, when its file fails', () => {
  test.use({ expectedFaults: [/project-addresses/] });

  test('tells the failure, and Retry loads the page again', async ({ page }) => {
    await page.route('**/data/project-addresses.json', (route) => route.fulfill({ status: 500 }));
    await open(page, `${MOGRA}?custom_id=lapis-towers-sector-109`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to load project details: 500');
    await page.unroute('**/data/project-addresses.json');
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/lapis-towers-sector-109$/);
  });
});
