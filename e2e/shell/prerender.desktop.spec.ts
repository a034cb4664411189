import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
/** Longer than the loader waits for an idle browser. */
const LATEST_START_MS = 4500;

interface Rule {
  where: object;
  eagerness: string;
}

test('a prerendered page starts no script, counts nothing and remembers nothing before it is shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isHidden = true;
    const sent: string[] = [];
    Object.defineProperty(document, 'prerendering', { get: () => isHidden });
    navigator.sendBeacon = (address) => sent.push(String(address)) > 0;
    Object.assign(window, {
      sent,
      activate: () => {
        isHidden = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(PROJECT);
  await test.step('a project and a listing may be prerendered from any page', async () => {
    const text = await page.locator('script[type=speculationrules]').textContent();
    const { prerender, prefetch } = JSON.parse(text ?? '') as { prerender: Rule[]; prefetch: Rule[] };
    const addresses = expect.arrayContaining([
      ...['/trending-*', '/project-details/*', '/projects*', '/city/*'],
    ]) as object;
    const where = { and: [{ href_matches: addresses }, { not: { selector_matches: '[target=_blank]' } }] };
    expect(prerender).toEqual([{ where, eagerness: 'moderate' }]);
    expect(prefetch).toHaveLength(1);
  });
  await page.waitForTimeout(LATEST_START_MS);
  const kept = () => page.evaluate(() => [localStorage, sessionStorage].map((store) => JSON.stringify(store)).join(''));
  expect(scripts.filter((url) => !url.endsWith('/start.js'))).toEqual([]);
  expect(await page.locator('header[data-ready]').count()).toBe(0);
  expect(await kept()).toBe('{}{}');
  expect(await page.evaluate(() => (window as unknown as { sent: string[] }).sent)).toEqual([]);

  await page.evaluate(() => (window as unknown as { activate: () => void }).activate());
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await expect.poll(kept).toContain('mogra-courts-sector-83');
});
