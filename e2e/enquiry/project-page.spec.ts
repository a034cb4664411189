import { expectNoAxeFindings } from '../steps/axe';
import { failCalls, fill, footerForm, newPhone, storedRows, SUCCESS } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

for (const [path, name] of [
  [MOGRA, 'Mogra Courts'],
  ['/project-details/vatika/palash-row-sector-88b', 'Palash Row'],
  ['/project-details/bluepeak-estates/cobalt-one-sector-102', 'Cobalt One'],
] as const) {
  test(`two presses and a number ask about ${name}`, { tag: '@desktop' }, async ({ page, isMobile }) => {
    await page.goto(path);
    const phone = newPhone();
    // From 768 px the bar has it once the head has gone.
    if (!isMobile) await page.getByRole('heading', { name: 'Payment Plan', level: 2 }).scrollIntoViewIfNeeded();
    await page
      .locator(isMobile ? `nav[aria-label="Ask about ${name}"]` : '#section-bar')
      .getByRole('link', { name: /Enquire$/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Contact Us' });
    await dialog.getByLabel('Phone').fill(phone);
    await dialog.getByRole('button', { name: 'Request a call back' }).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    const [row] = storedRows(phone);
    expect(row).toMatchObject({
      name: 'Name not given',
      message: '',
      channel: 'contact',
      project: name,
      first_page: path,
    });
  });
}

test('a row of the configurations asks about itself', async ({ page }) => {
  await page.goto(MOGRA);
  const phone = newPhone();
  const table = page.getByRole('table', { name: 'Configurations and prices' });
  await table.getByRole('link', { name: /^Enquire about 3 BHK \+ Study/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us' });
  await expectNoAxeFindings(page, { part: 'dialog' });
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: 'Request a call back' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(storedRows(phone)[0]?.configuration).toBe('3 BHK + Study · 1,885 sq.ft');
});

test('the form of the page names project and configuration, and may ask for a visit', async ({ page }) => {
  await page.goto(MOGRA);
  const form = page.getByRole('region', { name: 'Ask about Mogra Courts' });
  const phone = newPhone();
  await form.getByLabel('Phone').fill(phone);
  await form.getByRole('radio', { name: '4 BHK · 2,340 sq.ft' }).check();
  await expectNoAxeFindings(page, { part: '#enquire' });
  await form.getByRole('button', { name: 'Request a call back' }).click();
  await expect(form.getByText(SUCCESS)).toBeVisible();
  expect(storedRows(phone)).toMatchObject([
    { channel: 'project', project: 'Mogra Courts', configuration: '4 BHK · 2,340 sq.ft' },
  ]);
});

test('a wrong number is told before anything is sent', async ({ page }) => {
  await page.goto(MOGRA);
  const form = page.getByRole('region', { name: 'Ask about Mogra Courts' });
  await form.getByLabel('Phone').fill('12');
  await form.getByRole('button', { name: 'Request a call back' }).click();
  await expect(form.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(form.getByLabel('Phone')).toBeFocused();
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
    await expect.poll(() => storedRows(phone).length).toBe(1);
    await expect(page.getByText('Your saved enquiry has been sent.')).toBeVisible();
  });

  test('after eight seconds the form says that it still tries, and how to call', async ({ page, context }) => {
    await failCalls(context, 'slow11');
    await page.goto('/about');
    const phone = newPhone();
    await fill(footerForm(page), { Name: 'Asha', Phone: phone });
    await footerForm(page).getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(footerForm(page).getByText('Still trying – or call.')).toBeVisible({ timeout: 10_000 });
    await expect(footerForm(page).getByText(SUCCESS)).toBeVisible({ timeout: 10_000 });
    await expect(footerForm(page).getByText('Still trying – or call.')).toHaveCount(0);
  });
});
