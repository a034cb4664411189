import { expect, test } from '../steps/fixtures';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

/** One text of each section that appears in its content only. */
const CONTENT = [
  ['Overview', 'Four towers around a planted court in Sector 83'],
  ['Floor Plan', '1,620 sq.ft'],
  ['Payment Plan', 'Raft foundation'],
  ['Amenities', 'Rainwater Harvesting'],
  ['Specifications', 'Modular Kitchen'],
  ['Location', 'Prime Location Highlights'],
  ['Site Plan', 'Site Plan'],
  ['EMI Calculator', 'Monthly EMI'],
  ['FAQs', 'Is Mogra Courts RERA approved?'],
  ['About Developer', 'About Vatika'],
  ['Similar Projects', 'opens in a new tab'],
] as const;

test('a project page without script', async ({ page }) => {
  await page.goto(MOGRA);
  await test.step('all eleven sections stand there with their content', async () => {
    for (const [name, text] of CONTENT) {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section).toBeVisible();
      await expect(section).toContainText(text);
    }
  });
  await test.step('the whole description is readable', async () => {
    const card = page.getByRole('region', { name: 'Description' });
    await expect(card).toContainText('these homes have a separate staff entry');
    await expect(card.getByText('these homes have a separate staff entry')).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card.getByText('There are…')).toBeHidden();
  });
  await test.step('answers open one at a time', async () => {
    const faqs = page.getByRole('region', { name: 'FAQs' });
    await faqs.getByText('Can you help with a home loan').click();
    await expect(faqs.getByText('Our loan desk compares lenders')).toBeVisible();
    await expect(faqs.getByText('The registration number is')).toBeHidden();
  });
  await test.step('every picture is in the page; the gallery scrolls and its thumbnails lead there', async () => {
    const gallery = page.getByRole('region', { name: 'Pictures of Mogra Courts' });
    await expect(gallery.getByRole('group', { name: /of 5$/ }).getByRole('img')).toHaveCount(5);
    await expect(gallery.getByRole('button')).toHaveCount(0);
    await gallery.getByRole('link', { name: 'Picture 3', exact: true }).click();
    await expect(gallery.getByRole('img', { name: 'Mogra Courts, picture 3' })).toBeInViewport({ ratio: 0.5 });
    await expect(gallery.getByRole('img', { name: 'Mogra Courts, picture 1' })).not.toBeInViewport();
  });
  await test.step('the tabs lead to their sections', async () => {
    const bar = page.getByRole('navigation', { name: 'Sections of this page' });
    await bar.getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL(/#faqs$/);
    const faqs = page.getByRole('region', { name: 'FAQs' });
    await expect.poll(async () => Math.round((await faqs.boundingBox())!.y)).toBe(180);
    await expect(bar.getByRole('button')).toHaveCount(0);
  });
  await test.step('the registration stands complete, without a button that would do nothing', async () => {
    const overview = page.getByRole('region', { name: 'Overview' });
    await expect(overview.getByText('SAMPLE-RERA-GGM-0103')).toBeVisible();
    await expect(overview.getByRole('link', { name: /^HARERA Gurugram/ })).toHaveAttribute(
      'href',
      'https://haryanarera.gov.in',
    );
    await expect(overview.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expect(overview.getByText('Copy')).toBeHidden();
    await expect(overview.getByText('₹ 11,173 a sq.ft for 1,620 sq.ft, of which 1,059 are carpet area.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'For investors' })).toHaveCount(0);
  });
  await test.step('the calculation stands in the page, its years open, and nothing dead is shown', async () => {
    const emi = page.getByRole('region', { name: 'EMI Calculator' });
    for (const text of ['₹ 1,44,80,000', '8.5% a year', '20 years', '₹ 1,25,660.80', '₹ 3,01,58,593.01']) {
      await expect(emi.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(emi.getByText('Other terms can be tried where JavaScript is allowed.')).toBeVisible();
    for (const role of ['slider', 'textbox', 'button'] as const) await expect(emi.getByRole(role)).toHaveCount(0);
    const rows = emi.getByRole('table').getByRole('row');
    await emi.getByText('Year-by-year schedule').click();
    await expect(rows).toHaveCount(21);
    await expect(rows.last()).toBeVisible();
  });
  await test.step('an adviser can be written to, and Share leads to WhatsApp with name, place, price and address', async () => {
    await expect(page.getByText('Your adviser')).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp Harleen Sethi' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/910000000003\?text=Hello%2C%20I%20am%20interested%20in%20Mogra%20Courts/,
    );
    const href = await page.getByRole('link', { name: 'Share Mogra Courts' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toMatch(
      /^Mogra Courts, Sector 83, Gurgaon, ₹ [\d.]+ – [\d.]+ Cr\nhttps:\/\/.*\/project-details\/vatika\/mogra-courts-sector-83$/,
    );
  });
  await test.step('contact, brochure, developer and similar projects are plain links', async () => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Contact Us' }).first()).toHaveAttribute('href', '#enquire');
    const brochure = main.getByRole('link', { name: 'Download Brochure' }).first();
    await expect(brochure).toHaveAttribute('href', '/brochures/vatika/mogra-courts-sector-83.pdf');
    await expect(brochure).toHaveAttribute('download', '');
    await expect(page.getByRole('region', { name: 'Similar Projects' }).getByRole('link')).toHaveCount(4);
    await page.getByRole('link', { name: 'View all Vatika projects' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vatika');
  });
});
