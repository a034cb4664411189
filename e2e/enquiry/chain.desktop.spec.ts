import type { Page } from '@playwright/test';
import { ENQUIRY_CALL, failCalls, fill, newPhone, storedRows, SUCCESS, values, watchCalls } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const SAVED = 'Form data saved locally. Please contact us directly';
const SAVED_NOTE = 'Your enquiry has been saved and will be processed when the system is back online.';
const UNSENT = 'Unable to submit enquiry automatically. Please contact us directly';

test.use({ expectedFaults: [/status of \d+|net::ERR/] });

const contactForm = (page: Page) => page.getByRole('main').locator('form');

async function send(page: Page, phone: string, message = '') {
  const form = contactForm(page);
  await fill(form, { Name: 'Asha', Phone: phone, Message: message });
  const call = page.waitForRequest(ENQUIRY_CALL);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await call;
}

const keptOn = (page: Page) => page.evaluate(() => localStorage.getItem('enquiries-v1'));

test('falls back until an answer is good, with one id and one row (rows 12, 13, 16)', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/contact-us');
  const form = contactForm(page);
  for (const [faults, calls] of [
    ['500:1', 2],
    ['500:2', 3],
    ['stored-then-500_half_ok', 3],
    ['422-msg_half_204', 3],
  ] as const) {
    await test.step(faults, async () => {
      await failCalls(page.context(), faults);
      const requests = watchCalls(page);
      await send(page, phone, faults);
      const isAccepted = !faults.includes('204');
      await expect(form.getByText(isAccepted ? SUCCESS : SAVED)).toBeVisible();
      const made = requests.map(
        (call) => `${new URL(call.url()).pathname} ${call.headers()['content-type']?.split(';')[0]}`,
      );
      const chain = [
        '/contact.php multipart/form-data',
        '/contact.php application/json',
        '/api/enquiry application/json',
      ];
      expect(made).toEqual(chain.slice(0, calls));
      expect((await storedRows(phone)).filter(({ message }) => message === faults)).toHaveLength(1);
    });
  }
});

test('all three fail: kept on the device, told, and deleted on request (row 14)', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/contact-us');
  await failCalls(page.context(), '500', 'slow1+reset', '429');
  await send(page, phone, '3 BHK');
  const form = contactForm(page);
  await expect(form.getByRole('status').filter({ hasText: 'Trying another way, 2 of 3.' })).toBeAttached();
  const note = form.getByRole('status').filter({ hasText: SAVED });
  await expect(note).toContainText(SAVED_NOTE);
  await expect(note.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  await expect(note.getByRole('link', { name: 'hello@aangan.example' })).toBeVisible();
  expect(await values(form)).toEqual(['Asha', phone, '', '3 BHK']);
  const [kept] = JSON.parse((await keptOn(page)) ?? '[]') as Record<string, string>[];
  expect(kept).toMatchObject({ name: 'Asha', phone, message: '3 BHK', channel: 'listing', status: 'pending' });
  expect(Date.parse(kept?.['timestamp'] ?? '')).not.toBeNaN();
  await note.getByRole('button', { name: 'Delete saved enquiry' }).click();
  await expect(note).toBeHidden();
  expect(await keptOn(page)).toBeNull();
  expect(await storedRows(phone)).toEqual([]);
});

test('nobody answers at all: the chain ends within 45 s (row 11)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact-us');
  await failCalls(page.context(), 'hang');
  const form = contactForm(page);
  const requests = watchCalls(page);
  await send(page, newPhone());
  for (const made of [2, 3]) {
    await page.clock.runFor(15_000);
    await expect.poll(() => requests.length).toBe(made);
  }
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.runFor(15_000);
  await expect(form.getByText(SAVED)).toBeVisible();
});

test('the storage fails too (row 15), and the site lives without it (row 41)', async ({ browser, baseURL }) => {
  const breakages = {
    blocked: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    },
    corrupt: () => {
      Storage.prototype.getItem = () => '{';
    },
  };
  for (const [name, breakage] of Object.entries(breakages)) {
    await test.step(name, async () => {
      const page = await browser.newPage({ baseURL });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(breakage);
      await page.goto('/contact-us');
      await failCalls(page.context(), '500');
      await send(page, newPhone());
      const note = contactForm(page).getByRole('alert');
      await expect(note).toContainText(UNSENT);
      await expect(note).toContainText('Or try again later.');
      await expect(note.getByRole('link', { name: 'hello@aangan.example' })).toBeVisible();
      expect(errors).toEqual([]);
      await page.context().close();
    });
  }
});

test('what the endpoint finds wrong is marked, nothing is kept, and the corrected enquiry is sent', async ({
  page,
}) => {
  const phone = newPhone();
  await page.goto('/contact-us');
  const form = contactForm(page);
  await form.getByLabel('Email').fill('asha@office');
  await send(page, phone);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Enter an e-mail like name@example.com.');
  expect(await keptOn(page)).toBeNull();
  await form.getByLabel('Email').fill('asha@office.example');
  await send(page, phone);
  await expect(form.getByText(SUCCESS)).toBeVisible();
  expect(await keptOn(page)).toBeNull();
  expect(await storedRows(phone)).toHaveLength(1);
});
