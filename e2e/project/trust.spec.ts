import decode from 'jsqr';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
const NUMBER = 'SAMPLE-RERA-GGM-0103';

const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });

test('the registration number is copied by its button, its authority found by a reader of the QR code', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PROJECT);
  await expect(page.locator('header[data-ready]')).toBeAttached();
  const button = overview(page).getByRole('button', { name: 'Copy' });
  await button.click();
  await expect(overview(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(NUMBER);
  expect(await page.evaluate(() => String(getSelection()))).toBe(NUMBER);
  await overview(page).getByText('Check the registration').click();
  const code = overview(page).getByRole('img', { name: 'QR code' });
  await code.scrollIntoViewIfNeeded();
  await expect(overview(page).getByText('Opens haryanarera.gov.in.')).toBeVisible();
  expect(await code.boundingBox()).toMatchObject({ width: 96, height: 96 });
  const drawing = await request.get((await code.getAttribute('src'))!);
  expect(drawing.headers()['content-type']).toMatch(/^image\/svg\+xml/);
  const { data, info } = await sharp(await drawing.body())
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe('https://haryanarera.gov.in');
  await test.step('the age of a check with the developer stands behind its day', async () => {
    const day = new Date(Date.now() - 18 * 86_400_000).toISOString().slice(0, 10);
    const checked = `<span data-check="fresh">Price and availability checked with the developer on <time datetime="${day}">4 Nov 2026</time></span><span data-check="old" hidden>Ask for today’s price</span>. Page changed`;
    await page.route(`**${PROJECT}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('Page changed', checked) });
    });
    await page.goto(PROJECT);
    await expect(overview(page)).toContainText('checked with the developer on 4 Nov 2026, 18 days ago. Page changed', {
      useInnerText: true,
    });
  });
});
