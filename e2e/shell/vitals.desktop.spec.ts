import { expect, test } from '../steps/fixtures';

/** What the build writes into a page where an endpoint is set. */
const MARK = '<div data-enhancer="vitals" data-props=\'{"endpoint":"/events","kind":"about"}\'></div>';

test('where an endpoint is set, paint, shifts and answers are sent when the page is left, without a word of the visitor', async ({
  page,
}) => {
  // A beacon of a page that is being left cannot be routed.
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (_address, body) => sent.push(body as string) > 0;
  });
  await page.route(/\/about\?/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</body>', `${MARK}</body>`);
    await route.fulfill({ response, body: html.replace('data-parts="', 'data-parts="vitals ') });
  });
  await test.step('without an endpoint nothing is measured', async () => {
    await page.goto('/about');
    await expect(page.locator('header[data-ready]')).toBeAttached();
    await expect(page.locator('[data-enhancer=vitals]')).toHaveCount(0);
  });
  await page.goto('/about?utm_source=Asha');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Projects', exact: true }).click();
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const events = await page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  const sent = events.map((body) => JSON.parse(body) as Record<string, unknown>);
  expect(sent.map(({ metric }) => metric).sort()).toEqual(['CLS', 'INP', 'LCP']);
  for (const event of sent) {
    expect(Object.keys(event).sort()).toEqual(['connection', 'event', 'kind', 'metric', 'page', 'value']);
    expect(event).toMatchObject({ event: 'web_vital', kind: 'about', page: '/about' });
  }
  const lcp = Number(sent.find(({ metric }) => metric === 'LCP')?.['value']);
  expect(lcp).toBeGreaterThan(0);
  expect(lcp).toBeLessThan(10_000);
});
