import { expect, test } from '../steps/fixtures';

const SITE = 'https://www.aangan.example';
const BRAND = 'Aangan Estates';

/** One address of each page kind, with heading, last breadcrumb and title. */
const PAGES: { path: string; heading: string; current: string; title: string }[] = [
  { path: '/about', heading: 'Property advice with the papers on the table', current: 'About', title: 'About' },
  { path: '/career', heading: 'Work where people choose their homes', current: 'Careers', title: 'Careers' },
  { path: '/contact-us', heading: 'Contact Us', current: 'Contact Us', title: 'Contact Us' },
  {
    path: '/trending-projects',
    heading: 'Trending Projects',
    current: 'Trending Projects',
    title: 'Trending Projects',
  },
  { path: '/residential', heading: 'Residential Projects', current: 'Residential', title: 'Residential Projects' },
  { path: '/commercial', heading: 'Commercial Projects', current: 'Commercial', title: 'Commercial Projects' },
  { path: '/plots', heading: 'Plots Projects', current: 'Plots', title: 'Plots Projects' },
  { path: '/sco/page/2', heading: 'SCO Projects', current: 'Page 2', title: 'SCO Projects, Page 2' },
  {
    path: '/residential-projects',
    heading: 'Residential projects by developer',
    current: 'Residential Projects',
    title: 'Residential projects by developer',
  },
  { path: '/city/gurgaon', heading: 'Property in Gurgaon', current: 'Gurgaon', title: 'Property in Gurgaon' },
  { path: '/lucknow', heading: 'Property in Lucknow', current: 'Lucknow', title: 'Property in Lucknow' },
  { path: '/city/delhi/new', heading: 'New projects in Delhi', current: 'New', title: 'New projects in Delhi' },
  {
    path: '/project-details',
    heading: 'Explore projects by developer',
    current: 'Developers',
    title: 'Explore projects by developer',
  },
  {
    path: '/project-details/vatika',
    heading: 'Vatika',
    current: 'Vatika',
    title: 'Vatika: projects and profile',
  },
  {
    path: '/project-details/vatika/mogra-courts-sector-83',
    heading: 'Mogra Courts',
    current: 'Mogra Courts',
    title: 'Mogra Courts, 3, 4 BHK in Sector 83, Gurgaon',
  },
  { path: '/developers', heading: 'All Developers', current: 'All Developers', title: 'All Developers' },
  {
    path: '/developer-projects/vatika',
    heading: 'Vatika Projects',
    current: 'Vatika',
    title: 'Vatika Projects',
  },
  {
    path: '/developer-projects/vatika/gurgaon/commercial',
    heading: 'Vatika Projects in Gurgaon',
    current: 'Commercial',
    title: 'Vatika Projects in Gurgaon, Commercial',
  },
  { path: '/projects', heading: 'Explore Properties', current: 'All Projects', title: 'Explore Properties' },
  {
    path: '/cost-of-buying/haryana',
    heading: 'What a home costs in Haryana',
    current: 'Haryana',
    title: 'Cost of buying in Haryana',
  },
  {
    path: '/affordability',
    heading: 'What can I afford?',
    current: 'What can I afford?',
    title: 'What can I afford?',
  },
  {
    path: '/projects/commercial/page/2',
    heading: 'Explore Properties',
    current: 'Page 2',
    title: 'Explore Properties, Commercial, Page 2',
  },
  {
    path: '/floor-plans/vatika',
    heading: 'Floor plans of Vatika',
    current: 'Vatika',
    title: 'Floor plans of Vatika',
  },
  {
    path: '/location/mogra-courts-sector-83',
    heading: 'Around Mogra Courts',
    current: 'Mogra Courts',
    title: 'Around Mogra Courts, Sector 83, Gurgaon',
  },
  { path: '/locality/sohna', heading: 'Sohna', current: 'Sohna', title: 'Sohna, Gurgaon' },
  { path: '/service/home-loans', heading: 'Home Loans', current: 'Home Loans', title: 'Home Loans' },
  { path: '/coming-soon', heading: 'Coming Soon', current: 'Coming Soon', title: 'Coming Soon' },
  { path: '/shortlist', heading: 'Shortlist', current: 'Shortlist', title: 'Shortlist' },
  { path: '/privacy-policy', heading: 'Privacy policy', current: 'Privacy policy', title: 'Privacy policy' },
];

// One browser page for all addresses, because most resources are then cached.
test('every kind of address opens with its heading, trail, title and canonical', async ({ page }) => {
  test.slow();
  for (const { path, heading, current, title } of PAGES) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect.soft(response?.status()).toBe(200);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect.soft(trail.getByRole('link', { name: 'Home' })).toBeVisible();
      await expect.soft(trail.locator('[aria-current=page]')).toHaveText(current);
      await expect.soft(page).toHaveTitle(`${title} | ${BRAND}`);
      await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', SITE + path);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `${path}: pixels wider than the screen`).toBeLessThanOrEqual(0);
    });
  }
});

test('a project page shows its price, its approval and its pictures, and leads to its developer', async ({ page }) => {
  await page.goto('/project-details/vatika/mogra-courts-sector-83');
  const main = page.getByRole('main');
  await expect(main.getByText('₹ 1.81 – 2.62 Cr', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('RERA Approved', { exact: true })).toBeVisible();
  await expect(main.getByText('1,620 – 2,340 sq.ft').filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /Mogra Courts/ }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Vatika', exact: true }).first()).toHaveAttribute(
    'href',
    '/project-details/vatika',
  );
});

test('a developer with a site of its own opens it in a new tab from the directory', async ({ page }) => {
  await page.goto('/developers');
  const link = page.getByRole('link', { name: /View Projects of Harbourline Properties/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\//);
});

test('the directory finds a developer by a part of its name, and the rest comes back', async ({ page }) => {
  await page.goto('/developers');
  const cards = page.getByRole('main').getByRole('article');
  const all = await cards.count();
  const field = page.getByRole('searchbox', { name: 'Find a developer' });
  const status = page.getByRole('status');
  await field.fill('LOTUS-g');
  await expect(cards.getByRole('heading')).toHaveText(['Lotus Gate']);
  await expect(status.filter({ hasText: '1 developer' })).toBeAttached();
  await field.press('Enter');
  await expect(page.getByRole('link', { name: 'View Projects of Lotus Gate' })).toBeFocused();
  await field.fill('nobody');
  await expect(cards).toHaveCount(0);
  await expect(page.getByText('No developer found for “nobody”')).toBeVisible();
  await field.fill('');
  await expect(cards).toHaveCount(all);
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
