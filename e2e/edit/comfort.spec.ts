import { expectNoAxeFindings } from '../steps/axe';
import { expect, expectSaved, test } from '../steps/editor';

test('list, forms, pictures, changes: nothing that axe finds', async ({ page, open }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: /^Projects/ })).toBeVisible();
  await expectNoAxeFindings(page);
  // The list beside it is the same, and long.
  const expectNoneInMain = () => expectNoAxeFindings(page, { part: 'main' });
  await open('project/mogra-courts-sector-83', 'Mogra Courts');
  await expectNoneInMain();
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('button', { name: 'Construction Linked Plan', exact: true }).click();
  await expectNoneInMain();
  await page.getByRole('tab', { name: /^Amenities/ }).click();
  await expectNoneInMain();
  await page.getByRole('tab', { name: 'Project' }).click();
  await page.getByRole('button', { name: 'Choose: Picture', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await open('new/project', 'Something new');
  await expectNoneInMain();
  await open('changes', 'Changes');
  await expect(page.getByText('Everything is published.')).toBeVisible();
  await expectNoneInMain();
});

test('every type of entry opens, and what it does not change stays', async ({ page, editor, open }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2, name: /^Projects/ })).toBeVisible();
  const types = await page
    .getByLabel('Type', { exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const type of types.filter(Boolean)) {
    await page.getByLabel('Type', { exact: true }).selectOption(type);
    const link = page.getByRole('navigation').getByRole('listitem').getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await open(href.slice(2), '');
    await expectSaved(page);
  }
  expect(editor.diff()).toEqual([]);
});

test('what has grown old is the first page, and leads to its field', async ({ page, editor }) => {
  await page.goto('/');
  const stale = page.getByRole('region', { name: 'Look at these again' });
  await stale.getByText('Price not checked with the developer for 90 days').click();
  await expectNoAxeFindings(page);
  await stale.getByRole('listitem').filter({ hasText: 'never' }).getByRole('link', { name: 'Mogra Courts' }).click();
  const field = page.getByLabel('Checked with the developer on', { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(new Date().toISOString().slice(0, 10));
  await expectSaved(page);
  expect(editor.diff()).toEqual(['1 0 residentialProjects.json']);
  await page.goto('/');
  await stale.getByText('Price not checked with the developer for 90 days').click();
  await expect(stale.getByRole('link').first()).toBeVisible();
  await expect(stale.getByRole('link', { name: 'Mogra Courts' })).toHaveCount(0);
});

test('a pasted price list: what is not clear is decided, the rest is said in words and taken over', async ({
  page,
  editor,
  open,
}) => {
  await open('table', 'A price list or table');
  await page
    .getByLabel('Or paste cells here')
    .fill(
      'Project\tConfiguration\tArea (sq.ft)\tOur rate\nMogra Courts\t3BHK\t1620\t1.86 Cr\nMogra Courts\t4BHK\t2340\t26 Cr',
    );
  await page.getByLabel('Pasted, D: “Our rate”').selectOption('Price');
  await expect(page.getByText('₹ 2.62 → 26 Cr: is the unit right?')).toBeVisible();
  await expect(page.getByText('Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take over/ })).toBeDisabled();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Leave row out: 3' }).click();
  await page.getByRole('button', { name: 'Take over 2 changes' }).click();
  await expect(page.getByText(/^2 changes are in the content/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(editor.diff()).toEqual([
    ...['1 1 floorPlan.json', '1 1 residentialProjects.json', '1 1 trendingProjects.json'],
  ]);
});

test('several projects: prices by percent, seen in words, applied, and put back', async ({ page, editor, open }) => {
  await open('several', 'Several projects');
  await page.getByLabel('Find projects', { exact: true }).fill('mogra courts');
  await page.getByRole('checkbox', { name: /^Mogra Courts/ }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Percent', { exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mogra Courts, 3 BHK: ₹ 1.81 → 1.86 Cr')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: /^Apply \d changes$/ }).click();
  await expect(page.getByText(/changes are in the content/)).toBeVisible();
  const files = editor.diff().map((line) => line.split(' ').at(-1));
  expect(files.sort()).toEqual([...['floorPlan.json', 'residentialProjects.json', 'trendingProjects.json']]);
  await open('changes', 'Changes');
  await page
    .getByRole('button', { name: /^Put back: Mogra Courts/ })
    .first()
    .click();
  await expect.poll(() => editor.diff().length).toBeLessThan(3);
});
