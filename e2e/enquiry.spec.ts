import { expect, test } from './fixtures';
import { answerCalls, beHuman, ENQUIRY_CALL, fill, footerForm, NETWORK_ERROR, SUCCESS, values } from './enquiry-steps';

const ROHIT = { Name: 'Rohit Malhotra', Phone: '98000 00000', Email: 'rohit@example.com', Message: '3 BHK, ready' };

test.describe('the footer form', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('is stored and says so, with the fields cleared and the focus on the note', async ({ page }) => {
    const form = footerForm(page);
    await fill(form, ROHIT);
    const answer = page.waitForResponse(ENQUIRY_CALL);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    expect((await answer).status()).toBe(201);
    const note = form.getByRole('status').filter({ hasText: SUCCESS });
    await expect(note).toContainText('A consultant calls you back on the same working day.');
    await expect(note).toBeFocused();
    expect(await values(form)).toEqual(['', '', '', '']);
    await expect(form.getByRole('button', { name: 'Send Enquiry' })).toBeEnabled();
  });

  test('sends JSON with exactly the fields, an id and the consent', async ({ page }) => {
    const requests = await answerCalls(page, (route) => route.fulfill({ status: 201, json: { success: true } }));
    const form = footerForm(page);
    await fill(form, ROHIT);
    await beHuman(page);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByText(SUCCESS)).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(new URL(requests[0]?.url() ?? '').pathname).toBe('/contact.php');
    expect(requests[0]?.headers()['content-type']).toBe('application/json');
    expect(requests[0]?.postDataJSON()).toEqual({
      name: 'Rohit Malhotra',
      phone: '98000 00000',
      email: 'rohit@example.com',
      message: '3 BHK, ready',
      id: expect.stringMatching(/^[\da-f-]{32,36}$/) as unknown,
      consent: expect.stringMatching(/^\d{4}-\d\d$/) as unknown,
    });
  });

  test('says under each field what is missing, at once when put right, and asks nobody', async ({ page }) => {
    const requests = await answerCalls(page, (route) => route.abort());
    const form = footerForm(page);
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

  test('blanks are no name', async ({ page }) => {
    const form = footerForm(page);
    await fill(form, { Name: '   ', Phone: '98000 00000' });
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.');
  });

  test('shows what the server finds wrong, under the field as well', async ({ page }) => {
    const form = footerForm(page);
    await fill(form, { Name: 'Rohit', Phone: 'call me' });
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number.');
    expect(await values(form)).toEqual(['Rohit', 'call me', '', '']);
  });
  test.use({ expectedFaults: [/status of (422|500|503)|net::ERR/] });

  for (const [status, text] of [
    [200, 'Unexpected response status: 200'],
    [204, 'Unexpected response status: 204'],
    [503, 'Failed to submit enquiry.'],
  ] as const) {
    test(`status ${status} is told and keeps the fields`, async ({ page }) => {
      await answerCalls(page, (route) => route.fulfill({ status, body: status === 204 ? '' : '<h1>Busy</h1>' }));
      const form = footerForm(page);
      await fill(form, ROHIT);
      await form.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(form.getByRole('alert')).toContainText(text);
      await expect(form.getByRole('alert')).toBeFocused();
      expect(await values(form)).toEqual(Object.values(ROHIT));
    });
  }

  test('offline: told, fields kept, and sent once the connection is back', async ({ page, context }) => {
    const form = footerForm(page);
    await fill(form, ROHIT);
    await expect(form.getByRole('status')).toBeAttached();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByRole('alert')).toContainText(NETWORK_ERROR);
    await expect(form.getByRole('alert')).toContainText('Your details are still in the form.');
    expect(await values(form)).toEqual(Object.values(ROHIT));
    await context.setOffline(false);
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(form.getByText(SUCCESS)).toBeVisible();
  });

  test('two clicks are one request; while it lasts the form is still and says so', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const requests = await answerCalls(page, async (route) => {
      await held;
      await route.fulfill({ status: 201, json: {} });
    });
    const form = footerForm(page);
    await fill(form, ROHIT);
    const idle = await form.getByRole('button').boundingBox();
    await form.getByRole('button', { name: 'Send Enquiry' }).dblclick();
    const button = form.getByRole('button', { name: 'Sending...' });
    await expect(button).toBeDisabled();
    expect((await button.boundingBox())?.width).toBe(idle?.width);
    await expect(form.getByLabel('Name')).not.toBeEditable();
    release();
    await expect(form.getByText(SUCCESS)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('a retry of the same words keeps its id; other words and the next enquiry get their own', async ({ page }) => {
    const requests = await answerCalls(page, (route, count) => route.fulfill({ status: count === 4 ? 201 : 500 }));
    const form = footerForm(page);
    const send = async () => {
      const answer = page.waitForResponse(ENQUIRY_CALL);
      await form.getByRole('button', { name: 'Send Enquiry' }).click();
      await (await answer).finished();
      await expect(form.getByRole('button', { name: 'Send Enquiry' })).toBeEnabled();
    };
    await fill(form, ROHIT);
    await send();
    await send();
    await fill(form, { Message: '4 BHK' });
    await send();
    await send();
    await fill(form, { ...ROHIT, Message: '4 BHK' });
    await send();
    const ids = requests.map((request) => (request.postDataJSON() as { id: string }).id);
    const [first, second, third, accepted, next] = ids;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(accepted).toBe(third);
    expect(next).not.toBe(accepted);
  });

  test('the same id again is one enquiry and again 201', async ({ page }) => {
    const data = { name: 'Asha', phone: '9800000002', email: '', message: '', id: crypto.randomUUID(), consent: '1' };
    for (const time of ['first', 'second']) {
      const response = await page.request.post('/contact.php', { data });
      expect(response.status(), time).toBe(201);
    }
  });
});

test.describe('when the code that sends cannot be fetched', () => {
  // The answer's page takes no part in the transition between pages of the site.
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

test.describe('the contact page', () => {
  test.use({ expectedFaults: [/status of 500/] });

  test.beforeEach(({ page }) => page.goto('/contact-us'));

  test('tries multipart, then JSON, then the other address, and says how far it is', async ({ page }) => {
    const requests = await answerCalls(page, (route, count) =>
      count < 3 ? route.fulfill({ status: 500 }) : route.continue(),
    );
    const form = page.getByRole('main').locator('form');
    await fill(form, ROHIT);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText(SUCCESS)).toBeVisible();
    const calls = requests.map((request) => [
      new URL(request.url()).pathname,
      request.headers()['content-type']?.split(';')[0],
    ]);
    expect(calls).toEqual([
      ['/contact.php', 'multipart/form-data'],
      ['/contact.php', 'application/json'],
      ['/contact', 'application/json'],
    ]);
  });

  test('offers phone and e-mail when nothing gets through', async ({ page }) => {
    await answerCalls(page, (route) => route.fulfill({ status: 500 }));
    const form = page.getByRole('main').locator('form');
    await fill(form, ROHIT);
    await form.getByRole('button', { name: 'Send Message' }).click();
    const note = form.getByRole('alert');
    await expect(note).toContainText('Unable to submit enquiry automatically. Please contact us directly');
    await expect(note).toContainText('Or try again later.');
    await expect(note.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
    await expect(note.getByRole('link', { name: 'hello@aangan.example' })).toBeVisible();
    expect(await values(form)).toEqual(Object.values(ROHIT));
  });
});

test.describe('the form of a developer page without projects', () => {
  test.use({ expectedFaults: [/status of 503/] });

  for (const [status, text] of [
    [200, 'Your enquiry has been submitted successfully!'],
    [503, 'There was an error submitting your enquiry. Please try again later.'],
  ] as const) {
    test(`status ${status}`, async ({ page }) => {
      await answerCalls(page, (route) => route.fulfill({ status }));
      await page.goto('/project-details/orchid-vale');
      const form = page.getByRole('main').locator('form');
      await fill(form, ROHIT);
      await form.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(form.getByText(text)).toBeVisible();
    });
  }
});
