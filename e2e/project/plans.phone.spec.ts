import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { drawn, expectSlide, level, middle, open, openPlan, PROJECT, section, viewer } from '../steps/plans';

interface Point {
  x: number;
  y: number;
}

const touch = (client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });

/** A touch gesture: fingers go down, move in steps and lift. */
async function gesture(page: Page, from: Point[], to: Point[], steps = 8): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await touch(client, 'touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const at = from.map((start, index) => ({
      x: start.x + ((to[index]!.x - start.x) * step) / steps,
      y: start.y + ((to[index]!.y - start.y) * step) / steps,
    }));
    await touch(client, 'touchMove', at);
  }
  await touch(client, 'touchEnd', []);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PROJECT);
});

test('the page on a phone', async ({ page }) => {
  await test.step('a swipe turns the floor plans', async () => {
    const area = section(page, 'Floor Plan');
    await area.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const box = (await area.getByRole('group', { name: '1 of 3' }).boundingBox())!;
    await gesture(page, [{ x: 320, y: box.y + 60 }], [{ x: 60, y: box.y + 60 }], 12);
    await expectSlide(area, 2);
    await expect(viewer(page)).toHaveCount(0);
  });
  await test.step('a payment plan shows three installments, then all', async () => {
    const rows = page.locator('#payment-plan-1 tbody').getByRole('row');
    await expect(rows).toHaveCount(3);
    const more = page.locator('#payment-plan-1 summary');
    await expect(more).toHaveText(/^Show all \(10\)/);
    await more.click();
    await expect(rows).toHaveCount(10);
    await more.click();
    await expect(rows).toHaveCount(3);
  });
  await test.step('the hint speaks of fingers', async () => {
    const area = section(page, 'Site Plan');
    await expect(area.getByText('Tap to open. Pinch or double-tap to zoom.')).toBeVisible();
    await expect(area.getByText(/Ctrl \+ wheel/)).toBeHidden();
  });
  await test.step('the form of the footer is folded, because the page has one, and opens', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByLabel('Phone')).toBeHidden();
    await footer.getByText('Write to us here').click();
    await expect(footer.getByLabel('Phone')).toBeVisible();
    await page.goto('/about');
    await expect(footer.getByLabel('Phone')).toBeVisible();
    await expect(footer.getByText('Write to us here')).toBeHidden();
  });
});

test('the viewer is used by fingers', async ({ page }) => {
  await openPlan(page);
  await test.step('the viewer fills the screen, says how to use it, and its buttons are 44 px', async () => {
    await expect(viewer(page).getByText('Pinch or double-tap to zoom, swipe for the next plan')).toBeVisible();
    expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    for (const button of await viewer(page).getByRole('button').all()) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
  await test.step('two slow taps are no double-tap', async () => {
    const { x, y } = await middle(page);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(450);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(100);
    await expect(level(page, '1×')).toBeVisible();
  });
  await page.waitForTimeout(400);
  await test.step('a double-tap zooms about its point, a second one goes back', async () => {
    const { x, y } = await middle(page);
    const doubleTap = async (dx: number) => {
      await page.touchscreen.tap(x + dx, y);
      await page.touchscreen.tap(x + dx, y);
    };
    await doubleTap(50);
    await expect(level(page, '2×')).toBeVisible();
    expect((await drawn(page)).x).toBe(-50);
    await page.waitForTimeout(400);
    await doubleTap(0);
    await expect(level(page, '1×')).toBeVisible();
  });
  await test.step('a swipe at 1x turns to the next plan, zoomed it does not', async () => {
    const { x, y } = await middle(page);
    await gesture(page, [{ x: x + 100, y }], [{ x: x - 100, y }]);
    await expect(viewer(page)).toHaveAccessibleName('3 BHK + Study · 2 / 3');
    await gesture(page, [{ x: x - 100, y }], [{ x: x + 100, y }]);
    await expect(viewer(page)).toHaveAccessibleName('3 BHK · 1 / 3');
    await gesture(page, [{ x: x + 20, y }], [{ x: x - 10, y }]);
    await expect(viewer(page)).toHaveAccessibleName('3 BHK · 1 / 3');
    await expect.poll(() => drawn(page)).toEqual({ scale: 1, x: 0, y: 0 });
    await viewer(page).getByRole('button', { name: 'Zoom in' }).tap();
    // The browser makes a click of the tap after the test goes on.
    await expect.poll(async () => (await drawn(page)).scale).toBeGreaterThan(1);
    await gesture(page, [{ x: x + 100, y }], [{ x: x - 100, y }]);
    await expect(viewer(page)).toHaveAccessibleName('3 BHK · 1 / 3');
  });
  await test.step('a pinch zooms within the limits, one finger pans', async () => {
    await page.keyboard.press('Escape');
    await openPlan(page);
    const { x, y } = await middle(page);
    const spread = (px: number) => [
      { x: x - px, y },
      { x: x + px, y },
    ];
    await gesture(page, spread(40), spread(80));
    await expect.poll(async () => (await drawn(page)).scale).toBeCloseTo(2, 1);
    await gesture(page, [{ x, y }], [{ x: x + 70, y }]);
    await expect.poll(async () => (await drawn(page)).x).toBeGreaterThan(50);
    await expect(viewer(page)).toHaveAccessibleName('3 BHK · 1 / 3');
    await gesture(page, spread(20), spread(180));
    await expect(level(page, '3×')).toBeVisible();
    await gesture(page, spread(180), spread(10));
    await expect(level(page, '0.5×')).toBeVisible();
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});
