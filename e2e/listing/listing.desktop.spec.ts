import { expect, test } from '../steps/fixtures';

test('the data comes with the first choice: a facet shows as many as it says, its neighbours say how many they have inside the other filters', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/projects');
  await page.waitForTimeout(1000);
  expect(asked.filter((url) => url.includes('/data/'))).toEqual([]);
  const status = page.getByRole('group', { name: 'Construction Status' });
  const launch = status.getByRole('checkbox', { name: /^New Launch/ });
  await expect(launch).toHaveAccessibleName('New Launch, 9 projects');
  await launch.check();
  await expect(page.getByText('9 homes and plots', { exact: true })).toBeVisible();
  expect(asked.filter((url) => url.includes('/data/listings/'))).toHaveLength(1);
  await expect(launch).toBeFocused();
  const ready = status.getByRole('checkbox', { name: /^Ready To move/ });
  await expect(ready).toHaveAccessibleName('Ready To move, 30 projects');
  await ready.check();
  await expect(page.getByText('39 homes and plots', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/projects?status=New+Launch&status=Ready+To+move');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(launch).not.toBeChecked();
});

test('a budget is typed and slid', async ({ page }) => {
  await page.goto('/projects');
  await test.step('a typed budget outside the slider stays, counts and says so', async () => {
    const budget = page.getByRole('group', { name: 'Budget', exact: true });
    const highest = budget.getByRole('textbox', { name: 'Highest budget' });
    await highest.fill('0.8');
    await highest.press('Tab');
    await expect(page).toHaveURL('/projects?budget=1-0.8cr');
    await expect(highest).toHaveValue('0.8');
    await expect(highest).toHaveAccessibleDescription('0.8 is outside the slider (1 – 500 Cr). It counts as typed.');
    await expect(page.getByRole('button', { name: 'Remove Up to ₹ 80 L' })).toBeVisible();
  });
  await test.step('a budget that is not understood stays and is told', async () => {
    const budget = page.getByRole('group', { name: 'Budget', exact: true });
    const highest = budget.getByRole('textbox', { name: 'Highest budget' });
    await highest.fill('not much');
    await highest.press('Tab');
    await expect(highest).toHaveAccessibleDescription(/^Not understood, so the filter is as before\./);
    await expect(highest).toHaveValue('not much');
    await expect(page).toHaveURL('/projects?budget=1-0.8cr');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(highest).toHaveValue('500');
  });
  await test.step('a slider moves by keys, does not cross the other thumb and follows the typed number', async () => {
    const budget = page.getByRole('group', { name: 'Budget', exact: true });
    await budget.getByRole('textbox', { name: 'Highest budget' }).fill('2');
    await budget.getByRole('textbox', { name: 'Highest budget' }).press('Tab');
    await expect(page).toHaveURL('/projects?budget=1-2cr');
    const lowest = budget.getByRole('slider', { name: 'Lowest budget' });
    await lowest.press('ArrowRight');
    await expect(page).toHaveURL('/projects?budget=1.1-2cr');
    await expect(lowest).toHaveAttribute('aria-valuetext', '1.1 Cr');
    await lowest.press('PageUp');
    await expect(page).toHaveURL('/projects?budget=2-2cr');
    await page.goBack();
    await expect(page).toHaveURL('/projects?budget=1.1-2cr');
    await budget.getByRole('radio', { name: 'L', exact: true }).check({ force: true });
    await expect(page).toHaveURL('/projects?budget=110-200l');
    await expect(budget.getByRole('textbox', { name: 'Highest budget' })).toHaveValue('200');
    await lowest.press('Home');
    await expect(page).toHaveURL('/projects?budget=1-200l');
    await expect(page.getByRole('button', { name: 'Remove Up to ₹ 2 Cr' })).toBeVisible();
  });
  await test.step('a drag is one step back, whatever it passed over', async () => {
    await page.goto('/projects');
    const slider = page.getByRole('slider', { name: 'Highest budget' });
    // In the middle: at the lower edge the greeting lies over it.
    await slider.evaluate((track) => track.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = (await slider.boundingBox())!;
    await page.mouse.move(x + width - 12, y + height / 2);
    await page.mouse.down();
    for (const share of [0.8, 0.6, 0.4, 0.3]) {
      await page.mouse.move(x + width * share, y + height / 2);
      await page.waitForTimeout(100);
    }
    await page.mouse.up();
    await expect(page).toHaveURL(/\/projects\?budget=1-[56](\.\d)?cr/);
    await page.goBack();
    await expect(page).toHaveURL('/projects');
    await expect(page.getByText('90 homes and plots', { exact: true })).toBeVisible();
  });
});

test('quick budgets and localities', async ({ page }) => {
  await page.goto('/projects');
  await test.step('a quick budget is one tap, and a second tap takes it away', async () => {
    const quick = page.getByRole('form', { name: 'Filters' }).getByRole('group', { name: 'Quick budgets' });
    await quick.getByRole('button', { name: '50 L – 1 Cr' }).click();
    await expect(page).toHaveURL('/projects?budget=50-100l');
    await expect(quick.getByRole('button', { pressed: true })).toHaveText('50 L – 1 Cr');
    await expect(quick.getByRole('button', { pressed: true })).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(quick.getByRole('button', { pressed: true }).locator('span')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('button', { name: 'Remove ₹ 50 L – 1 Cr' })).toBeVisible();
    await quick.getByRole('button', { name: '50 L – 1 Cr' }).click();
    await expect(page).toHaveURL('/projects');
  });
  await test.step('localities show three, then all; a folded group stays folded; they stand by city as people count, and typing finds one', async () => {
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
    const gurgaon = localities.getByRole('group', { name: 'Gurgaon', exact: true });
    await expect(gurgaon.getByRole('checkbox').nth(10)).toBeAttached();
    const names = await gurgaon
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(names[0]).toBe('Gurgaon');
    const sectors = names.filter((name) => /^Sector \d+$/.test(name)).map((name) => Number(name.slice(7)));
    expect(sectors).toEqual([...sectors].sort((a, b) => a - b));
    expect(sectors.length).toBeGreaterThan(10);
    await localities.getByRole('searchbox', { name: 'Find a locality' }).fill('golf');
    await expect(localities.getByRole('checkbox').first()).toHaveAccessibleName(/^Golf Course/);
    await localities.getByRole('checkbox', { name: /^Golf Course Road,/ }).check();
    await expect(page).toHaveURL('/projects?locality=Golf+Course+Road');
  });
  await test.step('a group that would be no choice is not shown', async () => {
    await page.goto('/sco');
    const side = page.getByRole('form', { name: 'Filters' });
    await expect(side.getByRole('group', { name: 'Budget', exact: true })).toBeVisible();
    await expect(side.getByRole('group', { name: 'No of Bedrooms' })).toHaveCount(0);
    await expect(side.getByRole('group', { name: 'Property Type' })).toHaveCount(0);
  });
});
