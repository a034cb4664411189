import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { chooseLocality } from '../steps/listing';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';
const BASALT = '/project-details/aravali-crest/basalt-row-sector-65';

const addHeart = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name} to shortlist` });
const removeHeart = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name} from shortlist` });
const headings = (page: Page) => page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader');
const shortlistLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });

test('hearts keep projects on the device: on cards, in a filtered listing, on the project page and in other tabs', async ({
  page,
  context,
}) => {
  await page.goto('/projects');
  await addHeart(page, 'Mogra Courts').click();
  await expect(removeHeart(page, 'Mogra Courts')).toHaveAttribute('aria-pressed', 'true');
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist, 1 project');

  await chooseLocality(page, 'Gurgaon');
  await expect(page).toHaveURL('/projects?locality=Gurgaon');
  await expect(removeHeart(page, 'Mogra Courts')).toBeVisible();

  const other = await context.newPage();
  await other.goto(MOGRA);
  await expect(removeHeart(other, 'Mogra Courts').first()).toBeVisible();
  await removeHeart(other, 'Mogra Courts').first().press('Enter');
  await expect(addHeart(page, 'Mogra Courts')).toHaveAttribute('aria-pressed', 'false');
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist');

  await page.goto('/trending-projects');
  const first = page.getByRole('main').getByRole('button', { name: /^Add .* to shortlist$/ });
  await first.first().click();
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist, 1 project');
});

test('four stand side by side, the rest below; compare, remove, clear and bring back', async ({ page }) => {
  await page.goto('/projects');
  for (let kept = 1; kept <= 5; kept++) {
    await page
      .getByRole('button', { name: /^Add .* to shortlist$/ })
      .first()
      .click();
    await expect(shortlistLink(page)).toHaveAccessibleName(`Shortlist, ${kept} project${kept > 1 ? 's' : ''}`);
  }
  await shortlistLink(page).click();
  await expect(headings(page)).toHaveCount(4);
  const table = page.getByRole('region', { name: 'Comparison' });
  const rows = ['Price', 'Configuration', 'Area', 'Rate', 'EMI from', 'Status', 'Possession', 'RERA No.'];
  for (const heading of [
    ...rows,
    'Payment plan',
    'Locality',
    'To the airport',
    'Amenities in common',
    'Missing here',
  ]) {
    await expect(table.getByRole('rowheader', { name: heading }).first()).toBeVisible();
  }
  await expect(table.getByRole('row', { name: /^Price/ }).getByText('lowest')).toHaveCount(1);
  await expect(table.getByRole('row', { name: /^RERA/ }).getByText(/lowest|differs/)).toHaveCount(0);
  await expect(table.getByRole('rowheader', { name: 'Developer' })).toHaveText('Developer');
  await expect(table.getByRole('row', { name: /^Developer/ }).getByRole('cell')).toHaveText(Array(4).fill('Vatika'));
  await expect(table.getByRole('row', { name: /^Price/ })).toContainText('₹ 2.05 – 2.95 Cr');
  await expect(page.getByRole('heading', { level: 2, name: '5 projects' })).toBeVisible();

  const last = page.getByRole('list', { name: 'More projects' }).getByRole('listitem');
  await expect(last).toHaveCount(1);
  await expect(last.getByRole('heading')).toHaveText('Mogra Courts');
  await expectNoAxeFindings(page, { part: 'main' });

  await page.getByRole('button', { name: 'Compare Mogra Courts' }).click();
  await expect(headings(page).first()).toContainText('Mogra Courts');
  await expect(page.getByRole('heading', { level: 2, name: '5 projects' })).toBeFocused();
  await expect(last.getByRole('heading')).not.toHaveText('Mogra Courts');
  const replaced = await last.getByRole('heading').textContent();
  await expect(page.getByText(`Replaced ${replaced}.`)).toBeInViewport();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(last.getByRole('heading')).toHaveText('Mogra Courts');
  await page.getByRole('button', { name: 'Compare Mogra Courts' }).click();

  await removeHeart(page, 'Mogra Courts').click();
  await expect(page.getByRole('heading', { level: 2, name: '4 projects' })).toBeFocused();
  await expect(last).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your shortlist is empty' })).toBeFocused();
  await page.getByRole('button', { name: 'Bring 4 back' }).click();
  await expect(headings(page)).toHaveCount(4);
});

