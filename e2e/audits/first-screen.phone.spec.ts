import { expect, test } from '../steps/fixtures';
import { readSitemap } from './built-pages';

/** Height of the bar at the bottom of a phone's screen. */
const DOCK_PX = 60;
/** A small phone; a larger one has more room in both directions. */
const SCREEN = { width: 360, height: 740 };

/** First pages of all listings: of all projects, categories, cities, developers and localities. */
const LISTING =
  /^\/(?:projects|residential|commercial|plots|sco|locality\/[^/]+|city\/[^/]+\/[^/]+|developer-projects\/[^/]+(?:\/[^/]+)?)(?:\/commercial)?$/;

/** Of each kind the listing with the longest address: those of one kind differ in their heading alone. */
function listings(): string[] {
  const kinds = new Map<string, string>();
  for (const path of readSitemap().filter((each) => LISTING.test(each))) {
    const [, first = '', ...rest] = path.split('/');
    const kind = `${first} ${rest.length} ${path.endsWith('/commercial')}`;
    if (path.length > (kinds.get(kind)?.length ?? 0)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

test('every kind of listing shows its first price on the first screen', async ({ page }) => {
  const paths = listings();
  expect(paths.length).toBeGreaterThan(7);
  const late: string[] = [];
  await page.setViewportSize(SCREEN);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { width, price, banner } = await page.evaluate(() => {
      const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? NaN;
      return { width: innerWidth, price: bottomOf('#results article p'), banner: bottomOf('main > :first-child') };
    });
    expect(width).toBe(SCREEN.width);
    if (!(price <= SCREEN.height - DOCK_PX)) late.push(`${path}: the first price ends at ${Math.round(price)} px`);
    if (!(banner <= 180)) late.push(`${path}: the banner is ${Math.round(banner)} px high`);
  }
  expect(late).toEqual([]);
});

test('on a listing the assistant waits in the dock', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('link', { name: 'Assistant' })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('region', { name: 'Assistant' })).toHaveCount(0);
});
