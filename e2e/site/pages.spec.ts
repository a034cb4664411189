import { expect, test } from '../steps/fixtures';

const SITE = 'https://www.aangan.example';
const BRAND = 'Aangan Estates';

/** One address of each kind of page: heading, then last breadcrumb and title where they differ. */
const PAGES: [path: string, heading: string, current?: string, title?: string][] = [
  ['/about', 'Property advice with the papers on the table', 'About', 'About'],
  ['/career', 'Work where people choose their homes', 'Careers', 'Careers'],
  ['/contact-us', 'Contact Us'],
  ['/trending-projects', 'Trending Projects'],
  ['/residential', 'Residential Projects', 'Residential'],
  ['/commercial', 'Commercial Projects', 'Commercial'],
  ['/plots', 'Plots Projects', 'Plots'],
  ['/sco/page/2', 'SCO Projects', 'Page 2', 'SCO Projects, Page 2'],
  ['/residential-projects', 'Residential projects by developer', 'Residential Projects'],
  ['/city/gurgaon', 'Property in Gurgaon', 'Gurgaon'],
  ['/lucknow', 'Property in Lucknow', 'Lucknow'],
  ['/city/delhi/new', 'New projects in Delhi', 'New'],
  ['/project-details', 'Explore projects by developer', 'Developers'],
  ['/project-details/vatika', 'Vatika', 'Vatika', 'Vatika: projects and profile'],
  [
    '/project-details/vatika/mogra-courts-sector-83',
    'Mogra Courts',
    'Mogra Courts',
    'Mogra Courts, 3, 4 BHK in Sector 83, Gurgaon',
  ],
  ['/developers', 'All Developers'],
  ['/developer-projects/vatika', 'Vatika Projects', 'Vatika'],
  [
    '/developer-projects/vatika/gurgaon/commercial',
    'Vatika Projects in Gurgaon',
    'Commercial',
    'Vatika Projects in Gurgaon, Commercial',
  ],
  ['/projects', 'Explore Properties', 'All Projects'],
  ['/cost-of-buying/haryana', 'What a home costs in Haryana', 'Haryana', 'Cost of buying in Haryana'],
  ['/affordability', 'What can I afford?'],
  ['/projects/commercial/page/2', 'Explore Properties', 'Page 2', 'Explore Properties, Commercial, Page 2'],
  ['/floor-plans/vatika', 'Floor plans of Vatika', 'Vatika'],
  [
    '/location/mogra-courts-sector-83',
    'Around Mogra Courts',
    'Mogra Courts',
    'Around Mogra Courts, Sector 83, Gurgaon',
  ],
  ['/locality/sohna', 'Sohna', 'Sohna', 'Sohna, Gurgaon'],
  ['/service/home-loans', 'Home Loans'],
  ['/coming-soon', 'Coming Soon'],
  ['/shortlist', 'Shortlist'],
  ['/privacy-policy', 'Privacy policy'],
];

/** Addresses whose page another one contains. */
const FULLER: Partial<Record<string, string>> = {
  '/trending-projects': '',
  '/residential-projects': '/residential',
  '/developer-projects/vatika': '/project-details/vatika',
};

// One browser page for all addresses, because most resources are then cached.
test('every kind of address opens with its heading, trail, title and canonical', async ({ page }) => {
  test.slow();
  for (const [path, heading, current = heading, title = heading] of PAGES) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status()).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect.soft(trail.getByRole('link', { name: 'Home' })).toBeVisible();
      await expect.soft(trail.locator('[aria-current=page]')).toHaveText(current);
      await expect.soft(page).toHaveTitle(`${title} | ${BRAND}`);
      await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + (FULLER[path] ?? path));
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `${path}: pixels wider than the screen`).toBeLessThanOrEqual(0);
    });
  }
});

test('the directory leads to own sites and finds by a part of the name', async ({ page }) => {
  await page.goto('/developers');
  await test.step('a developer with a site of its own opens it in a new tab from the directory', async () => {
    const link = page.getByRole('link', { name: /View Projects of Harbourline Properties/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  });
  await test.step('the directory finds a developer by a part of its name', async () => {
    const cards = page.getByRole('main').getByRole('article');
    const field = page.getByRole('searchbox', { name: 'Find a developer' });
    const status = page.getByRole('status');
    await field.fill('LOTUS-g');
    await expect(cards.getByRole('heading')).toHaveText(['Lotus Gate']);
    await expect(status.filter({ hasText: '1 developer' })).toBeAttached();
    await field.press('Enter');
    await expect(page.getByRole('link', { name: 'View Projects of Lotus Gate' })).toBeFocused();
  });
});

test('a developer without projects says so and offers to ask', async ({ page }) => {
  await page.goto('/developers');
  const card = page.getByRole('article').filter({ hasText: 'Deodar Estates' });
  await expect(card.getByText('Coming Soon')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Contact for Projects' })).toBeVisible();
  await page.goto('/developer-projects/deodar-estates');
  await expect(
    page.getByRole('heading', { name: 'No properties found matching your filters by Deodar Estates' }),
  ).toBeVisible();
});

test('the pages of a listing hold six projects each and lead on', async ({ page }) => {
  await page.goto('/projects/page/2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Showing 7 – 12 of 90')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/projects/page/3');
  await page.getByRole('navigation', { name: 'Property type' }).getByRole('link', { name: 'Commercial' }).click();
  await expect(page).toHaveURL('/projects/commercial');
  await expect(page.getByText('36 offices, shops and SCO', { exact: true })).toBeVisible();
});
