import { expect, test } from '../steps/fixtures';
import { KB, weigh } from '../steps/weigh';

for (const { path, html, scripts, css, count } of [
  { path: '/', html: 30, scripts: 13, css: 12, count: 13 },
  { path: '/residential-projects', html: 22, scripts: 9, css: 14.5, count: 6 },
]) {
  test(`${path}: what the page really loads before anybody touches it stays within its budget`, async ({ page }) => {
    const { bytes, files } = await weigh(page, path);
    expect(bytes['document'], 'HTML').toBeLessThanOrEqual(html * KB);
    expect(bytes['script'], 'scripts').toBeLessThanOrEqual(scripts * KB);
    expect(files['script'], 'files of scripts').toBeLessThanOrEqual(count);
    expect(bytes['stylesheet'], 'CSS').toBeLessThanOrEqual(css * KB);
    expect(bytes['font'] ?? 0, 'fonts').toBeLessThanOrEqual(30 * KB);
  });
}
