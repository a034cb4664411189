import { expect, test } from '../steps/fixtures';

test('on a phone the comparison scrolls under its row headings; the count is in the header', async ({ page }) => {
  await page.goto('/shortlist?projects=vatika/mogra-courts-sector-83,aravali-crest/basalt-row-sector-65');
  const table = page.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('cell', { name: '₹ 1.81 – 2.62 Cr' })).toBeVisible();
  const heading = table.getByRole('rowheader', { name: 'Price' });
  const before = await heading.boundingBox();
  await table.evaluate((region) => region.scrollTo({ left: 1000 }));
  const after = await heading.boundingBox();
  expect(await table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
  expect(after?.x).toBeCloseTo(before?.x ?? -1, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.getByRole('button', { name: 'Keep these' }).tap();
  const link = page.getByRole('banner').getByRole('link', { name: 'Shortlist, 2 projects' });
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
