import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

const TRAY = 'Projects to compare';

test(
  'ticked projects wait in a tray and stand side by side from there',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await page.goto('/projects');
    const ticks = page.getByRole('main').getByRole('button', { name: /^Compare / });
    const tray = page.getByRole('region', { name: TRAY });
    await expect(tray).toBeHidden();
    await ticks.nth(0).press('Enter');
    await expect(tray.getByRole('status')).toHaveText('1 to compare. Tick one more.');
    await ticks.nth(1).press('Space');
    await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(tray.getByRole('status')).toHaveText('2 of 4 to compare');
    await expectNoAxeFindings(page);
    if (isMobile) {
      const [bar, dock] = [
        await tray.boundingBox(),
        await page.getByRole('link', { name: 'Call' }).last().boundingBox(),
      ];
      expect(bar!.y + bar!.height).toBeLessThanOrEqual(dock!.y + 1);
    }
    await page.reload();
    await expect(tray.getByRole('status')).toHaveText('2 of 4 to compare');
    await tray.getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/shortlist\?projects=/);
    await expect(page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader')).toHaveCount(2);
    await expect(page.getByText('Your comparison: 2 projects.')).toBeVisible();
  },
);

test(
  'a tick in a group of close matches names its project, and so does the tray',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await page.goto('/project-details/vatika?bedrooms=3+BHK&budget=1-1.5cr');
    const tick = page
      .getByRole('main')
      .getByRole('button', { name: /^Compare ./ })
      .first();
    const name = (await tick.getAttribute('aria-label'))!.replace('Compare ', '');
    await expect(page.getByRole('heading', { name, exact: true, level: 4 })).toBeVisible();
    await tick.click();
    const tray = page.getByRole('region', { name: TRAY });
    await expect(tray.getByRole('status')).toHaveText('1 to compare. Tick one more.');
    // A phone's tray has no room for names.
    if (!isMobile) await expect(tray.getByRole('button', { name: `Take out ${name}` })).toBeVisible();
  },
);
