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
} from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const FAILED = 'Failed to submit enquiry.';
// The browser logs each of the provoked faults.
test.use({ expectedFaults: [/status of \d+|net::ERR|CORS|Content Security Policy|connect-src|localhost:/] });

/** Presses the button and waits for the request, so that the following checks belong to it. */
async function send(page: Page, form: Locator) {
  const call = page.waitForRequest(ENQUIRY_CALL);
  await form.getByRole('button', { name: /^Send/ }).click();
  await call;
}

/** Which answer gives which text in which form is `lib/domain/enquiry/channels.test.ts`. */
test('footer form: an answer is told in its words, the fields stay, and one row is stored (rows 6 to 8, 16)', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/about');
  const form = footerForm(page);
  await fill(form, { Name: 'Asha', Phone: phone, Email: 'asha@example.com', Message: '2 BHK' });
  const typed = await values(form);
  for (const [fault, text] of [
    ['422-msg', 'Please check your phone number.'],
    ['502-html', FAILED],
    ['reset', NETWORK_ERROR],
    ['half', NETWORK_ERROR],
    ['no-cors', FAILED],
    ['429', 'Too many enquiries from your connection.'],
    ['stored-then-reset', NETWORK_ERROR],
    ['stored-then-500', FAILED],
  ] as const) {
    await test.step(fault, async () => {
      await failCalls(page.context(), fault);
      await send(page, form);
      await expect(form.getByRole('alert')).toContainText(text);
      await expect(form.getByRole('alert')).not.toContainText('<');
      await expect(form.getByRole('alert').getByRole('link', { name: '+91 00000 00000' })).toBeVisible();
      await expect(form.getByRole('button', { name: /^Send/ })).toBeEnabled();
      expect(await values(form)).toEqual(typed);
      expect(await storedRows(phone)).toHaveLength(fault.startsWith('stored') ? 1 : 0);
    });
  }
  await failCalls(page.context(), 'ok');
  await send(page, form);
  await expect(form.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused();
  expect(await values(form)).toEqual(['', '', '', '']);
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
