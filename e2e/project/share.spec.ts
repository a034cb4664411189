import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { open, PROJECT } from '../steps/plans';

const share = 'Share Mogra Courts';

test('a device with a share sheet shares name, place, price and address of the project', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.title = `${data.title} at ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await open(page, `${PROJECT}?loan=5000000#emi`);
  await page.getByRole('link', { name: share }).click();
  await expect(page).toHaveTitle(new RegExp(`^Mogra Courts, Sector 83, Gurgaon, ₹ .+ Cr at https://.*${PROJECT}$`));
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('without one: WhatsApp, and the address to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page, PROJECT);
  await page.getByRole('link', { name: share }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(new RegExp(`${PROJECT}$`));
  await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Mogra/,
  );
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${PROJECT}$`));
});
