import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
const PRINT_PAGE = '/brochure/vatika/mogra-courts-sector-83';
const PDF = '/brochures/vatika/mogra-courts-sector-83.pdf';

test('the print page holds pictures, facts, plans, schedule, registration and contact', async ({ page }) => {
  await page.goto(PRINT_PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Mogra Courts' })).toBeVisible();
  for (const name of ['About Mogra Courts', 'Floor plans', 'Site plan', 'Payment schedule', 'Amenities', 'Location']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const sheet = page.getByRole('article');
  await expect(sheet.getByText('₹ 1.81 – 2.62 Cr')).toBeVisible();
  await expect(sheet.getByText('SAMPLE-RERA-GGM-0103').first()).toBeVisible();
  await expect(sheet.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  await expect(sheet.getByRole('table', { name: 'Construction Linked Plan' }).getByRole('row')).toHaveCount(11);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('the PDF is tagged, has an outline and is under 1 MB', async ({ request }) => {
  const answer = await request.get(PDF);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await answer.body();
  expect(pdf.length).toBeLessThan(1_000_000);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Outlines');
  expect(text).toContain('(D:20261111000000');
});

test('Download Brochure opens its dialog with the brochure and a WhatsApp text; only the phone is asked for', async ({
  page,
}) => {
  await page.goto(PROJECT);
  await page.getByRole('link', { name: 'Download Brochure' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Download Brochure' });
  await expect(dialog.getByRole('link', { name: 'Open the brochure' })).toHaveAttribute('href', new RegExp(`${PDF}$`));
  await dialog.getByRole('link', { name: 'Send on WhatsApp' }).click();
  await expect(dialog.getByText('Please enter a valid phone number.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('98000 00000');
  const href = await dialog.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(new URL(href ?? '').hostname).toBe('wa.me');
  expect(new URL(href ?? '').searchParams.get('text')).toContain('Mogra Courts');
  expect(new URL(href ?? '').searchParams.get('text')).toContain('Phone: 98000 00000');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
