import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Projects', exact: true });
const row = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** The script starts when the browser is idle; until then CSS alone opens the menu. */
async function gotoStarted(page: Page, path = '/about') {
  await page.goto(path);
  await expect(page.locator('header[data-ready]')).toBeAttached();
}

test('the menu by keyboard, where it leads, and where the visitor is', async ({ page }) => {
  await gotoStarted(page);
  await test.step('a key opens and closes it, and it stays open while focus is inside', async () => {
    for (const key of ['Enter', 'Space']) {
      await openMenu(page).focus();
      await page.keyboard.press(key);
      await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(row(page, /Residential/)).toBeFocused();
      await openMenu(page).hover();
      await page.mouse.move(400, 700);
      await page.waitForTimeout(400);
      await expect(row(page, /Residential/)).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press(key);
      await expect(row(page, /Residential/)).toBeHidden();
    }
  });
  await test.step('Escape closes it and gives focus back to the button', async () => {
    await openMenu(page).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, /Residential/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(row(page, /Residential/)).toBeHidden();
    await expect(openMenu(page)).toBeFocused();
  });
  await test.step('Escape, a second press and tabbing out of the last row close it', async () => {
    await openMenu(page).click();
    await expect(row(page, /Plots/)).toBeVisible();
    await openMenu(page).click();
    await expect(row(page, /Plots/)).toBeHidden();
    await page.keyboard.press('Enter');
    await row(page, /Resale/).focus();
    await page.mouse.move(400, 700);
    await page.keyboard.press('Tab');
    await expect(row(page, /Resale/)).toBeHidden();
    await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await openMenu(page).hover();
    await expect(row(page, /Plots/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, /Plots/)).toBeHidden();
  });
  await test.step('the menu leads to pages, categories and what is coming', async () => {
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
    await expect(main.getByRole('link', { name: 'Trending Projects' })).toHaveAttribute('href', '/trending-projects');
    await expect(page.getByRole('banner').getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    await openMenu(page).click();
    await expect(row(page, 'Residential')).toHaveAttribute('href', '/residential');
    await expect(row(page, 'Affordable Coming soon')).toHaveAttribute('href', '/coming-soon');
  });
  await test.step('the entry of the current page is marked', async () => {
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(main.locator('[aria-current]')).toHaveCount(1);
    await page.goto('/home');
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  });
});

test('the dropdown opens on hover and closes 200 ms after the pointer left', async ({ page }) => {
  await page.clock.install();
  await gotoStarted(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await openMenu(page).hover();
  await expect(row(page, /Residential/)).toBeVisible();
  await row(page, /Plots/).hover();
  await page.clock.runFor(1000);
  await expect(row(page, /Plots/)).toBeVisible();
  await page.mouse.move(400, 700);
  await page.clock.runFor(150);
  await openMenu(page).hover();
  await page.clock.runFor(1000);
  await page.mouse.move(400, 700);
  await page.clock.runFor(199);
  await expect(row(page, /Plots/)).toBeVisible();
  await page.clock.runFor(1);
  await expect(row(page, /Plots/)).toBeHidden();
  await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false');
});

test('what stands beside the content', async ({ page }) => {
  await page.goto('/about');
  await test.step('the square before the number blinks four times in four seconds', async () => {
    const timing = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => animation.effect!.getComputedTiming())
        .find(({ iterations }) => iterations === 4),
    );
    expect(timing).toMatchObject({ iterations: 4, duration: 1000 });
  });
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`rail, tab and WhatsApp stand beside the content at ${width} px`, async () => {
      const aside = page.getByRole('complementary', { name: 'Get in touch' });
      const boxOf = async (name: string | RegExp) => (await aside.getByRole('link', { name }).boundingBox())!;
      const content = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      const bar = await page
        .getByRole('banner')
        .evaluate((header) => header.firstElementChild!.lastElementChild!.getBoundingClientRect().right);

      const facebook = await boxOf(/^Facebook/);
      expect(facebook.x).toBeGreaterThan(0);
      expect(facebook.x + facebook.width).toBeLessThan(content.x);
      expect(facebook.height).toBe(44);

      const inquire = await boxOf('Inquire Now');
      expect(inquire).toMatchObject({ width: 44, height: 160, x: width - 44 });
      expect(inquire.x).toBeGreaterThanOrEqual(bar);
      expect(inquire.y + 80).toBeCloseTo(400, -1);

      const whatsapp = await boxOf(/WhatsApp/);
      expect(whatsapp.x).toBeGreaterThanOrEqual(bar);
      expect(whatsapp.x + whatsapp.width).toBeLessThan(width);
      await expect(aside.getByRole('link', { name: 'Call' })).toBeHidden();
    });
  }
  await test.step('the header stays on one line at 1024 px', async () => {
    const tops = await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().right),
      );
    expect(Math.max(...tops)).toBeLessThanOrEqual(1024 - 64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  });
});

test('nothing moves for ever but the mark of an enquiry on its way', () => {
  const folder = `${process.env['OUT_DIR'] ?? 'out'}/_next/static`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|js)$/.test(file));
  const endless = files.flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/[\w-]+:[^;{}]*\binfinite\b[^;{}]*/g),
      ([rule]) => rule,
    ),
  );
  expect([...new Set(endless)]).toEqual(['animation:1s linear infinite spin']);
});

test('zoomed to 400 % of a desktop, no bar keeps its place and everything is reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/project-details/vatika/mogra-courts-sector-83', '/projects']) {
    await gotoStarted(page, path);
    await page.waitForTimeout(400);
    const covered = await page.evaluate(async () => {
      scrollTo({ top: 1200, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => width > 200 && bottom > 0 && top < innerHeight)
        .reduce((sum, { top, bottom }) => sum + bottom - top, 0);
    });
    expect(covered, `px of 256 behind bars on ${path}`).toBeLessThanOrEqual(0);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { top, bottom } = document.activeElement!.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }),
      ).toBe(true);
    }
  }
});
