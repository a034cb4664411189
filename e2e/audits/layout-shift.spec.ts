import { expect, test } from '../steps/fixtures';
import { shiftedSoFar, watchShifts } from '../steps/layout-shifts';

test('nothing moves on the home page: while it loads, for five seconds, and while it is read', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await page.waitForTimeout(5000);
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 2);
  const bottom = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < bottom; top += height / 2) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(150);
  }
  expect(await shiftedSoFar(page)).toBeLessThanOrEqual(0.01);
});
