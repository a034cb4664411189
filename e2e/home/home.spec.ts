import { expect, test, type Page } from '@playwright/test';
import { layOutAll } from '../steps/lay-out';
import { readSite } from '../steps/sample';

const SITE = readSite() as {
  heroImages: string[];
  heroProjects: Record<string, string>;
};

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('sections stand in the order of the specification', async ({ page }) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Find a home that opens to the sky');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Trending Projects',
    'Leading Real Estate Developers',
    'Everything you Need at One Place',
    'Aangan Edge',
    'Happy Client Feedbacks',
    'Top Localities',
    'Frequently Asked Questions',
  ]);
});

test('what is outside the first screen is laid out once a visitor stirs', async ({ page }) => {
  const waiting = page.locator('[data-deferred]');
  await page.waitForFunction(() => document.querySelector('.site-header')?.hasAttribute('data-ready'));
  expect(await waiting.count()).toBeGreaterThan(0);
  await page.mouse.move(100, 100);
  await expect(waiting).toHaveCount(0);
  for (const name of ['Trending Projects', 'Leading Real Estate Developers']) {
    const heights = await section(page, name)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().height)));
    expect(Math.min(...heights), name).toBeGreaterThan(100);
  }
});

test('hero: text and wishes', async ({ page }) => {
  const hero = section(page, 'Find a home that opens to the sky');
  await expect(hero).toContainText(
    'Residential, commercial, plots and SCO projects in Gurgaon, Delhi, Noida and Mumbai.',
  );
  await expect(hero.getByRole('link', { name: 'Rent / Lease' })).toHaveAttribute('href', '/contact-us');
  await expect(hero.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '/contact-us');
});

test('hero fills the screen without its dock and band', { tag: '@desktop' }, async ({ page }) => {
  const hero = (await section(page, 'Find a home that opens to the sky').boundingBox())!;
  expect(hero.y).toBe(0);
  // The greeting appears when the browser is idle; its room is reserved from the start.
  const reserved = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
  await expect.poll(reserved).toBeCloseTo(page.viewportSize()!.height - hero.height, 0);
});

