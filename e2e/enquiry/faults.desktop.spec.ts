import type { Locator, Page } from '@playwright/test';
import {
  ENQUIRY_CALL,
  failCalls,
  fill,
  footerForm,
  NETWORK_ERROR,
  newPhone,
  storedRows,
  SUCCESS,
  values,
  watchCalls,
} from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const FAILED = 'Failed to submit enquiry.';
const UNEXPECTED = 'Unexpected error';

// The browser logs each of the provoked faults.
test.use({ expectedFaults: [/status of \d+|net::ERR|CORS|Content Security Policy|connect-src|localhost:/] });

/** Presses the button and waits for the request, so that the following checks belong to it. */
async function send(page: Page, form: Locator) {
  const call = page.waitForRequest(ENQUIRY_CALL);
  await form.getByRole('button', { name: /^Send/ }).click();
  await call;
}

/** Provokes one fault after the other in one form: each shows its message and keeps the typed text. */
async function expectTexts(page: Page, form: Locator, rows: readonly (readonly [string, string])[]) {
  const typed = await values(form);
  for (const [fault, text] of rows) {
    await test.step(fault, async () => {
      await failCalls(page.context(), fault);
      await send(page, form);
      await expect(form.getByRole('alert')).toContainText(text);
      await expect(form.getByRole('alert')).not.toContainText('<');
      await expect(form.getByRole('button', { name: /^Send/ })).toBeEnabled();
      expect(await values(form)).toEqual(typed);
    });
  }
}

test('footer form: every answer is told in its words, the fields stay, and one row is stored (rows 1, 2, 6 to 9, 16, 53)', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/about');
  const form = footerForm(page);
  await fill(form, { Name: 'Asha', Phone: phone, Email: 'asha@example.com', Message: '2 BHK' });
  await expectTexts(page, form, [
    ['400-msg', 'This enquiry cannot be read.'],
    ['422-msg', 'Please check your phone number.'],
    ['500-msg', 'The database is being moved.'],
    ['500', FAILED],
    ['502-html', FAILED],
    ['503', FAILED],
    ['404', FAILED],
    ['403', FAILED],
    ['413', FAILED],
    ['reset', NETWORK_ERROR],
    ['half', NETWORK_ERROR],
    ['429', 'Too many enquiries from your connection.'],
  ]);
  await expect(form.getByRole('alert').getByRole('link', { name: '+91 00000 00000' })).toBeVisible();
  expect(await storedRows(phone)).toEqual([]);
  await expectTexts(page, form, [
    ['no-cors', FAILED],
    ['ok200', 'Unexpected response status: 200'],
    ['204', 'Unexpected response status: 204'],
    ['stored-then-reset', NETWORK_ERROR],
    ['stored-then-500', FAILED],
  ]);
  await failCalls(page.context(), 'ok');
  await send(page, form);
  await expect(form.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused();
  expect(await values(form)).toEqual(['', '', '', '']);
  expect(await storedRows(phone)).toHaveLength(1);
});

test('enquiry popup: the success flag decides, and it never breaks (rows 3 to 9)', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Inquire Now' }).click();
  const popup = page.getByRole('dialog', { name: 'Enquiry Form' });
  await fill(popup, { Name: 'Asha', Phone: phone });
  await expectTexts(page, popup, [
    ['success-false', 'The office is closed today.'],
    ['success-false-nomsg', UNEXPECTED],
    ['200-empty', UNEXPECTED],
    ['200-html', UNEXPECTED],
    ['200-malformed', UNEXPECTED],
    ['204', UNEXPECTED],
    ['422-msg', 'Please check your phone number.'],
    ['500', FAILED],
    ['reset', NETWORK_ERROR],
  ]);
  await failCalls(page.context(), 'ok200');
  await send(page, popup);
  await expect(popup).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeVisible();
  expect(await storedRows(phone)).toHaveLength(1);
});

test('slow, late and endless answers (rows 10, 11, 17)', async ({ browser, baseURL }) => {
  const run = async (fault: string, text: string, isAlert: boolean) => {
    const page = await browser.newPage({ baseURL });
    await failCalls(page.context(), fault);
    await page.goto('/about');
    const form = footerForm(page);
    await fill(form, { Name: 'Asha', Phone: newPhone() });
    const calls = watchCalls(page);
    await send(page, form);
    const button = form.getByRole('button', { name: 'Sending...' });
    await expect(button).toBeDisabled();
    await form.getByLabel('Name').press('Enter');
    const note = form.getByRole(isAlert ? 'alert' : 'status').filter({ hasText: text });
    await expect(note).toBeVisible({ timeout: 20_000 });
    expect(calls, fault).toHaveLength(1);
    await page.context().close();
  };
  await Promise.all([
    run('slow3', SUCCESS, false),
    run('slow14', SUCCESS, false),
    run('slow16', NETWORK_ERROR, true),
    run('hang', NETWORK_ERROR, true),
    run('drip', NETWORK_ERROR, true),
  ]);
});

test('form of a developer page: 200 or 201 with success, and one text for all else (row 20)', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/project-details/orchid-vale');
  const form = page.getByRole('main').locator('form');
  await fill(form, { Name: 'Asha', Phone: phone });
  const text = 'There was an error submitting your enquiry. Please try again later.';
  await expectTexts(page, form, [
    ['500-msg', text],
    ['429', text],
    ['reset', text],
    ['204', text],
  ]);
  await failCalls(page.context(), 'ok200');
  await send(page, form);
  await expect(form.getByText('Your enquiry has been submitted successfully!')).toBeVisible();
  expect(await storedRows(phone)).toHaveLength(1);
});

test('the same words from two tabs at once are one row (row 17)', async ({ page, context }) => {
  const phone = newPhone();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/about');
    await fill(footerForm(tab), { Name: 'Asha', Phone: phone, Message: 'Twice' });
  }
  await Promise.all(
    [page, other].map((tab) => footerForm(tab).getByRole('button', { name: 'Send Enquiry' }).dblclick()),
  );
  for (const tab of [page, other]) await expect(footerForm(tab).getByText(SUCCESS)).toBeVisible();
  expect(await storedRows(phone)).toHaveLength(1);
});
