import { fill, newPhone, storedRows } from '../steps/enquiry';
import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';

test(
  'a reply opens the panel; places, instalments, questions and people',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await page.goto('/developers');
    const greeting = page.getByRole('region', { name: 'Assistant' });
    const panel = page.getByRole('dialog', { name: 'Aangan assistant' });
    await expect(greeting).toBeVisible();
    await expect(greeting.locator('[aria-live], [role=status], [role=log]')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

    await greeting.getByRole('button', { name: 'A home in Gurgaon' }).click();
    await expect(panel).toBeVisible();
    await expect(greeting).toHaveCount(0);
    const log = panel.getByRole('log', { name: 'Conversation' });
    await expect(log.getByRole('link', { name: /^Show homes in Gurgaon/ })).toHaveAttribute(
      'href',
      /^\/projects\?.*&locality=Gurgaon$/,
    );
    // The panel slides in from below; its final position counts.
    const restingBox = () =>
      panel
        .boundingBox()
        .then((box) => [box?.x, box?.y, box?.width, box?.height].map((side) => Math.round(side ?? NaN)));
    if (isMobile) {
      await expect.poll(restingBox).toEqual([0, 0, 390, 844]);
      expect(await panel.evaluate((element) => element.matches(':modal'))).toBe(true);
    } else {
      const [, , width, height] = await restingBox();
      expect(width).toBe(328);
      expect(height).toBeLessThanOrEqual(520);
      await expect(panel.getByLabel('Your question')).toBeFocused();
    }

    const ask = async (question: string) => {
      await panel.getByLabel('Your question').fill(question);
      await panel.getByLabel('Your question').press('Enter');
    };
    await ask('EMI for 80 lakh');
    await expect(log.getByText('₹ 69,425.86 a month')).toBeVisible();
    await ask('price of mogra courts');
    await expect(log.getByRole('link', { name: /^Mogra Courts/ }).first()).toHaveAttribute(
      'href',
      '/project-details/vatika/mogra-courts-sector-83',
    );
    await ask('can a second car park at kiln court');
    await expect(log.getByText('one covered bay for each home')).toBeVisible();
    await ask('2 bhk');
    await ask('under 60 lakh');
    await ask('in noida');
    await expect(log.getByRole('link', { name: /^Show 2 BHK under ₹ 60 Lakh in Noida/ })).toBeVisible();
    await ask('Do I pay a fee?');
    await expect(log.getByText('On new projects the developer pays us')).toBeVisible();
    await log.getByRole('button', { name: 'Talk to a person' }).click();
    await expect(log.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+910000000000');

    await expectNoAxeFindings(page, { part: 'dialog[open]' });

    await log.getByRole('link', { name: 'Send an enquiry' }).click();
    const enquiry = page.getByRole('dialog', { name: 'Enquiry Form' });
    await expect(enquiry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(enquiry).toBeHidden();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    const launcher = page.getByRole('complementary').getByRole('link', { name: 'Assistant' });
    await expect(launcher).toBeFocused();

    // The greeting stays closed for the session; the launcher stays.
    await page.goto('/plots');
    await launcher.click();
    await expect(panel).toBeVisible();
    await expect(greeting).toHaveCount(0);
    await panel.getByRole('button', { name: 'Close the assistant' }).click();
    await expect(panel).toHaveCount(0);
  },
);

test('a term is defined; a number and the conversation go along to a person', async ({ page }) => {
  await page.goto('/developers');
  await page.getByRole('complementary').getByRole('link', { name: 'Assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Aangan assistant' });
  const log = panel.getByRole('log', { name: 'Conversation' });
  const ask = async (question: string) => {
    await panel.getByLabel('Your question').fill(question);
    await panel.getByLabel('Your question').press('Enter');
  };
  await ask('what is rera');
  await expect(log.getByText('The Real Estate (Regulation and Development) Act, 2016')).toBeVisible();
  const phone = newPhone();
  await ask(`my number is ${phone}`);
  const enquiry = page.getByRole('dialog', { name: 'Enquiry Form' });
  await expect(enquiry.getByLabel('Phone')).toHaveValue(phone);
  await expect(enquiry.getByLabel('Message')).toHaveValue(
    /^Asked on the website:\n- what is rera\n {2}RERA: The Real Estate/,
  );
  await page.keyboard.press('Escape');
  await expect(enquiry).toBeHidden();

  await ask('EMI for 80 lakh');
  await ask('Talk to a person');
  const chat = await log.getByRole('link', { name: 'Chat on WhatsApp' }).getAttribute('href');
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('- EMI for 80 lakh\n');
  await log.getByRole('link', { name: 'Send an enquiry' }).last().click();
  await expect(enquiry.getByLabel('Phone')).toHaveValue(phone);
  await fill(enquiry, { Name: 'Asha' });
  await enquiry.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(enquiry).toBeHidden();
  const [row] = await storedRows(phone);
  expect(row?.message).toMatch(/^Asked on the website:\n- what is rera\n.+\n- EMI for 80 lakh\n.+₹ 69,425\.86 a month/);
});

test.describe('without our data', () => {
  test.use({ expectedFaults: [/assistant\.json|ERR_FAILED/] });

  test('the assistant says so, and answers once the data is there', async ({ page }) => {
    await page.route('**/data/assistant.json', (route) => route.abort(), { times: 1 });
    await page.goto('/developers');
    await page.getByRole('region', { name: 'Assistant' }).getByRole('button', { name: 'A shop or office' }).click();
    const panel = page.getByRole('dialog', { name: 'Aangan assistant' });
    await expect(panel.getByText('Our data did not arrive.')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
    await panel.getByLabel('Your question').fill('plots');
    await panel.getByRole('button', { name: 'Send the question' }).click();
    await expect(panel.getByRole('link', { name: /^Show Residential Land/ })).toHaveAttribute(
      'href',
      '/projects?type=Residential+Land',
    );
  });
});
