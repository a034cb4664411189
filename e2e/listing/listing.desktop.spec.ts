import { expect, test } from '../steps/fixtures';
import { results } from '../steps/listing';

test('a facet shows as many as it says, and its neighbours say what they would', async ({ page }) => {
  await page.goto('/projects');
  const status = page.getByRole('group', { name: 'Construction Status' });
  const launch = status.getByRole('checkbox', { name: /^New Launch/ });
  await expect(launch).toHaveAccessibleName('New Launch, 9 projects');
  await launch.check();
  await expect(page.getByText('9 projects', { exact: true })).toBeVisible();
  await expect(launch).toBeFocused();
  const ready = status.getByRole('checkbox', { name: /^Ready To move/ });
  await expect(ready).toHaveAccessibleName('Ready To move, 39 projects');
  await ready.check();
  await expect(page.getByText('39 projects', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/projects?status=New+Launch&status=Ready+To+move');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(launch).not.toBeChecked();
});

test('a slider moves by keys, does not cross the other thumb and follows the typed number', async ({ page }) => {
  await page.goto('/projects');
  const budget = page.getByRole('group', { name: 'Budget' });
  await budget.getByRole('spinbutton', { name: 'Highest budget' }).fill('2');
  await budget.getByRole('spinbutton', { name: 'Highest budget' }).press('Tab');
  await expect(page).toHaveURL('/projects?budget=1-2cr');
  const lowest = budget.getByRole('slider', { name: 'Lowest budget' });
  await lowest.press('ArrowRight');
  await expect(page).toHaveURL('/projects?budget=1.1-2cr');
  await expect(lowest).toHaveAttribute('aria-valuetext', '1.1 Cr');
  await lowest.press('End');
  await expect(page).toHaveURL('/projects?budget=2-2cr');
  await expect(budget.getByRole('spinbutton', { name: 'Lowest budget' })).toHaveValue('2');
  await page.goBack();
  await expect(page).toHaveURL('/projects?budget=1.1-2cr');
  await budget.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
  await expect(page).toHaveURL('/projects?budget=1.1-2l');
});

test('a drag is one step back, whatever it passed over', async ({ page }) => {
  await page.goto('/projects');
  const slider = page.getByRole('slider', { name: 'Highest budget' });
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width - 12, y + height / 2);
  await page.mouse.down();
  for (const share of [0.8, 0.6, 0.4, 0.3]) {
    await page.mouse.move(x + width * share, y + height / 2);
    await page.waitForTimeout(100);
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/\/projects\?budget=1-1\d\d/);
  await page.goBack();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByText('90 projects', { exact: true })).toBeVisible();
});

test('localities show three, then all; a folded group stays folded', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('heading', { name: 'No of Bedrooms' }).click();
  const side = page.getByRole('form', { name: 'Filters' });
  const localities = side.getByRole('group', { name: 'Localities' }).last();
  await expect(localities.getByRole('checkbox')).toHaveCount(3);
  const more = localities.getByRole('button', { name: /^Show all \(\d+\)$/ });
  const all = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(localities.getByRole('checkbox')).toHaveCount(all);
  await expect(localities.getByRole('button', { name: 'Show fewer' })).toBeFocused();
  await expect(side.getByRole('checkbox', { name: /^3 BHK/ })).toBeHidden();
});

test('the data comes with the first choice, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/projects');
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => url.includes('/data/'))).toEqual([]);
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('checkbox', { name: /^Furnished/ })
    .check();
  await expect(results(page)).toHaveCount(6);
  expect(asked.filter((url) => url.includes('/data/listings/'))).toHaveLength(1);
});
