import type { Locator, Page } from '@playwright/test';
import { newPhone, storedRows, SUCCESS } from '../steps/enquiry';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

/** Projects of every kind: with and without floor plans, price and bedrooms. */
const PROJECTS = [
  ['/project-details/vatika/mogra-courts-sector-83', 'Mogra Courts'],
  ['/project-details/keystone-habitat/corbel-square-sector-85', 'Corbel Square'],
  ['/project-details/greenleaf-spaces/acacia-plots-manesar', 'Acacia Plots'],
] as const;

/** Taps, and counts them. */
function counted() {
  let taps = 0;
  return {
    async tap(target: Locator) {
      taps += 1;
      await target.tap();
    },
    taps: () => taps,
  };
}

/** Types into what has the focus, as a visitor does. */
const type = (page: Page, text: string) => page.keyboard.type(text);

test('three taps and one field name a configuration of any project', async ({ page }) => {
  for (const [path, name] of PROJECTS) {
    await page.goto(path);
    const hand = counted();
    const phone = newPhone();
    const form = page.getByRole('region', { name: `Ask about ${name}` });
    const choice = form.getByRole('radio').nth(1);
    const configuration = (await choice.getAttribute('value')) ?? '';
    await hand.tap(choice);
    await hand.tap(form.getByLabel('Phone'));
    await type(page, phone);
    await hand.tap(form.getByRole('button', { name: 'Request a call back' }));
    await expect(form.getByText(SUCCESS)).toBeVisible();
    expect(hand.taps()).toBeLessThanOrEqual(3);
    expect(configuration).not.toBe('');
    expect(await storedRows(phone)).toMatchObject([{ message: '', project: name, configuration }]);
  }
});

test('three taps and one field from a row of the table', async ({ page }) => {
  await page.goto(PROJECTS[0][0]);
  const hand = counted();
  const phone = newPhone();
  const table = page.getByRole('table', { name: 'Configurations and prices' });
  await hand.tap(table.getByRole('link', { name: /^Enquire about 4 BHK/ }));
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await hand.tap(dialog.getByLabel('Phone'));
  await type(page, phone);
  await hand.tap(dialog.getByRole('button', { name: 'Request a call back' }));
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(hand.taps()).toBe(3);
  expect(await storedRows(phone)).toMatchObject([{ project: 'Mogra Courts', configuration: '4 BHK · 2,340 sq.ft' }]);
});

test('from the dock a configuration can be chosen, and goes to WhatsApp as well', async ({ page }) => {
  await page.goto(PROJECTS[0][0]);
  const phone = newPhone();
  await page
    .getByRole('navigation', { name: 'Ask about Mogra Courts' })
    .getByRole('link', { name: /Enquire$/ })
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expect(dialog.getByRole('radio', { name: 'The project' })).toBeChecked();
  await dialog.getByRole('radio', { name: '3 BHK · 1,620 sq.ft' }).tap();
  await dialog.getByLabel('Phone').fill(phone);
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
  const whatsapp = await dialog.getByRole('link', { name: /Send on WhatsApp/ }).getAttribute('href');
  expect(
    decodeURIComponent(whatsapp ?? '')
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    expect.stringMatching(/Hello, I am interested in Mogra Courts\.$/),
    `Phone: ${phone}`,
    '3 BHK · 1,620 sq.ft',
  ]);
  await dialog.getByRole('button', { name: 'Request a call back' }).tap();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([{ project: 'Mogra Courts', configuration: '3 BHK · 1,620 sq.ft' }]);
});
