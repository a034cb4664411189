import { expect, test } from '../steps/fixtures';
import {
  beHuman,
  ENQUIRY_CALL,
  failCalls,
  fill,
  footerForm,
  NETWORK_ERROR,
  newPhone,
  storedRows,
  SUCCESS,
  values,
  watchBodies,
  watchCalls,
} from '../steps/enquiry';

const ROHIT = { Name: 'Rohit Malhotra', Phone: '98000 00000', Email: 'rohit@example.com', Message: '3 BHK, ready' };

test('the footer form is checked, stored and says so, with the specified fields, an id and the consent, and where it comes from', async ({
  page,
}) => {
  await page.goto('/about');
  const requests = watchCalls(page);
  const bodies = await watchBodies(page);
  const form = footerForm(page);
  await test.step('says under each field what is missing, at once when put right, and asks nobody', async () => {
    await form.getByLabel('Email').fill('rohit@');
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.');
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number.');
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Enter an e-mail like name@example.com.');
    await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Phone').fill('98000 00000');
    await expect(form.getByText('Please enter a valid phone number.')).toBeHidden();
    await expect(form.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
    await expect(form.getByText('Please enter your name.')).toBeVisible();
    expect(requests).toHaveLength(0);
  });
  await fill(form, ROHIT);
  await beHuman(page);
  const answer = page.waitForResponse(ENQUIRY_CALL);
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  expect((await answer).status()).toBe(201);
  const note = form.getByRole('status').filter({ hasText: SUCCESS });
  await expect(note).toContainText('A consultant calls you back.');
  await expect(note).toBeFocused();
  expect(await values(form)).toEqual(['', '', '', '']);
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]?.url() ?? '').pathname).toBe('/contact.php');
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  expect(bodies[0]).toEqual({
    name: 'Rohit Malhotra',
    phone: '98000 00000',
    email: 'rohit@example.com',
    message: '3 BHK, ready',
    id: expect.stringMatching(/^[\da-f-]{32,36}$/) as unknown,
    consent: expect.stringMatching(/^\d{4}-\d\d$/) as unknown,
    channel: 'footer',
    pagePath: '/about',
    firstPage: '/about',
  });
});

test.describe('when the code that sends cannot be fetched', () => {
  // The endpoint's page does not take part in the site's view transition.
  test.use({ expectedFaults: [/net::ERR|ChunkLoadError|ViewTransition/] });

  test('the form posts by itself', async ({ page }) => {
    await page.goto('/about');
    await page.route(/\/_next\/.*\.js$/, (route) => route.abort());
    const form = footerForm(page);
    await fill(form, ROHIT);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/contact.php');
  });

  test('offline it stays, keeps the fields and says why', async ({ page, context }) => {
    await page.goto('/about');
    await context.setOffline(true);
    const form = footerForm(page);
    await fill(form, ROHIT);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByRole('alert')).toHaveText(NETWORK_ERROR);
    expect(await values(form)).toEqual(Object.values(ROHIT));
  });
});

test.describe('the endpoint fails', () => {
  test.use({ expectedFaults: [/status of (500|422)|net::ERR/] });

  test('the footer form keeps what was not delivered, offers a call and WhatsApp, and sends it later', async ({
    page,
    context,
  }) => {
    await failCalls(context, '500:1');
    await page.goto('/about');
    const phone = newPhone();
    await fill(footerForm(page), { Name: 'Asha', Phone: phone, Message: '3 BHK in Pune' });
    await footerForm(page).getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(footerForm(page).getByText('Failed to submit enquiry.')).toBeVisible();
    await expect(footerForm(page).getByText(/will be processed when the system is back online/)).toBeVisible();
    await expect(footerForm(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    const whatsapp = footerForm(page).getByRole('link', { name: /Send on WhatsApp/ });
    expect(decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')).toContain('Message: 3 BHK in Pune');
    await page.reload();
    await expect.poll(async () => (await storedRows(phone)).length).toBe(1);
    await expect(page.getByText('Your saved enquiry has been sent.')).toBeVisible();
  });

  test('an answer that takes long is awaited, nothing is sent twice, and after eight seconds the form says how to call', async ({
    page,
  }) => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => (answer = resolve));
    await page.route(ENQUIRY_CALL, async (route) => {
      await isLate;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/about');
    const form = footerForm(page);
    const calls = watchCalls(page);
    await fill(form, { Name: 'Asha', Phone: newPhone() });
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await form.getByLabel('Name').press('Enter');
    await page.clock.runFor(8100);
    await expect(form.getByText('Still trying – or call.')).toBeVisible();
    await page.clock.runFor(2000);
    answer();
    await expect(form.getByText(SUCCESS)).toBeVisible();
    await expect(form.getByText('Still trying – or call.')).toHaveCount(0);
    expect(calls).toHaveLength(1);
  });
});
