import { expect, test, type Locator, type Page } from '@playwright/test';
import { readSite } from '../steps/sample';

const SITE = readSite() as {
  headline: string;
  heroImages: string[];
  heroProjects: Record<string, string>;
};

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const main = (page: Page) => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('sections stand in the order of the specification, with what each of them shows', async ({ page }) => {
  await test.step('what is outside the first screen is laid out once a visitor stirs', async () => {
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
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(SITE.headline);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Trending Projects',
    'Leading Real Estate Developers',
    'Everything you Need at One Place',
    'Aangan Edge',
    'Happy Client Feedbacks',
    'Top Localities',
    'Frequently Asked Questions',
  ]);
  /** Links of a part of the page, by name, to their address. */
  const expectLinks = async (part: Locator, links: Record<string, string>) => {
    for (const [name, href] of Object.entries(links))
      await expect.soft(part.getByRole('link', { name }).first(), name).toHaveAttribute('href', href);
  };
  await test.step('hero: text and wishes', async () => {
    const hero = section(page, SITE.headline);
    await expect
      .soft(hero)
      .toContainText('Residential, commercial, plots and SCO projects in Gurgaon, Delhi, Noida and Mumbai.');
    await expectLinks(hero, { 'Rent / Lease': '/contact-us', Sell: '/contact-us' });
  });
  await test.step('trending cards lead to their page, or open the contact popup where there is none', async () => {
    const trending = section(page, 'Trending Projects');
    await expectLinks(trending, { 'View All Trending Projects': '/trending-projects', Ultramarine: '/contact-us' });
    const card = trending.getByRole('article').filter({ hasText: 'Mogra Courts' });
    for (const text of ['Premium', 'Sector 83, Gurgaon', '₹ 1.81 – 2.62 Cr'])
      await expect.soft(card).toContainText(text);
    await expectLinks(card, { 'Mogra Courts': '/project-details/vatika/mogra-courts-sector-83' });
  });
  await test.step('developers: with projects a link, without the badge and an enquiry', async () => {
    const developers = section(page, 'Leading Real Estate Developers');
    await expectLinks(developers, { 'View All Developers': '/project-details' });
    const cardOf = (name: string) => developers.getByRole('article').filter({ hasText: name });
    await expectLinks(cardOf('Vatika'), { 'View Projects': '/project-details/vatika' });
    await expect.soft(cardOf('Deodar Estates')).toContainText('Coming Soon');
    await expectLinks(cardOf('Deodar Estates'), { 'Contact for Projects': '/contact-us' });
  });
  await test.step('service tiles open a new tab, or ask where they have no page', async () => {
    const services = section(page, 'Everything you Need at One Place');
    await expectLinks(services, { 'Home Loans': '/service/home-loans', 'Interior Design': '/contact-us' });
    await expect.soft(services.getByRole('link', { name: 'Home Loans' })).toHaveAttribute('target', '_blank');
  });
  await test.step('claims and feedbacks', async () => {
    const edge = section(page, 'Aangan Edge');
    await expect.soft(edge.getByRole('definition')).toHaveText(['11+', '1000+', '500+', '100%']);
    const feedback = section(page, 'Happy Client Feedbacks').getByRole('figure').first();
    for (const text of ['5 out of 5 stars', 'RM', 'Ritika Malhotra', 'Gurgaon · 2 months ago'])
      await expect.soft(feedback).toContainText(text);
  });
  await test.step('localities, the four cities among them, and who answers more', async () => {
    const localities = section(page, 'Top Localities');
    await expect.soft(localities.getByText('Popular')).toHaveCount(12);
    await expectLinks(localities, { Gurgaon: '/city/gurgaon', Mumbai: '/city/mumbai', Worli: '/locality/worli' });
    await expectLinks(section(page, 'Frequently Asked Questions'), { 'Ask a consultant': '/contact-us' });
  });
  await test.step('Buy opens by click and leads to the four categories', async () => {
    const hero = section(page, SITE.headline);
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
  await test.step('under reduced motion nothing starts, and only the first banner is fetched', async () => {
    const banners = new Set<string>();
    page.on('request', (request) => {
      const picture = SITE.heroImages.find((image) => request.url().includes(`/images/${image.replace(/jpg$/, '')}`));
      if (picture) banners.add(picture);
    });
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Play banner pictures' })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(page.getByText('01 / 10')).toBeVisible();
    expect([...banners]).toEqual(Object.keys(SITE.heroProjects).slice(0, 1));
  });
});

test(
  'hero fills the screen without its dock and band, names the project it shows and what people begin with',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    const hero = (await section(page, SITE.headline).boundingBox())!;
    expect(hero.y).toBe(0);
    // The greeting appears when the browser is idle; its room is reserved from the start.
    const reserved = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
    await expect.poll(reserved).toBeCloseTo(page.viewportSize()!.height - hero.height, 0);
    const caption = page.getByRole('group', { name: 'Banner pictures' }).getByRole('link');
    const popular = page.getByText('Popular:').getByRole('link');
    if (isMobile) {
      await expect(caption).toBeHidden();
      return expect(popular.first()).toBeHidden();
    }
    const [first] = Object.values(SITE.heroProjects);
    await expect(caption).toHaveAttribute('href', new RegExp(`/${first}$`));
    await expect(caption).toHaveText(/\w+.*, \w+/);
    await expect(popular).toHaveText(['3 BHK', 'Dwarka Expressway', 'Ready To move', 'SCO']);
  },
);
