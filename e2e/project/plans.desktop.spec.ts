import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import {
  drawn,
  expectSlide,
  level,
  middle,
  open,
  openPlan,
  PLACE_PROJECT,
  PROJECT,
  section,
  viewer,
} from '../steps/plans';

const button = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });

/** How far it goes is `lib/domain/picture/zoom.test.ts`. */
test('in the viewer a picture is zoomed, moved and turned by every hand, and left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PROJECT);
  await openPlan(page);
  await test.step('a sharper file is asked for as the picture grows', async () => {
    const file = () =>
      viewer(page)
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toMatch(/3bhk-a-3-bhk-1620\.\w+-(1088|1280)\.avif$/);
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('+');
    await expect.poll(file).toMatch(/3bhk-a-3-bhk-1620\.\w+-1600\.avif$/);
  });
  await page.keyboard.press('0');
  await test.step('a button at its limit keeps the focus', async () => {
    for (const text of ['0.75×', '0.5×', '0.5×']) {
      await button(page, 'Zoom out').press('Enter');
      await expect(level(page, text)).toBeVisible();
    }
    await expect(button(page, 'Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await expect(button(page, 'Zoom out')).toBeFocused();
  });
  await button(page, 'Reset zoom').press('Enter');
  await expect(level(page, '1×')).toBeVisible();
  await test.step('ctrl and wheel change it, and the page does not zoom', async () => {
    const { x, y } = await middle(page);
    await page.mouse.move(x, y);
    const pixels = await page.evaluate(() => devicePixelRatio);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await expect(level(page, '1.1×')).toBeVisible();
    await page.keyboard.up('Control');
    expect(await page.evaluate(() => [devicePixelRatio, visualViewport?.scale])).toEqual([pixels, 1]);
  });
  await page.keyboard.press('0');
  await expect(level(page, '1×')).toBeVisible();
  await test.step('a double click zooms about its point, dragging pans', async () => {
    const { x, y } = await middle(page);
    await page.mouse.dblclick(x + 100, y + 50);
    await expect(level(page, '2×')).toBeVisible();
    expect(await drawn(page)).toEqual({ scale: 2, x: -100, y: -50 });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 4 });
    await page.mouse.up();
    expect(await drawn(page)).toEqual({ scale: 2, x: -40, y: -10 });
  });
  await page.keyboard.press('0');
  await expect(level(page, '1×')).toBeVisible();
  await test.step('keys: + − 0, arrows pan, brackets and Page keys turn', async () => {
    await page.keyboard.press('=');
    await expect(level(page, '1.25×')).toBeVisible();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await drawn(page)).y).toBe(-60);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => drawn(page)).toMatchObject({ scale: 1.75, y: 0 });
    await page.keyboard.press('-');
    await expect(level(page, '1.5×')).toBeVisible();
    await page.keyboard.press('0');
    await expect(level(page, '1×')).toBeVisible();
    for (const [key, name] of [
      [']', '3 BHK + Study · 2 / 3'],
      ['PageDown', '4 BHK · 3 / 3'],
      ['PageDown', '3 BHK · 1 / 3'],
      ['[', '4 BHK · 3 / 3'],
      ['PageUp', '3 BHK + Study · 2 / 3'],
      ['ArrowLeft', '3 BHK · 1 / 3'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(viewer(page)).toHaveAccessibleName(name);
    }
  });
  await test.step('another picture begins at 1x, and so does the next visit', async () => {
    await button(page, 'Zoom in').click();
    await button(page, 'Next plan').click();
    await expect(viewer(page)).toHaveAccessibleName('3 BHK + Study · 2 / 3');
    await expect(level(page, '1×')).toBeVisible();
    expect((await drawn(page)).scale).toBe(1);
    await button(page, 'Zoom in').click();
    await page.keyboard.press('Escape');
    await openPlan(page);
    expect((await drawn(page)).scale).toBe(1);
  });
  await test.step('Close closes; Tab stays inside; the level is a live region', async () => {
    await expect(viewer(page).getByRole('heading')).toBeFocused();
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let stop = 0; stop < 7; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await expect(level(page, '1×')).toHaveAttribute('aria-live', 'polite');
    await button(page, 'Close').click();
    await expect(viewer(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Mogra Courts floor plan: 3 BHK', exact: true })).toBeFocused();
  });
  await openPlan(page);
  await test.step('Escape leaves fullscreen first, then closes; the focus goes back', async () => {
    const isFullscreen = () => page.evaluate(() => document.fullscreenElement !== null);
    await button(page, 'Fullscreen').click();
    await expect(button(page, 'Leave fullscreen')).toBeVisible();
    expect(await isFullscreen()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(isFullscreen).toBe(false);
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Mogra Courts floor plan: 3 BHK', exact: true })).toBeFocused();
  });
});

test.describe('autoplay', () => {
  for (const [path, name, subject, intervalMs] of [
    [PROJECT, 'Floor Plan', 'floor plans', 10_000],
    [PLACE_PROJECT, 'Location pictures', 'location pictures', 5000],
  ] as const) {
    test(`${subject} turn every ${intervalMs / 1000} s, and rest when paused`, async ({ page }) => {
      await page.clock.install();
      await open(page, path);
      const area = section(page, name);
      if (path === PLACE_PROJECT) await page.getByText('Larger map').click();
      const stage = area.locator('[aria-roledescription]').first();
      await stage.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.clock.runFor(1000);
      await page.waitForTimeout(500);
      await page.clock.pauseAt(Date.now() + 60_000);
      await area.getByRole('button', { name: `Pause ${subject}` }).click();
      await page.mouse.move(2, 2);
      await page.clock.runFor(2000);
      const first = await shown(area);
      await area.getByRole('button', { name: `Play ${subject}` }).click();
      await page.clock.runFor(intervalMs - 200);
      expect(await shown(area)).toBe(first);
      await page.clock.runFor(1500);
      await expect.poll(() => shown(area)).not.toBe(first);
      await area.getByRole('button', { name: `Pause ${subject}` }).click();
      const paused = await shown(area);
      await page.clock.runFor(3 * intervalMs);
      expect(await shown(area)).toBe(paused);
    });
  }
});

/** Number of the slide in the middle of the stage, from 1. */
function shown(area: ReturnType<typeof section>): Promise<number> {
  return area.locator('[aria-roledescription=slide]').evaluateAll((slides) => {
    const stage = slides[0]!.parentElement!.parentElement!.getBoundingClientRect();
    const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - stage.left);
    const nearest = [...slides].sort((a, b) => distance(a) - distance(b))[0]!;
    return slides.indexOf(nearest) + 1;
  });
}

