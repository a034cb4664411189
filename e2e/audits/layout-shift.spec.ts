import { expect, test } from '../fixtures';

declare global {
  interface Window {
    layoutShift: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

test('nothing moves on the home page: while it loads, for five seconds, and while it is read', async ({ page }) => {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await page.waitForTimeout(5000);
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 2);
  const bottom = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < bottom; top += height / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(150);
  }
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
});
