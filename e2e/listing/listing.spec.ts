import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { chooseLocality, results } from '../steps/listing';
import { shiftedSoFar, watchShifts } from '../steps/layout-shifts';

test('a chosen locality narrows the list, names the page, is in the address and goes with Back', async ({ page }) => {
  await page.goto('/projects');
  await chooseLocality(page, 'Noida');
  await expect(page).toHaveURL('/projects?locality=Noida');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Noida');
  await expect(page.getByText('17 homes and plots', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Noida' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Properties');
  await expect(page.getByText('90 homes and plots', { exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Noida');

  await page.getByRole('button', { name: 'Remove Noida' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByText('90 homes and plots', { exact: true })).toBeVisible();
});

test('pages turn in place, are announced and read from the first card; sorted by price, the cheapest and the dearest come first', async ({
  page,
}) => {
  await page.goto('/projects');
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const first = await results(page).first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/projects/page/2');
  await expect(page.getByRole('status').filter({ hasText: 'Showing 7 – 12 of 90' })).toBeAttached();
  await expect(page.getByRole('list', { name: 'Projects' })).toBeFocused();
  await expect(results(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(results(page).first().getByRole('heading')).toHaveText(first ?? '');
  expect(documents).toBe(0);
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL('/projects?sort=price-low');
  const cheapest = await results(page).first().textContent();
  await page.getByLabel('Sort by').selectOption('Price: high to low');
  await expect(page).toHaveURL('/projects?sort=price-high');
  await expect(results(page).first()).not.toHaveText(cheapest ?? '');
});

test('a shared address opens as it was, without a jump', { tag: '@desktop' }, async ({ page }) => {
  await watchShifts(page, 'any');
  await page.goto('/projects?bedrooms=4+BHK&locality=Gurgaon&sort=price-low&utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Gurgaon');
  await expect(page.getByRole('button', { name: 'Remove 4 BHK' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low');
  await expect(page.locator('#listing[data-stage=live]')).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A shift is reported after the frame in which it happens.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await shiftedSoFar(page)).toBeLessThanOrEqual(0.02);
});

test("a developer's listing and page change type and filter in place", async ({ page }) => {
  await page.goto('/developer-projects/vatika');
  await page.getByRole('navigation', { name: 'Property type' }).getByRole('link', { name: 'Commercial' }).click();
  await expect(page).toHaveURL('/developer-projects/vatika/commercial');
  await expect(page.getByText('4 offices, shops and SCO', { exact: true })).toBeVisible();
  await page.goto('/project-details/vatika?kind=commercial');
  await expect(page.getByText('4 offices, shops and SCO', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vatika');
  await page.goto('/project-details/yamuna-shores?budget=90-100cr');
  await expect(
    page.getByRole('heading', { name: 'No properties found matching your filters by Yamuna Shores' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove ₹ 90 Cr and more' })).toBeVisible();
});

test('axe finds nothing in a filtered listing and in one without a match', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const query of ['status=New+Launch&budget=1-6cr', 'locality=Sohna&budget=499-500cr']) {
    await page.goto(`/projects?${query}`);
    await expect(page.getByRole('button', { name: 'Clear all' }).first()).toBeVisible();
    await expectNoAxeFindings(page, { part: 'main' });
  }
  await test.step('where nothing matches, the filter to relax is offered and a form asks for it', async () => {
    await expect(
      page.getByRole('heading', { name: 'No properties found matching your filters in Sohna' }),
    ).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or contact us for assistance')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
    await page.getByRole('button', { name: 'Look beyond Sohna: 28 projects' }).click();
    await expect(page).toHaveURL('/projects?budget=499-500cr');
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('without its data', () => {
  test.use({ expectedFaults: [/net::ERR_FAILED/] });

  test('what is on the page stays, and trying again does what was asked', async ({ page }) => {
    let isDown = true;
    await page.route('**/data/listings/projects.json', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/projects');
    await chooseLocality(page, 'Noida');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load projects' })).toBeVisible();
    await expect(results(page)).toHaveCount(6);
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties in Noida');
  });
});
