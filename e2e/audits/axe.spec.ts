import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { PAGE_KINDS } from '../page-kinds';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { kind, path } of PAGE_KINDS) {
  test(`axe finds nothing: ${kind}`, async ({ page }) => {
    // Fades end at once, so that colours are measured as they stay.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
    expect(findings).toEqual([]);
  });
}