test('a list is shared by its address and by WhatsApp; opening one changes nothing until it is kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(MOGRA);
  await addHeart(page, 'Mogra Courts').first().click();
  await expect(removeHeart(page, 'Mogra Courts').first()).toBeVisible();
  await page.goto(
    '/shortlist?projects=aravali-crest/basalt-row-sector-65,vatika/mogra-courts-sector-83,vatika/no-more,nobody/x',
  );
  await expect(headings(page)).toHaveCount(2);
  await expect(headings(page).first()).toContainText('Basalt Row');
  await expect(page.getByRole('heading', { name: 'No longer on our list' })).toBeVisible();
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist, 1 project');

  const sent = await page.getByRole('main').getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  const text = new URL(sent ?? '').searchParams.get('text');
  expect(text).toContain(`1. Basalt Row: ${new URL(BASALT, page.url()).href}\n2. Mogra Courts: `);

  await page.getByRole('button', { name: 'Keep these' }).click();
  await expect(page).toHaveURL('/shortlist');
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist, 2 projects');
  await expect(headings(page).first()).toContainText('Basalt Row');

  await page.getByRole('main').getByRole('link', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/shortlist\?projects=aravali-crest\/basalt-row-sector-65,vatika\/mogra-courts-sector-83$/,
  );
});

test('a full list refuses the 51st and says so; taking one off makes room; a shared list is kept as far as it fits', async ({
  page,
}) => {
  const full = Array.from({ length: 50 }, (_, at) => ({ key: `vatika/kept-${at}`, name: `Kept ${at}` }));
  await page.addInitScript((list) => {
    if (!localStorage.getItem('shortlist.1')) localStorage.setItem('shortlist.1', list);
  }, JSON.stringify(full));
  await page.goto('/projects');
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist, 50 projects');
  await addHeart(page, 'Mogra Courts').click();
  const refusal = page.getByRole('alert').filter({ hasText: 'shortlist' });
  await expect(refusal).toContainText('Your shortlist is full: it holds 50 projects. Take one off to keep another.');
  await expect(refusal.getByRole('link', { name: 'Your shortlist' })).toHaveAttribute('href', '/shortlist');
  await expect(addHeart(page, 'Mogra Courts')).toHaveAttribute('aria-pressed', 'false');
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist, 50 projects');
  await refusal.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refusal).toHaveCount(0);

  await page.evaluate((list) => localStorage.setItem('shortlist.1', list), JSON.stringify(full.slice(1)));
  await page.goto('/shortlist?projects=aravali-crest/basalt-row-sector-65,vatika/mogra-courts-sector-83');
  await page.getByRole('button', { name: 'Keep these' }).click();
  await expect(page.getByText('1 of these was not kept.')).toBeVisible();
  await expect(shortlistLink(page)).toHaveAccessibleName('Shortlist, 50 projects');
});

test('the last projects looked at stand below a listing and on the shortlist, until they are cleared', async ({
  page,
}) => {
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await page.goto(MOGRA);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mogra Courts');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed.1'))).toContain('Mogra');
  await expect(strip).toHaveCount(0);
  await page.goto(BASALT);
  await expect(strip.getByRole('link')).toHaveText(['Mogra Courts']);
  await page.goto('/projects');
  await expect(strip.getByRole('link')).toHaveText(['Basalt Row', 'Mogra Courts']);
  await strip.getByRole('button', { name: 'Clear' }).click();
  await expect(strip.getByText('Cleared: nothing of it is kept on this device.')).toBeVisible();
  await page.goto('/shortlist');
  await expect(page.getByRole('heading', { level: 2, name: 'Your shortlist is empty' })).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('a tick in a group of close matches names its project, and so does the tray', async ({ page }) => {
  await page.goto('/project-details/vatika?bedrooms=3+BHK&budget=1-1.5cr');
  const tick = page
    .getByRole('main')
    .getByRole('button', { name: /^Compare ./ })
    .first();
  const name = (await tick.getAttribute('aria-label'))!.replace('Compare ', '');
  await expect(page.getByRole('heading', { name, exact: true, level: 4 })).toBeVisible();
  await tick.click();
  const tray = page.getByRole('region', { name: 'Projects to compare' });
  await expect(tray.getByRole('status')).toHaveText('1 to compare. Tick one more.');
  await expect(tray.getByRole('button', { name: `Take out ${name}` })).toBeVisible();
});

test.describe('when data does not come', () => {
  test.use({ expectedFaults: [/ERR_FAILED/] });
  test('the names stay, and trying again brings the rest', async ({ page }) => {
    await page.route('/data/listings/*', (route) => route.abort());
    await page.goto('/shortlist?projects=vatika/mogra-courts-sector-83');
    await expect(page.getByRole('alert')).toContainText('Failed to load projects');
    await expect(headings(page).getByRole('link')).toHaveText('Mogra Courts Sector 83');
    await page.unroute('/data/listings/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: /^Price/ })).toContainText('₹ 1.81 – 2.62 Cr');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
