import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';

interface Opening {
  name: string | RegExp;
  path: string;
  opener: (page: Page) => Locator;
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** All dialogs with one way to open each. Desktops have those that a phone opens otherwise. */
const DIALOGS: Readonly<Record<'phone' | 'desktop', readonly Opening[]>> = {
  phone: [
    { name: 'Menu', path: '/about', opener: (page) => page.getByRole('button', { name: 'Open menu' }) },
    { name: 'Filters', path: '/projects', opener: (page) => page.getByRole('button', { name: 'Filters' }) },
    {
      name: 'Contact Us',
      path: PROJECT,
      opener: (page) => region(page, 'Description').getByRole('link', { name: 'Contact Us' }),
    },
    { name: 'Mogra Courts', path: PROJECT, opener: (page) => page.getByRole('button', { name: 'Read More' }) },
    {
      name: /^3 BHK · 1 \/ 3$/,
      path: PROJECT,
      opener: (page) =>
        region(page, 'Floor Plan').getByRole('link', { name: 'Mogra Courts floor plan: 3 BHK', exact: true }),
    },
    {
      name: 'Worli',
      path: '/',
      opener: (page) => region(page, 'Top Localities').getByRole('link', { name: 'Worli' }),
    },
  ],
  desktop: [
    { name: 'Enquiry Form', path: '/about', opener: (page) => page.getByRole('link', { name: 'Inquire Now' }) },
    {
      name: /^Contact for .* Projects$/,
      path: '/developers',
      opener: (page) =>
        page
          .getByRole('main')
          .getByRole('link', { name: /Contact for Projects/ })
          .first(),
    },
  ],
};

/** Name of the focused element; null if it is outside every dialog. */
const focusInside = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (control === document.body) return 'the browser';
    return control?.closest('dialog:modal') ? control.outerHTML.slice(0, 80) : null;
  });

test('each dialog is named, takes the focus and keeps it, Escape gives it back', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, path, opener } of DIALOGS[isMobile ? 'phone' : 'desktop']) {
    await test.step(String(name), async () => {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      await expect(page.locator('header[data-ready]')).toBeAttached();
      await opener(page).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveJSProperty('open', true);
      await expect.poll(() => focusInside(page)).toContain('<');
      const stops = new Set<string>();
      for (const key of [...Array<string>(12).fill('Tab'), 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        const inside = await focusInside(page);
        expect(inside, 'the focus stays').not.toBeNull();
        stops.add(inside!);
      }
      expect(stops.size).toBeGreaterThan(1);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }
});
