import { expect, test, type Locator } from '@playwright/test';
import { newPhone, storedRows, SUCCESS } from '../steps/enquiry';
import { ENQUIRY_FORMS, wordsOf } from '../steps/enquiry-forms';
import { startFilesHost, type HostKind } from '../steps/files-host';

const HOSTS: HostKind[] = ['files', 'page'];
/** Whatever the form, without script the browser posts it. */
const FORMS = ['footer', 'project', 'a page that moved'];

for (const kind of HOSTS) {
  test(`without script, a host of kind “${kind}” thanks for no enquiry; the form still has it, and phone and WhatsApp`, async ({
    browser,
  }) => {
    const host = await startFilesHost(kind);
    const page = await browser.newPage({ baseURL: host.url });
    for (const name of kind === 'files' ? FORMS : FORMS.slice(-1)) {
      await test.step(name, async () => {
        host.become(kind);
        const phone = newPhone();
        const { form, words } = await ENQUIRY_FORMS[name]!(page, {
          name: 'Asha',
          phone,
          words: `words ${FORMS.indexOf(name)} ${phone.slice(1, 6)}`,
        });
        const address = page.url();
        const send = form.getByRole('button', { name: /^(Send|Request a call back)/ });
        const ways = (inside: Locator) =>
          Promise.all(
            ['tel:', 'https://wa.me/'].map((way) =>
              expect(inside.locator(`a[href^="${way}"]`).filter({ visible: true }).first()).toBeVisible(),
            ),
          );
        await send.click();
        await expect(page).not.toHaveURL(address);
        await expect(page.getByText(SUCCESS)).toHaveCount(0);
        if (kind === 'files') {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry was not sent');
          await ways(page.getByRole('main'));
        }
        host.become('endpoint');
        await page.goBack();
        await expect(form.getByLabel('Phone')).toHaveValue(phone);
        await ways(page.locator('body'));
        expect(await storedRows(phone)).toEqual([]);
        await send.click();
        await expect(page.getByText(SUCCESS)).toBeVisible();
        expect((await storedRows(phone)).map(wordsOf)).toEqual([words]);
      });
    }
    await page.close();
    host.stop();
  });
}
