import { readFileSync } from 'node:fs';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, expectSaved, test } from '../steps/editor';
import { SAMPLE_DIR } from '../steps/sample';

const MOGRA = 'project/mogra-courts-sector-83';
const PROJECTS = 'residentialProjects.json';

test('a copy of a project, by keyboard: name and RERA are said anew, the rest comes along', async ({
  page,
  editor,
  open,
}) => {
  await open(MOGRA, 'Mogra Courts');
  await page.getByRole('link', { name: 'Duplicate …' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'A copy of Mogra Courts' }).waitFor();
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Mogra Courts');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Id', { exact: true })).toHaveValue('mogra-courts');
  await page.keyboard.type('mogra-courts-two');
  await page.keyboard.press('Tab');
  await page.keyboard.type('HR-2027-11');
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expectSaved(page);
  await expect(page).toHaveURL(/#\/project\/mogra-courts-two$/);
  await expect(page.getByLabel('RERA number', { exact: true })).toHaveValue('HR-2027-11');
  await expect(page.getByLabel('Checked with the developer on', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('₹ 1.81 – 2.62 Cr');
  const files = editor.diff().map((line) => line.split(' ').at(-1));
  expect(files).toEqual(
    expect.arrayContaining([PROJECTS, 'floorPlan.json', 'paymentPlan.json', 'projectAmenities.json']),
  );
  expect(files).not.toContain('sitePlanData.json');
});

test('several pictures at once, put in order by keyboard and by drag', async ({ page, editor, open }) => {
  await open(MOGRA, 'Mogra Courts');
  await page.setViewportSize({ width: 1440, height: 1600 });
  const list = page.locator('[id="field.0.images"]');
  const names = () => list.getByRole('listitem').getByRole('group').allInnerTexts();
  const count = (await names()).length;
  await list.getByRole('button', { name: '+ pictures' }).click();
  await page.getByLabel('Folder', { exact: true }).selectOption('projects');
  const picture = readFileSync(`${SAMPLE_DIR}/images/interiors/living-01.jpg`);
  await page
    .getByLabel('Take files, or drop them here')
    .setInputFiles(['Pool.jpg', 'Club.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: picture })));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await names()).slice(count).join()).toMatch(/pool\.jpg[^]*club\.jpg/);

  await list.getByRole('button', { name: /^Move projects\/club\.jpg earlier/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    `Move projects/club.jpg earlier: ${count + 1} of ${count + 2}`,
  );
  await list
    .getByRole('listitem')
    .filter({ hasText: 'pool.jpg' })
    .getByText('⠿')
    .dragTo(list.getByRole('listitem').first());
  await expect.poll(async () => (await names())[0]).toContain('pool.jpg');
  await expectSaved(page);
  await expect.poll(() => editor.git('diff', '-U0')).toMatch(/\+ +"projects\/pool\.jpg",[^]*\+ +"projects\/club\.jpg"/);
});

test('the usual payment plan of the developer, offered where there is none', async ({ page, editor, open }) => {
  await open(MOGRA, 'Mogra Courts');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('button', { name: 'Take out payment' }).click();
  await expectSaved(page);
  await page
    .getByRole('button', { name: /^As .+: / })
    .first()
    .click();
  await expectSaved(page);
  expect(editor.diff().map((line) => line.split(' ').at(-1))).toEqual(['paymentPlan.json']);
});

test('prices and RERA need a second person: it waits, another says yes', async ({ page, editor, open }) => {
  editor.edit('site.json', '{', '{ "secondPerson": true,');
  editor.git('commit', '-qam', 'Rule');
  editor.git('push', '-q', 'origin', 'main');
  await open(MOGRA, 'Mogra Courts');
  await page.getByLabel('Price', { exact: true }).fill('₹ 1.90 – 2.70 Cr');
  await expectSaved(page);
  await open('changes', 'Changes');
  await page.getByRole('button', { name: 'Publish all' }).click();
  await expect(page.getByText('Prices and RERA numbers wait for a second person: Mogra Courts')).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting for a second person' });
  await expect(waiting.getByRole('button')).toHaveText(['Take off']);
  await expectNoAxeFindings(page);
  expect(editor.git('show', `origin/main:./${PROJECTS}`)).not.toContain('₹ 1.90 – 2.70 Cr');

  editor.git('config', 'user.email', 'ravi@example.com');
  await page.reload();
  await waiting.getByRole('button', { name: /^Publish: Mogra Courts/ }).press('Enter');
  await expect(waiting).toBeHidden();
  editor.git('config', 'user.email', 'asha@example.com');
  expect(editor.git('show', `origin/main:./${PROJECTS}`)).toContain('₹ 1.90 – 2.70 Cr');
});
