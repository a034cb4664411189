import { expect, test } from '@playwright/test';

test('without script Share leads to WhatsApp with name, place, price and address', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  const href = await page.getByRole('link', { name: 'Share Mogra Courts' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toMatch(
    /^Mogra Courts, Sector 83, Gurgaon, ₹ [\d.]+ – [\d.]+ Cr\nhttps:\/\/.*\/project-details\/vatika\/mogra-courts-sector-83$/,
  );
});
