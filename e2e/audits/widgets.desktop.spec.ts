import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/bluepeak-estates/cobalt-one-sector-102';
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('header[data-ready]')).toBeAttached();
}

test('carousels are named, count their slides, begin with pause and keep hidden slides out of reach', async ({
  page,
}) => {
  for (const path of [PROJECT, '/']) {
    await open(page, path);
    for (const more of await page.getByText('Larger map').all()) await more.click();
    const carousels = page.locator('[aria-roledescription=carousel]');
    expect(await carousels.count()).toBeGreaterThanOrEqual(4);
    for (const carousel of await carousels.all()) {
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel).toHaveAccessibleName(/\w/);
      const name = await carousel.evaluate((element) => element.getAttribute('aria-label') ?? element.id);
      const controls = carousel.locator(CONTROLS);
      const autoplay = carousel.getByRole('button', { name: /^(Pause|Play) / });
      if ((await autoplay.count()) > 0) {
        await expect(autoplay, `${name}: at rest under reduced motion`).toHaveAccessibleName(/^Play /);
        const first = await controls.evaluateAll((all) => {
          const reachable = all.filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
          );
          return reachable.findIndex((one) => /^(Pause|Play) /.test(one.getAttribute('aria-label') ?? ''));
        });
        expect(first, `${name}: pause is the first stop`).toBe(0);
        // A strip has no live region: all its cards are in the page, so a step changes nothing to announce.
        for (const told of await carousel.locator('[aria-live]').all()) {
          await expect(told, `${name}: tells while it rests`).toHaveAttribute('aria-live', 'polite');
        }
      }
      const slides = carousel.locator('[aria-roledescription=slide]');
      const labels = await slides.evaluateAll((all) =>
        all.map((slide) => [slide.getAttribute('role') ?? slide.tagName, slide.getAttribute('aria-label')]),
      );
      for (const [role, label] of labels) {
        expect(role, name).toMatch(/^(group|FIGURE|SECTION|LI)$/);
        expect(label, name).toMatch(/^\d+ of \d+/);
      }
      const next = carousel.getByRole('button', { name: /^Next / });
      if ((await next.count()) > 0) {
        await next.focus();
        await page.keyboard.press('Enter');
        await expect(next, `${name}: an arrow keeps the focus`).toBeFocused();
      }
    }
  }
  await test.step('answers open and close by keyboard, one at a time, the focus staying on the question', async () => {
    const items = page.getByRole('region', { name: 'Frequently Asked Questions' }).getByRole('group');
    const [first, second] = [items.nth(0).locator('summary'), items.nth(1).locator('summary')];
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(items.nth(1)).toHaveAttribute('open');
    await expect(second).toBeFocused();
    await first.focus();
    await page.keyboard.press('Space');
    await expect(items.nth(0)).toHaveAttribute('open');
    await expect(items.nth(1)).not.toHaveAttribute('open');
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(items.nth(0)).not.toHaveAttribute('open');
    await expect(items.first().getByRole('heading')).toHaveCount(1);
  });
});

test('fields have visible labels, say what they take, and the trap is out of reach', async ({ page }) => {
  await open(page, '/contact-us');
  await page.getByRole('contentinfo').getByText('Write to us here').click();
  for (const form of await page.locator('form:has(input[type=tel])').all()) {
    for (const [label, autocomplete, isRequired] of [
      ['Name', 'name', true],
      ['Phone', 'tel', true],
      ['Email', 'email', false],
    ] as const) {
      const field = form.getByRole('textbox', { name: label });
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      await expect(field).toHaveJSProperty('required', isRequired);
      await expect(form.getByText(label, { exact: false }).first()).toBeVisible();
    }
    const trap = form.locator('input[tabindex="-1"]');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(await trap.evaluate((field) => field.closest('[aria-hidden=true]') !== null)).toBe(true);
  }
});