test('Buy opens by click and leads to the four categories', async ({ page }) => {
  const hero = section(page, 'Find a home that opens to the sky');
  const plots = hero.getByRole('link', { name: 'Plots' });
  await expect(plots).toBeHidden();
  await hero.getByText('Buy', { exact: true }).click();
  await expect(plots).toBeVisible();
  for (const [name, href] of [
    ['Residential', '/residential'],
    ['Commercial', '/commercial'],
    ['Plots', '/plots'],
    ['SCO', '/sco'],
  ] as const) {
    await expect(hero.getByRole('list').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('trending cards lead to their page, or open the contact popup where there is none', async ({ page }) => {
  const trending = section(page, 'Trending Projects');
  await expect(trending.getByRole('link', { name: 'View All Trending Projects' })).toHaveAttribute(
    'href',
    '/trending-projects',
  );
  const card = trending.getByRole('article').filter({ hasText: 'Mogra Courts' });
  await expect(card).toContainText('Premium');
  await expect(card).toContainText('Sector 83, Gurgaon');
  await expect(card).toContainText('₹ 1.81 – 2.62 Cr');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/project-details/vatika/mogra-courts-sector-83');
  await expect(trending.getByRole('link', { name: 'Ultramarine' })).toHaveAttribute('href', '/contact-us');
});

test('developers: with projects a link, without the badge and an enquiry', async ({ page }) => {
  const developers = section(page, 'Leading Real Estate Developers');
  await expect(developers.getByRole('link', { name: 'View All Developers' })).toHaveAttribute(
    'href',
    '/project-details',
  );
  const vatika = developers.getByRole('article').filter({ hasText: 'Vatika' });
  await expect(vatika.getByRole('link', { name: /View Projects/ })).toHaveAttribute('href', '/project-details/vatika');
  const deodar = developers.getByRole('article').filter({ hasText: 'Deodar Estates' });
  await expect(deodar).toContainText('Coming Soon');
  await expect(deodar.getByRole('link', { name: /Contact for Projects/ })).toHaveAttribute('href', '/contact-us');
});

test('service tiles open a new tab, or ask where they have no page', async ({ page }) => {
  const services = section(page, 'Everything you Need at One Place');
  await expect(services.getByRole('listitem')).toHaveCount(8);
  const loans = services.getByRole('link', { name: 'Home Loans' });
  await expect(loans).toHaveAttribute('href', '/service/home-loans');
  await expect(loans).toHaveAttribute('target', '_blank');
  const interior = services.getByRole('link', { name: 'Interior Design' });
  await expect(interior).toHaveAttribute('href', '/contact-us');
});

test('the Edge names four benefits and the four claims', async ({ page }) => {
  const edge = section(page, 'Aangan Edge');
  await expect(edge.getByRole('heading', { level: 3 })).toHaveText([
    'Royalty',
    'Excellent Services',
    'Top Real Estate Agents',
    'Best Consultant',
  ]);
  await expect(edge.getByRole('definition')).toHaveText(['11+', '1000+', '500+', '100%']);
  await expect(edge.getByRole('term')).toHaveText([
    'years of experience',
    'happy clients',
    'properties sold',
    'success rate',
  ]);
});

test('six feedbacks with stars, initials, place and time', async ({ page }) => {
  const feedbacks = section(page, 'Happy Client Feedbacks').getByRole('figure');
  await expect(feedbacks).toHaveCount(6);
  await expect(feedbacks.first()).toContainText('5 out of 5 stars');
  await expect(feedbacks.first()).toContainText('RM');
  await expect(feedbacks.first()).toContainText('Ritika Malhotra');
  await expect(feedbacks.first()).toContainText('Gurgaon · 2 months ago');
});

test('localities: the four cities lead to their pages', async ({ page }) => {
  const localities = section(page, 'Top Localities');
  await expect(localities.getByRole('listitem')).toHaveCount(12);
  await expect(localities.getByText('Popular')).toHaveCount(12);
  for (const name of ['Gurgaon', 'Delhi', 'Noida', 'Mumbai']) {
    await expect(localities.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/city/${name.toLowerCase()}`,
    );
  }
  await expect(localities.getByRole('link', { name: 'Worli' })).toHaveAttribute('href', '/locality/worli');
});

test('FAQ: one answer at a time, and a second press closes it', async ({ page }) => {
  const faq = section(page, 'Frequently Asked Questions');
  const answer = (start: string) => faq.getByText(start);
  await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(12);
  await expect(answer('On new projects the developer pays us')).toBeVisible();
  const loan = faq.getByText('Can you help with a home loan?');
  await loan.click();
  await expect(answer('Our loan desk works with several banks')).toBeVisible();
  await expect(answer('On new projects the developer pays us')).toBeHidden();
  await loan.click();
  await expect(answer('Our loan desk works with several banks')).toBeHidden();
  await expect(faq.getByRole('link', { name: 'Ask a consultant' })).toHaveAttribute('href', '/contact-us');
});

test('under reduced motion nothing starts, and only the first banner is fetched', async ({ page }) => {
  const banners = new Set<string>();
  page.on('request', (request) => {
    const picture = SITE.heroImages.find((image) => request.url().includes(`/images/${image.replace(/jpg$/, '')}`));
    if (picture) banners.add(picture);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play banner pictures' })).toBeVisible();
  await page.waitForTimeout(6000);
  await expect(page.getByText('01 / 10')).toBeVisible();
  expect([...banners]).toEqual(Object.keys(SITE.heroProjects).slice(0, 1));
});

test('/home is the same page, canonical at /', async ({ page }) => {
  const words = async () => {
    await layOutAll(page);
    return (await main(page).innerText()).replace(/\s+/g, ' ');
  };
  expect(await words()).toContain('How do I check a developer');
  const home = await words();
  await page.goto('/home');
  await expect.poll(words).toBe(home);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical!).pathname).toBe('/');
  await expect(page).toHaveTitle('Aangan Estates: Property advice with the papers on the table');
});

test('the banner names the project it shows and leads to it', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.goto('/');
  const banner = page.getByRole('group', { name: 'Banner pictures' });
  const caption = banner.getByRole('link');
  if (isMobile) return expect(caption).toBeHidden();
  const [first] = Object.values(SITE.heroProjects);
  await expect(caption).toHaveAttribute('href', new RegExp(`/${first}$`));
  await expect(caption).toHaveText(/\w+.*, \w+/);
});

test('popular searches are those people begin with', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.goto('/');
  const popular = page.getByText('Popular:').getByRole('link');
  if (isMobile) return expect(popular.first()).toBeHidden();
  await expect(popular).toHaveText(['3 BHK', 'Dwarka Expressway', 'Ready To move', 'SCO']);
});
