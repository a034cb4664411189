import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

test.use({ serviceWorkers: 'allow', expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

test('without a connection any address says how to reach us and what was kept and seen; then the page comes by itself', async ({
  page,
  context,
}) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  await page.getByRole('main').getByRole('button', { name: 'Add Mogra Courts to shortlist' }).first().click();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
  await page.goto('/about');
  await context.setOffline(true);
  await page.goto('/project-details/vatika/champa-terraces-sector-82');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  for (const title of ['Your shortlist', 'Seen last'])
    await expect(page.getByRole('region', { name: title }).getByRole('link')).toHaveText('Mogra Courts');
  await expect(page.getByRole('main').getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', /^tel:/);
  await expectNoAxeFindings(page, { part: 'main' });
  await context.setOffline(false);
  // What a browser says when the connection is back; some stay silent here, the others have left the page by now.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name: 'Champa Terraces' })).toBeVisible();
});
