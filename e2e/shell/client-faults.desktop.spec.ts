import type { Page } from '@playwright/test';
import { beHuman, fill, footerForm, SUCCESS } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

const ready = (page: Page) => expect(page.locator('header[data-ready]')).toBeAttached();
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Mogra Courts' });

test.describe('scripts that do not come', () => {
  // Chromium logs this for the transition from a page that is left at once.
  test.use({ expectedFaults: [/Failed to load resource|MIME type|ViewTransition opt-in disabled/] });

  test('one enhancer: its part stays as it was built, all others live', async ({ page }) => {
    await page.route(/\/(Carousel|EmiCalculator)\.js$/, (route) => route.abort());
    await page.goto(MOGRA);
    await ready(page);
    const emi = page.getByRole('region', { name: 'EMI Calculator' });
    await expect(emi.locator('summary').first()).toBeVisible();
    await expect(gallery(page).getByRole('img').first()).toBeVisible();
    await expect(gallery(page).getByRole('link').first()).toBeVisible();

    await page.getByRole('button', { name: 'Projects' }).hover();
    await expect(page.getByRole('link', { name: 'Residential', exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Inquire Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL('/about');
  });

  test('the core, or the dialog itself: the link leads to Contact Us', async ({ page }) => {
    await page.route(/\/hydrate\.js$/, (route) => route.abort());
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: 'Inquire Now' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.unrouteAll();
    await page.goto('/about');
    await ready(page);
    await page.route(/\/islands\//, (route) => route.abort());
    await page.getByRole('link', { name: 'Inquire Now' }).click();
    await expect(page).toHaveURL('/contact-us');
  });

  test('an old page after a release that dropped its scripts: as without JavaScript', async ({ page }) => {
    await page.route(/\/islands\/\w+\/(?!start)[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }),
    );
    await page.goto(MOGRA);
    await expect(page.getByRole('heading', { level: 1, name: 'Mogra Courts' })).toBeVisible();
    const questions = page.getByRole('region', { name: 'FAQs' });
    await questions.getByText('Can you help with a home loan for Mogra Courts?').click();
    await expect(questions.locator('details[open]').last()).toContainText('home loan');

    await page.goto('/about');
    await page.getByRole('link', { name: 'Inquire Now' }).click();
    await expect(page).toHaveURL('/contact-us');
    await page.goto('/about');
    await beHuman(page);
    const form = footerForm(page);
    await fill(form, { Name: 'Rohit Malhotra', Phone: '98000 00000', Message: 'Without the client' });
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(page).toHaveURL(/\/contact\.php$/);
    await expect(page.getByText(SUCCESS)).toBeVisible();
  });
});

test.describe('an island that fails while it starts', () => {
  test.use({ expectedFaults: [/broken on purpose/] });

  test('shows what was built; the rest of the page lives', async ({ page }) => {
    await page.route(/\/Carousel\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Carousel() { throw new TypeError("broken on purpose"); }',
      }),
    );
    await page.goto(MOGRA, { waitUntil: 'domcontentloaded' });
    const built = await gallery(page).innerText();
    await ready(page);
    const failed = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
    await gallery(page).getByRole('button', { name: 'Next pictures' }).click();
    await failed;
    expect(await gallery(page).innerText()).toBe(built);
    await page.getByRole('link', { name: 'Inquire Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a node that an extension took away is no reason to stop', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const place of document.querySelectorAll('.carousel-controls')) place.firstElementChild?.remove();
      });
    });
    await page.goto(MOGRA);
    await ready(page);
    await page.getByRole('link', { name: 'Inquire Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
