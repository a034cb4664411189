import { expect, test } from '../steps/fixtures';

const KB = 1000;

test('what the home page really loads stays within its budget', async ({ page }) => {
  const bytes: Record<string, number> = {};
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
  });
  await page.goto('/');
  await page.waitForTimeout(3000);

  expect(bytes['document'], 'HTML').toBeLessThanOrEqual(30 * KB);
  expect(bytes['script'], 'scripts').toBeLessThanOrEqual(120 * KB);
  expect(bytes['stylesheet'], 'CSS').toBeLessThanOrEqual(12 * KB);
  expect(bytes['font'] ?? 0, 'fonts').toBeLessThanOrEqual(30 * KB);
});