test('behind the viewer the carousel rests', async ({ page }) => {
  await page.clock.install();
  await open(page, PROJECT);
  const area = section(page, 'Floor Plan');
  await area.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.clock.runFor(1000);
  await openPlan(page);
  await page.clock.runFor(25_000);
  await page.keyboard.press('Escape');
  await expectSlide(area, 1);
  await expect(page.getByRole('link', { name: 'Mogra Courts floor plan: 3 BHK', exact: true })).toBeFocused();
});

test('a link opened with ctrl is a link; slides keep their place when the width changes', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PROJECT);
  const tab = context.waitForEvent('page');
  await section(page, 'Floor Plan')
    .getByRole('link', { name: 'Mogra Courts floor plan: 3 BHK', exact: true })
    .click({ modifiers: ['Control'] });
  // A tab is at about:blank until its address has answered.
  const address = async () => (await tab).evaluate(() => location.href).catch(() => '');
  await expect.poll(address).toMatch(/\/images\/floor-plans\/3bhk-a-3-bhk-1620\.\w+-1600\.avif$/);
  await expect(viewer(page)).toHaveCount(0);
  const area = section(page, 'Floor Plan');
  await area.getByRole('button', { name: 'Next floor plans' }).click();
  await expectSlide(area, 2);
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.waitForTimeout(500);
  await expectSlide(area, 2);
});
