import { readFileSync } from 'node:fs';
import { fill, footerForm, newPhone, storedRows, SUCCESS } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

/** The date `days` from now, in the format of the input. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a time to call and a day to visit travel with the enquiry, and the visit goes into the calendar', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/contact-us?utm_source=google&utm_campaign=spring%20sale&gclid=Cj0');
  const form = page.getByRole('main').locator('form');
  await fill(form, { Name: 'Asha', Phone: phone, Message: '3 BHK' });
  await form.getByText('Call back or site visit').click();
  await form.getByLabel('Call me').selectOption('Evening, 4 to 7');
  await form.getByLabel('Visit on').fill('2020-01-01');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Visit on')).toHaveAccessibleDescription(
    'Please choose a day from tomorrow on, within 90 days.',
  );
  await form.getByLabel('Visit on').fill(inDays(7));
  await form.getByLabel('Visit at').selectOption('Morning, 11 am');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(SUCCESS)).toBeVisible();

  const [row] = await storedRows(phone);
  expect(row).toMatchObject({
    message: '3 BHK',
    channel: 'listing',
    call_time: 'evening',
    visit_at: `${inDays(7)}T11:00`,
    campaign: 'utm_source=google&utm_campaign=spring+sale&gclid=Cj0',
    first_page: '/contact-us',
  });

  const download = page.waitForEvent('download');
  await form.getByRole('link', { name: 'Add the visit to your calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('site-visit.ics');
  expect(readFileSync(await file.path(), 'utf8')).toContain(`DTSTART:${inDays(7).replaceAll('-', '')}T053000Z\r\n`);
  await expect(form.getByLabel('Visit on')).toBeHidden();
});

test('the campaigns of the first and the latest visit are told on another page, days later', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/?utm_source=first');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('landing-first'))).toContain('first');
  await page.goto('/about?utm_source=second&x=1');
  const form = footerForm(page);
  await fill(form, { Name: 'Asha', Phone: phone });
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toMatchObject([
    { message: '', campaign: 'utm_source=first', latest_campaign: 'utm_source=second', first_page: '/' },
  ]);
});

test.describe('from abroad', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('evenings in India stand beside the visitor’s own time, for the day that is chosen', async ({ page }) => {
    const phone = newPhone();
    await page.goto('/contact-us');
    const form = page.getByRole('main').locator('form');
    await fill(form, { Name: 'Asha', Phone: phone });
    await form.getByText('Call back or site visit').click();
    const day = inDays(7);
    await form.getByLabel('Visit on').fill(day);
    const offset = await page.evaluate((text) => new Date(`${text}T14:30:00Z`).getTimezoneOffset(), day);
    const own = offset === 0 ? '2:30 pm' : '3:30 pm';
    await expect(form.getByLabel('Visit at').getByRole('option', { name: /8 pm/ })).toHaveText(
      `By video, 8 pm in India (${own} your time)`,
    );
    await expect(form.getByLabel('Call me').getByRole('option', { name: /abroad/ })).toHaveText(
      `From abroad, 8 to 11 pm in India (${own} your time)`,
    );
    await form.getByLabel('Visit at').selectOption('night-8');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText(SUCCESS)).toBeVisible();
    expect((await storedRows(phone))[0]?.visit_at).toBe(`${day}T20:00`);
    const download = page.waitForEvent('download');
    await form.getByRole('link', { name: 'Add the visit to your calendar' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file).toContain(`DTSTART:${day.replaceAll('-', '')}T143000Z\r\n`);
  });
});
