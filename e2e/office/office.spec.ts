import { expectNoAxeFindings } from '../steps/axe';
import { newPhone } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';
import { addOfficeUser, find, sendEnquiry, signIn } from '../steps/office';

let user: string;

test.beforeAll(() => {
  user = addOfficeUser();
});

test('axe finds nothing on the pages of the inbox, and none is wider than the screen', async ({ page, request }) => {
  const phone = newPhone();
  for (const message of ['Interested in Neem Court', `Again: ${'a long message '.repeat(20)}`]) {
    await sendEnquiry(request, { name: 'Meera Kulkarni', phone, message });
  }
  const look = async () => {
    await expectNoAxeFindings(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, page.url()).toBe(false);
  };
  await page.goto('/office');
  await look();
  await signIn(page, user);
  await look();
  await page.getByRole('link', { name: 'Report' }).click();
  await page.getByRole('link', { name: 'Source' }).click();
  await look();
  await page.goto('/office');
  await page.getByRole('link', { name: 'Project, form, source, days' }).click();
  await page.getByLabel('City').selectOption({ label: 'Pune' });
  await page.getByRole('button', { name: 'Search' }).click();
  await look();
  await page.getByLabel('Save these choices as').fill(`Pune of ${user}`);
  await page.getByRole('button', { name: 'Save the view' }).click();
  await expect(page.getByRole('link', { name: `Pune of ${user}` })).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'Add a person' }).click();
  await look();
  await page.getByLabel('Name').fill('Walk Patel');
  await page.getByLabel('Phone number').fill(newPhone());
  await page.getByLabel('Where from').fill('Walk-in');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walk Patel');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await find(page, phone);
  await look();
  await page.getByRole('link', { name: 'Meera Kulkarni' }).first().click();
  await look();
  await page.getByRole('link', { name: 'Erase' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Erase ${phone}?`);
  await look();
  await page.getByRole('link', { name: 'Who did what' }).click();
  await look();
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByLabel('New enquiries of').selectOption({ label: 'City: Pune' });
  await page.getByRole('checkbox', { name: user }).check();
  await page.getByRole('button', { name: 'Save the rule' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'City: Pune' })).toContainText(user);
  await look();
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved.');
  const added = `${user}-new`;
  await page.getByLabel('Name of a new user').fill(added);
  await page.getByRole('button', { name: 'Add the user' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password');
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: `Remove: ${added}` }).click();
  await expect(page.getByText(added)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the rule: City: Pune' }).click();
  await expect(page.getByText('City: Pune', { exact: true })).toBeHidden();
  const measured = { event: 'web_vital', metric: 'LCP', value: 1834, kind: 'project', connection: 'unknown' };
  for (const event of [measured, { event: 'developer_click', developer: 'a-developer-of-many-words', page: '/' }])
    expect((await request.post('/events', { data: event })).status()).toBe(204);
  await page.getByRole('link', { name: 'Visits' }).click();
  await expect(page.getByRole('cell', { name: 'a-developer-of-many-words' })).toBeVisible();
  await look();
});

test('the keyboard alone finds a person and says what became of the enquiry', async ({ page, request }) => {
  const phone = newPhone();
  await sendEnquiry(request, { name: 'Asha Rao', phone, message: 'A plot, please' });
  await signIn(page, user);
  await page.getByLabel('Name, phone number or project').focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: phone })).toHaveCount(1);
  await page.getByRole('link', { name: 'Asha Rao' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'New' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Visit' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Owner')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByLabel('Note (optional)').focus();
  await page.keyboard.type('Saturday at five');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await expect(page.getByText('Saturday at five')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Visit' })).toBeChecked();
});
