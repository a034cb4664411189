import { readFileSync } from 'node:fs';
import { expect, expectSaved, test } from '../steps/editor';
import { SAMPLE_DIR } from '../steps/sample';

const MOGRA = 'project/mogra-courts-sector-83';
const PROJECTS = 'residentialProjects.json';

test('a price: one line; back again: nothing', async ({ page, editor, open }) => {
  await open(MOGRA, 'Mogra Courts');
  await page.getByLabel('Price', { exact: true }).fill('₹ 1.90 – 2.70 Cr');
  await expect.poll(() => editor.diff()).toEqual([`1 1 ${PROJECTS}`]);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => editor.diff()).toEqual([]);
  await page.getByLabel('Price', { exact: true }).press('Control+Shift+z');
  await expect.poll(() => editor.diff()).toEqual([`1 1 ${PROJECTS}`]);
});

test('a new project with picture, plan and amenity: three files and a picture; taken out: the picture alone', async ({
  page,
  editor,
  open,
}) => {
  await open('new/project', 'Something new');
  await page.getByLabel('Name', { exact: true }).fill('Amaltas House');
  await page.getByLabel('Category', { exact: true }).selectOption('Homes');
  await page.getByLabel('Developer', { exact: true }).selectOption('Vatika');
  await page.getByLabel('City', { exact: true }).selectOption('Gurgaon');
  await page.getByRole('button', { name: 'Open its form' }).click();
  await page.getByLabel('Price', { exact: true }).fill('₹ 2.10 Cr');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Choose: Picture', exact: true }).click();
  await page.getByLabel('Folder', { exact: true }).selectOption('projects');
  await page.getByLabel('Shape', { exact: true }).selectOption({ label: '4 : 3 (card, amenity)' });
  await page.getByLabel('Take a file, or drop it here').setInputFiles({
    name: 'Amaltas House (final).jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync(`${SAMPLE_DIR}/images/interiors/living-01.jpg`),
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tab', { name: 'Floor plans' }).click();
  await page.getByRole('button', { name: 'Add floor plans' }).click();
  await page.getByRole('button', { name: '+ floor' }).click();
  await page.getByLabel('Configuration needed', { exact: true }).fill('3 BHK');
  await page.getByLabel('Price', { exact: true }).fill('₹ 2.10 Cr');
  await page.getByRole('tab', { name: /^Amenities/ }).click();
  await page.getByRole('button', { name: 'Add amenities' }).click();
  await page.getByLabel('Find', { exact: true }).last().fill('gym');
  await page.getByLabel('Gymnasium', { exact: true }).check();
  await expectSaved(page);
  expect(editor.diff()).toEqual([
    '3 0 projectAmenities.json',
    '8 0 floorPlan.json',
    '8 0 residentialProjects.json',
    'new images/projects/amaltas-house-final.jpg',
  ]);
  await expect(page).toHaveURL(/#\/project\/amaltas-house$/);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete …' }).click();
  await page.getByRole('heading', { name: 'What would you like to change?' }).waitFor();
  expect(editor.diff()).toEqual(['new images/projects/amaltas-house-final.jpg']);
});

test('a new city: one record', async ({ page, editor, open }) => {
  await open('new/city', 'Something new');
  await page.getByLabel('Name', { exact: true }).fill('Nagpur');
  await page.getByRole('button', { name: 'Open its form' }).click();
  await expect(page.locator('[data-status]')).toContainText('Not saved yet. Still needed: State, Intro.');
  await expect(page.getByText('Wrong: it is needed')).toHaveCount(0);
  await page.getByLabel('State needed', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Wrong: it is needed')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Wrong: it is needed')).toHaveCount(2);
  expect(editor.diff()).toEqual([]);
  await page.getByLabel('State needed', { exact: true }).fill('Maharashtra');
  await page.getByLabel('Intro needed', { exact: true }).fill('Orange orchards around a city of broad roads.');
  await expectSaved(page);
  expect(editor.diff()).toEqual(['5 0 cities.json']);
});

test('a wrong city is told at its field, is not written, and waits as a draft', async ({ page, editor, open }) => {
  await open(MOGRA, 'Mogra Courts');
  await page.getByLabel('City needed', { exact: true }).fill('Gurgoan');
  const field = page.getByLabel('City needed', { exact: true });
  await expect(page.locator('[data-status]')).toContainText('Not saved');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/no city is named "Gurgoan", did you mean Gurgaon\?/);
  await expect(page.locator('[data-status]')).toContainText('Not saved');
  expect(editor.diff()).toEqual([]);
  await page.close();

  const again = await page.context().newPage();
  await again.goto(`${editor.origin}/#/${MOGRA}`);
  await expect(again.getByLabel('City needed', { exact: true })).toHaveValue('Gurgoan');
  await expect(again.locator('[data-status]')).toContainText('Not saved');
  await again.getByLabel('City needed', { exact: true }).fill('Gurgaon');
  await expectSaved(again);
  expect(editor.diff()).toEqual([]);
});

test('changes in words: one left for later, one published, and taken back', async ({ page, editor, open }) => {
  await open(MOGRA, 'Mogra Courts');
  await page.getByLabel('Price', { exact: true }).fill('₹ 1.90 – 2.70 Cr');
  await page.getByLabel('Possession', { exact: true }).fill('Mar 2029');
  await expectSaved(page);
  await open('changes', 'Changes');
  await expect(page.getByText('Mogra Courts: price ₹ 1.81 – 2.62 Cr → ₹ 1.90 – 2.70 Cr')).toBeVisible();
  await page.getByRole('checkbox', { name: /possession Dec 2028 → Mar 2029/ }).uncheck();
  await page.getByRole('button', { name: 'Publish 1 of 2' }).click();
  await expect(page.getByText('Published. The site follows')).toBeVisible();
  expect(editor.git('show', '--numstat', '--format=', 'origin/main')).toBe(`1\t1\tcontent/${PROJECTS}`);

  await expect(page.getByRole('button', { name: /^Put back/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Put back: Mogra Courts/ }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
  expect(editor.diff()).toEqual([]);
  page.on('dialog', (dialog) => void dialog.accept());
  await page
    .getByRole('button', { name: /^Take back: Mogra Courts/ })
    .first()
    .click();
  await expect(page.getByText('Taken back: Mogra Courts')).toBeVisible();
  expect(editor.git('diff', '--stat', 'start', 'origin/main')).toBe('');
  expect(editor.diff()).toEqual([]);
});

test('two people: other fields are joined, the same field is told and not overwritten', async ({
  page,
  editor,
  open,
}) => {
  await open(MOGRA, 'Mogra Courts');
  editor.edit(PROJECTS, '"possession": "Dec 2028"', '"possession": "Jan 2029"');
  await page.getByLabel('Price', { exact: true }).fill('₹ 1.90 Cr');
  await expectSaved(page);
  await expect(page.getByLabel('Possession', { exact: true })).toHaveValue('Jan 2029');
  expect(editor.diff()).toEqual([`2 2 ${PROJECTS}`]);

  editor.edit(PROJECTS, '₹ 1.90 Cr', '₹ 1.95 Cr');
  await page.getByLabel('Price', { exact: true }).fill('₹ 2.00 Cr');
  await expect(page.locator('[data-status]')).toContainText('somebody else changed price meanwhile');
  expect(editor.git('diff')).toContain('₹ 1.95 Cr');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expectSaved(page);
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('₹ 1.95 Cr');
});

test.describe('a refused publication', () => {
  test.use({ expectedFaults: [/status of 400/] });

  test('two people publish the same field: the rest is published, both values are shown with a button each', async ({
    page,
    editor,
    open,
  }) => {
    await open(MOGRA, 'Mogra Courts');
    editor.publishElsewhere(PROJECTS, '₹ 1.81 – 2.62 Cr', '₹ 3 Cr');
    await page.getByLabel('Price', { exact: true }).fill('₹ 2 Cr');
    await page.getByLabel('Possession', { exact: true }).fill('Mar 2029');
    await expectSaved(page);
    await open('changes', 'Changes');
    await page.getByRole('button', { name: 'Publish all' }).click();
    await expect(page.getByText('Somebody else published “₹ 3 Cr” meanwhile, yours is “₹ 2 Cr”.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish 1 of 2' }).click();
    await expect(page.getByText('Published. The site follows')).toBeVisible();
    expect(editor.git('show', `origin/main:./${PROJECTS}`)).toContain('₹ 3 Cr');
    await page.getByRole('button', { name: 'Keep mine: Mogra Courts, ₹ 2 Cr' }).click();
    await page.getByRole('button', { name: 'Publish all' }).click();
    await expect(page.getByText('Everything is published.')).toBeVisible();
    expect(editor.git('show', `origin/main:./${PROJECTS}`)).toContain('₹ 2 Cr');
  });
});

test('with the keyboard alone: find, open, another part and back, a name, undo', async ({ page, editor }) => {
  await page.goto('/');
  await page.getByLabel('Find', { exact: true }).fill('no such entry');
  await expect(page.getByText('Nothing of that name.')).toBeVisible();
  await page.getByLabel('Find', { exact: true }).fill('');
  await page.keyboard.type('courts mogra');
  await expect(
    page
      .getByRole('navigation')
      .getByRole('link', { name: /^Mogra Courts/ })
      .first(),
  ).toBeVisible();
  for (const stop of ['Type', '+ New', 'Mogra Courts']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText(stop === 'Type' ? 'All' : stop);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mogra Courts' })).toBeFocused();
  for (const name of ['Duplicate …', 'Delete …', 'Project']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Floor plans', selected: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('What is sold, and for how much');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' II');
  await expect.poll(() => editor.diff()).toEqual([`1 1 ${PROJECTS}`]);
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.diff()).toEqual([]);
});
