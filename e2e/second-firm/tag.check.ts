import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

/** The second firm's site.json names a tag; the sample's does not. */
const TAG = 'https://tags.example/gtm.js?id=GTM-TEST';

// The console names what the policy refuses.
test.use({
  expectedFaults: [/request to another host: https:\/\/(?:tags|more)\.example|'default' policy failed to execute/],
});

/** Answers for the tag's host: its script sets a cookie and loads two more scripts, one of a host that nobody named. */
async function playTag(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const body = `document.cookie = '_ga=1;path=/';
    for (const host of ['more', 'elsewhere']) {
      const script = document.createElement('script');
      try { script.src = 'https://' + host + '.example/a.js'; document.head.append(script); } catch {}
    }`;
  await page.route(/\.example\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    return route.fulfill({ contentType: 'text/javascript', body: url === TAG ? body : '' });
  });
  return asked;
}

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const cookies = (page: Page) => page.evaluate(() => document.cookie);

test('a tag comes after the yes, from the named hosts alone, and goes with it', async ({ page }) => {
  const asked = await playTag(page);
  await page.goto('/about');
  await expect(question(page)).toContainText('May Google count your visit for us?');
  const [yes, no] = await question(page).getByRole('button').all();
  expect(await yes?.getAttribute('class')).toBe(await no?.getAttribute('class'));
  const [a, b] = [await yes?.boundingBox(), await no?.boundingBox()];
  expect([b?.width, b?.height]).toEqual([a?.width, a?.height]);
  expect(a?.height).toBeGreaterThanOrEqual(44);
  await expectNoAxeFindings(page);
  expect(asked).toEqual([]);

  await yes?.click();
  await expect.poll(() => asked).toEqual([TAG, 'https://more.example/a.js']);
  await expect(question(page)).toBeHidden();
  expect(await cookies(page)).toBe('_ga=1');
  await page.goto('/privacy-policy');
  await expect.poll(() => asked.length).toBe(4);
  await expect(page.getByRole('main')).toContainText('Until you press Yes where we ask to count your visit');

  const again = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Cookie choice' }).click();
  await expect(question(page).getByRole('button', { name: 'Yes' })).toBeFocused();
  await question(page).getByRole('button', { name: 'No' }).click();
  await again;
  await page.goto('/about');
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await expect(question(page)).toBeHidden();
  expect([asked.length, await cookies(page)]).toEqual([4, '']);
});

test('nothing is asked of who wants not to be counted', async ({ page }) => {
  const asked = await playTag(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('/about');
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await expect(question(page)).toBeHidden();
  await page.getByRole('link', { name: 'Cookie choice' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  expect(asked).toEqual([]);
});
