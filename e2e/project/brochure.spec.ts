import decode from 'jsqr';
import sharp from 'sharp';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
const PRINT_PAGE = '/brochure/vatika/mogra-courts-sector-83';
const PDF = '/brochures/vatika/mogra-courts-sector-83.pdf';

test('the print page is read, scanned and printed', async ({ page }) => {
  await page.goto(PRINT_PAGE);
  await test.step('the print page holds pictures, facts, plans, schedule, registration and contact', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Mogra Courts' })).toBeVisible();
    for (const name of [
      'About Mogra Courts',
      'Floor plans',
      'Site plan',
      'Payment schedule',
      'Amenities',
      'Location',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    const sheet = page.getByRole('article');
    await expect(sheet.getByText('₹ 1.81 – 2.62 Cr')).toBeVisible();
    await expect(sheet.getByText('SAMPLE-RERA-GGM-0103').first()).toBeVisible();
    await expect(sheet.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
    await expect(sheet.getByRole('table', { name: 'Construction Linked Plan' }).getByRole('row')).toHaveCount(11);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
  await test.step('a reader of its QR code finds the project page; the registration has a code of its own', async () => {
    const code = page.getByRole('img', { name: 'QR code of the page of Mogra Courts' });
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `https://www.aangan.example${PROJECT}`,
    );
    await expect(
      page.getByRole('figure').filter({ hasText: 'Opens haryanarera.gov.in' }).getByRole('img'),
    ).toBeVisible();
  });
  await test.step('it downloads the PDF and can be shared', async () => {
    await expect(page.getByText('Print this page, or save it as PDF')).toBeHidden();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('mogra-courts-sector-83.pdf');
    await page.getByRole('main').getByRole('link', { name: 'Share' }).click();
    await expect(page.getByRole('dialog', { name: 'Share' }).getByLabel('Address')).toHaveValue(
      `https://www.aangan.example${PRINT_PAGE}`,
    );
  });
  await page.keyboard.press('Escape');
  await test.step('a sheet holds each drawing with its facts, and no table is cut', async () => {
    await page.emulateMedia({ media: 'print' });
    const drawing = page.getByRole('figure').filter({ hasText: '4 BHK' });
    await expect(drawing.getByRole('definition')).toHaveText(['2,340 sq.ft', '₹ 2.62 Cr']);
    for (const part of [drawing, page.getByRole('table').first(), page.getByRole('table').last()]) {
      const kept = await part.evaluate((element) => {
        for (let box: Element | null = element; box; box = box.parentElement)
          if (getComputedStyle(box).breakInside === 'avoid') return true;
        return false;
      });
      expect(kept).toBe(true);
    }
  });
});
test('without a PDF Save opens the print dialog', async ({ page }) => {
  await page.addInitScript('window.print = () => document.body.setAttribute("data-printed", "")');
  await page.route(`**${PRINT_PAGE}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(`href="${PDF}" download=""`, `href="${PRINT_PAGE}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(PRINT_PAGE);
  await expect(page.getByText('Print this page, or save it as PDF')).toBeVisible();
  await page.getByRole('link', { name: 'Save as PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});

test('the PDF is tagged, has an outline and is at most 0.7 MB', async ({ request }) => {
  const answer = await request.get(PDF);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await answer.body();
  expect(pdf.length).toBeLessThanOrEqual(700_000);
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
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save the PDF' }).click();
  expect((await download).suggestedFilename()).toBe('mogra-courts-sector-83.pdf');
  const share = await dialog.getByRole('link', { name: 'Share' }).getAttribute('href');
  expect(new URL(share ?? '').searchParams.get('text')).toMatch(
    /^Mogra Courts brochure\nhttp.*\/brochures\/vatika\/mogra-courts-sector-83\.pdf$/,
  );
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
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
