import { expect, test } from '@playwright/test';
import { readSite } from '../steps/sample';

const { headline: HERO } = readSite() as { headline: string };

// As a phone's screen asks for pictures.
test.use({ deviceScaleFactor: 2 });

test('the home page on a phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await test.step('pictures further down are asked for once the first screen is painted', async () => {
    const { painted, asked } = await page.evaluate(async () => {
      const entries = () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/projects\/.*-\d+\.avif$/.test(name));
      while (entries().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        asked: Math.min(...entries().map(({ startTime }) => startTime)),
      };
    });
    expect(asked).toBeGreaterThan(painted);
  });
  await test.step('the first banner is the portrait crop', async () => {
    const picture = page.getByRole('region', { name: HERO }).locator('img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-p\d+\.avif$/);
  });
  await test.step('targets are at least 44 px high', async () => {
    const heights = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
  await test.step('two localities in a row, four by five', async () => {
    const items = page.getByRole('region', { name: 'Top Localities' }).getByRole('listitem');
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
    expect(tops[2]).toBeGreaterThan(tops[1]!);
  });
  await test.step('one feedback fills the view', async () => {
    const area = page.getByRole('region', { name: 'Happy Client Feedbacks' });
    await area.scrollIntoViewIfNeeded();
    const heading = (await area.getByRole('heading').boundingBox())!;
    const slide = (await area.getByRole('figure').first().boundingBox())!;
    expect([slide.x, slide.width]).toEqual([heading.x, heading.width]);
  });
  await test.step('a locality opens as a sheet at the bottom', async () => {
    await page.getByRole('region', { name: 'Top Localities' }).getByRole('link', { name: 'Sohna' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Sohna' });
    await expect(sheet).toBeVisible();
    await expect
      .poll(async () => {
        const { width, y, height } = (await sheet.boundingBox())!;
        return { width, bottom: Math.round(y + height) };
      })
      .toEqual({ width: 390, bottom: 844 });
  });
});
