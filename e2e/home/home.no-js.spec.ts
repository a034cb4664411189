import { expect, test, type Page } from '@playwright/test';
import { readSite } from '../steps/sample';

const { headline: HERO } = readSite() as { headline: string };

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the home page without script', async ({ page }) => {
  await test.step('every section, card and slide is in the page', async () => {
    for (const [name, role, count] of [
      ['Trending Projects', 'article', 12],
      ['Leading Real Estate Developers', 'article', 27],
      ['Everything you Need at One Place', 'listitem', 8],
      ['Aangan Edge', 'listitem', 4],
      ['Happy Client Feedbacks', 'figure', 6],
      ['Top Localities', 'listitem', 12],
    ] as const) {
      await expect(section(page, name).getByRole(role), name).toHaveCount(count);
    }
    await expect(section(page, 'Frequently Asked Questions').getByRole('heading', { level: 3 })).toHaveCount(12);
  });
  await test.step('no control stands there that only a script could obey', async () => {
    for (const name of [/^(Pause|Play)/, /^Previous/, /^Next/]) {
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
    }
  });
  await test.step('strips and feedbacks scroll natively to their last card', async () => {
    for (const [name, role, last] of [
      ['Trending Projects', 'article', 'Canopy'],
      ['Leading Real Estate Developers', 'article', 'Yamuna Shores'],
      ['Happy Client Feedbacks', 'figure', 'Gurpreet Ahluwalia'],
    ] as const) {
      const card = section(page, name).getByRole(role).filter({ hasText: last });
      await card.scrollIntoViewIfNeeded();
      await expect(card, name).toBeInViewport();
    }
  });
});

test('search, Buy, enquiries, localities and FAQ work as links, forms and details', async ({ page }) => {
  const hero = section(page, HERO);
  await hero.getByText('Buy', { exact: true }).click();
  await expect(hero.getByRole('link', { name: 'Plots' })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '/contact-us');

  const faq = section(page, 'Frequently Asked Questions');
  await faq.getByText('Do you arrange site visits?').click();
  await expect(faq.getByText('Yes, on any day between ten and six.')).toBeVisible();
  await expect(faq.getByText('On new projects the developer pays us')).toBeHidden();

  await hero.getByRole('searchbox').fill('court');
  await hero.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/projects?q=court');

  await page.goBack();
  await section(page, 'Top Localities').getByRole('link', { name: 'Worli' }).click();
  await expect(page).toHaveURL('/locality/worli');
});
