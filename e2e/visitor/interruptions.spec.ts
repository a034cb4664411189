import type { Page } from '@playwright/test';
import { fill, newPhone, storedRows, SUCCESS } from '../steps/enquiry';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { shiftedSoFar, watchShifts } from '../steps/layout-shifts';

const greeting = (page: Page) => page.getByRole('region', { name: 'Assistant' });
const promo = (page: Page) => page.getByRole('region', { name: 'Weekend site visits at Cobalt One' });

/** Opens a page with a controllable clock and waits until its script has started and the greeting is visible. */
async function open(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(300);
  await expect(greeting(page)).toBeVisible();
}

test(
  'greeting, then promotion: small, beside the page, dismissed once for the session',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await watchShifts(page);
    await page.goto('/city/gurgaon');
    expect(await page.content()).not.toContain('Weekend site visits at Cobalt One');
    // A page of the session counts once its code is there.
    await expect(greeting(page)).toBeVisible();
    await open(page, '/city/gurgaon');
    await expect(greeting(page).getByRole('button', { name: 'A home in Gurgaon' })).toBeVisible();
    expect((await greeting(page).boundingBox())?.height).toBe(isMobile ? 52 : 56);
    await page.clock.fastForward(6000);
    await expect(promo(page)).toHaveCount(0);

    await page.clock.fastForward(4100);
    await expect(promo(page)).toBeVisible();
    await expect(greeting(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await page.evaluate(() => document.querySelector('dialog:modal'))).toBeNull();
    const size = await promo(page).boundingBox();
    if (isMobile) {
      expect(size?.height).toBe(76);
      expect((size?.width ?? 0) * 76).toBeLessThanOrEqual(0.3 * 360 * 740);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    } else {
      expect(size?.width).toBe(340);
    }
    const close = promo(page).getByRole('button', { name: 'Close the offer' });
    const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(promo(page).getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
      'href',
      /^\/project-details\/[^/]+\/cobalt-one-sector-102$/,
    );
    expect(await shiftedSoFar(page)).toBe(0);

    await page.clock.runFor(500);
    await expectNoAxeFindings(page, { part: '[aria-labelledby=promo-title]' });

    await page.keyboard.press('Escape');
    await expect(promo(page)).toHaveCount(0);
    await expect(greeting(page)).toHaveCount(0);
    // The third page of the session begins with the greeting folded.
    await page.goto('/developers');
    await expect(async () => {
      await page.clock.runFor(300);
      await expect(page.locator('html[data-band=none]')).toBeAttached({ timeout: 300 });
    }).toPass({ timeout: 15_000 });
    await expect(greeting(page)).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await page.clock.runFor(1000);
    await expect(promo(page)).toHaveCount(0);
  },
);

test('its button books a visit of the project', async ({ page }) => {
  await open(page, '/developers');
  await page.clock.fastForward(10_100);
  await promo(page).getByRole('link', { name: 'Book a visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquiry Form' });
  await page.clock.runFor(500);
  await expect(dialog.getByText('Cobalt One', { exact: true })).toBeVisible();
  await expect(promo(page)).toHaveCount(0);
  await expect(dialog.getByLabel('Visit on')).toBeVisible();
  const phone = newPhone();
  await fill(dialog, { Name: 'Asha', Phone: phone });
  // The first day is known after the form is drawn.
  await expect(dialog.getByLabel('Visit on')).toHaveAttribute('min', /^\d/);
  const day = await dialog.getByLabel('Visit on').evaluate((field: HTMLInputElement) => field.min);
  await dialog.getByLabel('Visit on').fill(day);
  await dialog.getByLabel('Visit at').selectOption('Morning, 11 am');
  await page.clock.runFor(2000);
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
  await page.clock.runFor(500);
  await expect(dialog).toHaveCount(0);
  const [row] = await storedRows(phone);
  expect(row).toMatchObject({
    message: '',
    project: 'Cobalt One',
    visit_at: expect.stringMatching(/T11:00$/),
  });
  await page.clock.fastForward(20_000);
  await page.clock.runFor(1000);
  await expect(promo(page)).toHaveCount(0);
});

test('waits for a dialog and for a field, and is armed once more after the way back', async ({ page }) => {
  await open(page, '/city/gurgaon');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').focus();
  await page.clock.fastForward(11_000);
  await page.clock.runFor(100);
  await expect(promo(page)).toHaveCount(0);
  await form.getByRole('button', { name: 'Send Enquiry' }).focus();
  await page.clock.runFor(100);
  await expect(promo(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.clock.runFor(100);
  await expect(promo(page)).toBeVisible();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(promo(page)).toHaveCount(0);
  await page.clock.runFor(500);
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(promo(page)).toBeVisible();

  const restored = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await restored();
  await expect(promo(page)).toHaveCount(0);
  await page.clock.fastForward(6000);
  await restored();
  await page.clock.fastForward(6000);
  await page.clock.runFor(100);
  await expect(promo(page)).toHaveCount(0);
  await page.clock.fastForward(4100);
  await expect(promo(page)).toBeVisible();
});

test('on the home page not before its search has gone', async ({ page }) => {
  await open(page, '/');
  await page.clock.fastForward(10_100);
  await page.clock.runFor(500);
  await expect(greeting(page)).toBeVisible();
  await expect(promo(page)).toHaveCount(0);
  await page.getByRole('heading', { name: 'Top Localities' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await expect(promo(page)).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.clock.runFor(500);
  await expect(promo(page)).toHaveCount(0);
});
