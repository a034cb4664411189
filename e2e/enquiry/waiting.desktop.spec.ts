import type { Page } from '@playwright/test';
import { failCalls, fill, newPhone, storedRows, watchCalls } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const SAVED = 'Form data saved locally. Please contact us directly';
const SENT = 'Your saved enquiry has been sent.';

test.use({ expectedFaults: [/status of \d+|net::ERR/] });

const contactForm = (page: Page) => page.getByRole('main').locator('form');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /on this device|saved enquir|deleted from/ });
const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('enquiries-v1'));

/** Leaves an enquiry saved on the device. */
async function wait(page: Page, phone: string) {
  await failCalls(page.context(), '500');
  await page.goto('/contact-us');
  await fill(contactForm(page), { Name: 'Asha', Phone: phone });
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(contactForm(page).getByText(SAVED)).toBeVisible();
}

test('the next visit, on any page, sends what waits, once and in one of two tabs (row 18)', async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await wait(page, phone);
  await failCalls(context, 'slow1');
  const other = await context.newPage();
  const calls = [watchCalls(page), watchCalls(other)];
  await Promise.all([page.goto('/about'), other.goto('/developers')]);
  await expect.poll(() => keptOn(page)).toBeNull();
  expect(calls.flat()).toHaveLength(1);
  expect(await storedRows(phone)).toHaveLength(1);
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
});

/** When else it is tried again is `lib/browser/enquiry/resend-times.test.ts`. */
test('the connection comes back: sent without a visit (row 18)', async ({ page, context }) => {
  const phone = newPhone();
  await page.goto('/contact-us');
  const form = contactForm(page);
  // The form's code comes on its first use.
  const code = page.waitForResponse(/\/EnquiryForm\.js/);
  await fill(form, { Name: 'Asha', Phone: phone });
  await code;
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText(SAVED)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await storedRows(phone)).toHaveLength(1);
  expect(await keptOn(page)).toBeNull();
});

test('the visitor sees that something waits, without a word of it, sends or deletes it (row 18)', async ({ page }) => {
  const phone = newPhone();
  await wait(page, phone);
  await page.goto('/about');
  await expect(notice(page)).toContainText('1 enquiry waits on this device.');
  await expect(notice(page)).not.toContainText(phone);
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(notice(page)).toContainText('Not sent yet: 1 enquiry waits on this device.');

  await notice(page).getByRole('button', { name: 'Delete' }).click();
  await expect(notice(page)).toContainText('1 enquiry deleted from this device.');
  expect(await keptOn(page)).toBeNull();
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page)).toContainText('1 enquiry waits on this device.');

  await failCalls(page.context(), '422-msg', '422-msg', '422-msg');
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(notice(page)).toContainText('A saved enquiry was not accepted: Please check your phone number.');
  await expect(notice(page).getByRole('link', { name: '+91 00000 00000' })).toBeVisible();
  const calls = watchCalls(page);
  await page.reload();
  await expect(notice(page)).toContainText('A saved enquiry was not accepted');
  expect(calls).toHaveLength(0);

  await failCalls(page.context(), 'ok');
  await notice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(notice(page)).toContainText(SENT);
  expect(await storedRows(phone)).toHaveLength(1);
});

/** Pages closed at any other moment are played by `lib/browser/enquiry/queue.model.test.ts`. */
test('the page is closed while sending, after the office had it: nothing lost, nothing twice (row 19)', async ({
  context,
}) => {
  const phone = newPhone();
  const page = await context.newPage();
  await failCalls(context, 'slow3');
  await page.goto('/contact-us');
  await fill(contactForm(page), { Name: 'Asha', Phone: phone });
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(contactForm(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect.poll(() => keptOn(page)).toContain(phone);
  await page.close();
  const next = await context.newPage();
  await failCalls(context, 'ok');
  await next.goto('/');
  await expect(next.getByText(SENT)).toBeVisible();
  expect(await keptOn(next)).toBeNull();
  await next.waitForTimeout(3200);
  expect(await storedRows(phone)).toHaveLength(1);
});
