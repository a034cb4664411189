import { expect, test } from '../steps/fixtures';
import { chooseLocality } from '../steps/listing';

const SITE = 'Aangan Estates';

test('title and trail say what is chosen in place, as the pages of these addresses do', async ({ page }) => {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await page.goto('/projects/commercial/page/2');
  await expect(trail).toHaveText(['Home', 'All Projects', 'Commercial', 'Page 2']);
  await page.getByRole('navigation', { name: 'Property type' }).getByRole('link', { name: 'Residential' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page).toHaveTitle(`Explore Properties | ${SITE}`);
  await expect(trail).toHaveText(['Home', 'All Projects']);

  await page.getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(trail).toHaveText(['Home', 'All Projects', 'Page 3']);
  await expect(trail.last().locator('[aria-current=page]')).toHaveText('Page 3');
  await expect(trail.getByRole('link', { name: 'All Projects' })).toHaveAttribute('href', '/projects');
  await expect(page).toHaveTitle(`Explore Properties, Page 3 | ${SITE}`);

  await page.goBack();
  await page.goBack();
  await expect(trail).toHaveText(['Home', 'All Projects', 'Commercial', 'Page 2']);
  await expect(page).toHaveTitle(`Explore Properties, Commercial, Page 2 | ${SITE}`);
  await expect(trail.getByRole('link', { name: 'Commercial' })).toHaveAttribute('href', '/projects/commercial');
  await chooseLocality(page, 'Gurgaon');
  await expect(page).toHaveTitle(`Properties in Gurgaon, Commercial | ${SITE}`);
});

test('a developer’s listing says whose data is loading', async ({ page }) => {
  let answer = () => {};
  const isSeen = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/data/listings/*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto('/developer-projects/vatika?sort=price-low');
  await expect(page.getByText('Loading company data... Vatika').last()).toBeVisible();
  const side = page.getByRole('form', { name: 'Filters' });
  const loading = side.getByText('Loading filters...').filter({ visible: true });
  await expect(loading.first()).toBeVisible();
  answer();
  await expect(loading).toHaveCount(0);
});
