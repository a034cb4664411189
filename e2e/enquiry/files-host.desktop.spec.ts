import { beHuman, newPhone, storedRows } from '../steps/enquiry';
import { ENQUIRY_FORMS, wordsOf } from '../steps/enquiry-forms';
import { startFilesHost, type HostKind } from '../steps/files-host';
import { expect, test } from '../steps/fixtures';

const SUCCESS = /submitted successfully|has been sent/i;

/** A host that never answers lets each form wait; two of them stand for the others. */
const HOSTS: [HostKind, forms: string[]][] = [
  ['files', Object.keys(ENQUIRY_FORMS)],
  ['page', Object.keys(ENQUIRY_FORMS)],
  ['login', Object.keys(ENQUIRY_FORMS)],
  ['hang', ['footer', 'city']],
];

for (const [kind, forms] of HOSTS) {
  test(`a host of kind “${kind}” takes no enquiry: each form says so and keeps it, and it is sent once the endpoint is there`, async ({
    browser,
  }) => {
    test.slow();
    const host = await startFilesHost(kind);
    const page = await browser.newPage({ baseURL: host.url, viewport: { width: 1440, height: 900 } });
    const phone = newPhone();
    const words: string[] = [];
    for (const [at, name] of forms.entries()) {
      await test.step(name, async () => {
        const filled = await ENQUIRY_FORMS[name]!(page, {
          ...{ name: 'Asha', phone, words: `words ${at} ${phone.slice(1, 6)}`, random: () => 0 },
        });
        words.push(filled.words);
        await beHuman(page);
        await filled.form
          .getByRole('button', { name: /^(Send|Request a call back|Submit)/ })
          .last()
          .click();
        const said = filled.form.getByRole('alert').or(filled.form.getByRole('status').filter({ hasText: /saved/i }));
        await expect(said.first()).toContainText(/call|phone|contact|saved|failed|error|unexpected/i, {
          timeout: 50_000,
        });
        await expect(page.getByText(SUCCESS)).toHaveCount(0);
        await expect(filled.form.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
        expect(await filled.form.getByLabel('Phone').inputValue()).toBe(phone);
      });
    }
    expect(storedRows(phone)).toEqual([]);
    host.become('endpoint');
    await page.goto('/about');
    await page.mouse.move(5, 300);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('enquiries-v1')), { timeout: 20_000 }).toBeNull();
    expect(storedRows(phone).map(wordsOf).sort()).toEqual(words.sort());
    await page.close();
    host.stop();
  });
}
