import { expect, test } from '../steps/fixtures';

const KB = 1000;

for (const { path, html, scripts, files } of [
  { path: '/', html: 30, scripts: 13, files: 12 },
  { path: '/residential-projects', html: 22, scripts: 9, files: 5 },
  { path: '/contact-us', html: 22, scripts: 9, files: 6 },
]) {
  test(`${path}: what the page really loads before anybody touches it stays within its budget`, async ({ page }) => {
    const bytes: Record<string, number> = {};
    const counts: Record<string, number> = {};
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      const kind = request.resourceType();
      bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
      counts[kind] = (counts[kind] ?? 0) + 1;
    });
    await page.goto(path);
    await page.waitForTimeout(3000);

    expect(bytes['document'], 'HTML').toBeLessThanOrEqual(html * KB);
    expect(bytes['script'], 'scripts').toBeLessThanOrEqual(scripts * KB);
    expect(counts['script'], 'files of scripts').toBeLessThanOrEqual(files);
    expect(bytes['stylesheet'], 'CSS').toBeLessThanOrEqual(14.5 * KB);
    expect(bytes['font'] ?? 0, 'fonts').toBeLessThanOrEqual(30 * KB);
  });
}
