import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { open, PROJECT, section } from '../steps/plans';

/** Tabs in order, with their anchors. */
const SECTIONS = [
  ['Overview', 'overview'],
  ['Floor Plan', 'floor-plan'],
  ['Payment Plan', 'payment'],
  ['Amenities', 'amenities'],
  ['Specifications', 'specifications'],
  ['Location', 'location'],
  ['Site Plan', 'site-plan'],
  ['EMI Calculator', 'emi'],
  ['FAQs', 'faqs'],
  ['About Developer', 'about-developer'],
  ['Similar Projects', 'similar-projects'],
] as const;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name, exact: true });
const topOf = (page: Page, name: string) =>
  section(page, name).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a project page from its head to its developer', async ({ page, context }) => {
  await open(page, `${PROJECT}#emi`);
  await test.step('a deep link lands below header and bar, its tab in view', async () => {
    await expect.poll(() => topOf(page, 'EMI Calculator')).toBe(180);
    await expect(tab(page, 'EMI Calculator')).toHaveAttribute('aria-current', 'true');
    await expect(tab(page, 'EMI Calculator')).toBeInViewport({ ratio: 0.95 });
    const bar = (await page.getByRole('navigation', { name: 'Sections of this page' }).boundingBox())!;
    expect(bar.y + bar.height).toBeLessThanOrEqual(180);
  });
  await page.goto('/about');
  await open(page);
  await test.step('head: name, place, developer, price and badges', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mogra Courts');
    const main = page.getByRole('main');
    await expect(main).toContainText('Sector 83, Gurgaon · by Vatika');
    await expect(main.getByRole('link', { name: 'Vatika', exact: true }).last()).toHaveAttribute(
      'href',
      '/project-details/vatika',
    );
    await expect(main.getByText('₹ 1.81 – 2.62 Cr').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'In short' }).getByRole('listitem')).toHaveText([
      '3, 4 BHK',
      'Residential',
      'Under Construction',
      'RERA Approved',
    ]);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
      'Home',
      'Vatika',
      'Mogra Courts',
    ]);
  });
  await test.step('Read More opens the whole text in paragraphs and gives the focus back', async () => {
    const card = section(page, 'Description');
    const short = await card.getByRole('paragraph').first().innerText();
    expect(short).toMatch(/There are…$/);
    expect(short.split(/\s+/)).toHaveLength(50);
    await card.getByRole('button', { name: 'Read More' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mogra Courts', exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('paragraph')).toHaveCount(3);
    await expect(dialog).toContainText('There are 352 homes in all.');
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card.getByRole('button', { name: 'Read More' })).toBeFocused();

    await card.getByRole('button', { name: 'Read More' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await card.getByRole('button', { name: 'Read More' }).click();
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.mouse.click(8, 80);
    await expect(dialog).toBeHidden();
  });
  await test.step('rendered pictures say so once below the gallery', async () => {
    const gallery = page.getByRole('region', { name: 'Pictures of Mogra Courts' });
    await expect(gallery.getByText('Artist’s impression')).toHaveCount(1);
  });
  await test.step('eleven sections in the order of their tabs', async () => {
    const tabs = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
    await expect(tabs).toHaveText(SECTIONS.map(([label]) => label));
    expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      SECTIONS.map(([, id]) => `#${id}`),
    );
    const headings = page.locator('main section[id]:not(#enquire)').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(SECTIONS.map(([label]) => label));
    for (const [label, id] of SECTIONS) await expect(section(page, label)).toHaveAttribute('id', id);
  });
  await test.step('overview: the short text and six cells', async () => {
    const overview = section(page, 'Overview');
    await expect(overview).toContainText('Four towers around a planted court in Sector 83');
    await expect(overview.getByRole('term')).toHaveText([
      'Location',
      'Area',
      'Property Type',
      'Status',
      'Bedrooms',
      'Possession',
    ]);
    await expect(overview.getByRole('definition')).toHaveText([
      'Sector 83, NH 8, Gurgaon',
      '1,620 – 2,340 sq.ft',
      'Residential',
      'Under Construction',
      '3, 4 BHK',
      'Dec 2028',
    ]);
    await expect(overview.getByRole('link', { name: 'Download Brochure' })).toBeVisible();
  });
  await test.step('similar: four other projects, each in a new tab', async () => {
    const links = section(page, 'Similar Projects').getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
      await expect(link).toHaveAttribute('href', /^\/project-details\/[a-z0-9-]+\/[a-z0-9-]+$/);
      await expect(link).not.toHaveAttribute('href', PROJECT);
    }
    const opened = context.waitForEvent('page');
    await links.first().click();
    await expect((await opened).getByRole('navigation', { name: 'Sections of this page' })).toBeAttached();
    await expect(page).toHaveURL(PROJECT);
  });
  await test.step('a tab leads to its section 180 px below the top, with the focus', async () => {
    await tab(page, 'Payment Plan').click();
    await expect(page).toHaveURL(/#payment$/);
    await expect.poll(() => topOf(page, 'Payment Plan')).toBe(180);
    await expect(section(page, 'Payment Plan')).toBeFocused();
    await expect(tab(page, 'Payment Plan')).toHaveAttribute('aria-current', 'true');
    await expect(tab(page, 'Overview')).not.toHaveAttribute('aria-current');
  });
  await test.step('about developer: logo, counts, text, all its projects', async () => {
    const about = section(page, 'About Developer');
    await expect(about.getByRole('img', { name: 'Vatika' })).toBeVisible();
    await expect(about.getByRole('term')).toHaveText(['Total Projects', 'Ongoing Projects']);
    await expect(about.getByRole('definition')).toHaveText(['13', '5']);
    await expect(about.getByRole('heading', { level: 3 })).toHaveText('About Vatika');
    await about.getByRole('link', { name: 'View all Vatika projects' }).click();
    await expect(page).toHaveURL(/\/project-details\/vatika$/);
  });
});
