import { beHuman, newPhone, storedRows, type StoredRow } from '../steps/enquiry';
import { ENQUIRY_FORMS, wordsOf } from '../steps/enquiry-forms';
import { startFilesHost } from '../steps/files-host';
import { expect, test } from '../steps/fixtures';

const SUCCESS = /submitted successfully|has been sent/i;
const WAITING = 'enquiries-v1';

/** Three at a time, because each page sends what waits again. What other hosts answer is read alike for every form (`lib/browser/enquiry/answers.test.ts`). */
const names = Object.keys(ENQUIRY_FORMS);

for (const group of [0, 3, 6, 9].map((from) => names.slice(from, from + 3))) {
  test(`a host of files takes no enquiry of ${group.join(', ')}: each says so and keeps it, and it is sent once the endpoint is there`, async ({
    browser,
  }) => {
    test.slow();
    const host = await startFilesHost('files');
    const page = await browser.newPage({ baseURL: host.url, viewport: { width: 1440, height: 900 } });
    const phone = newPhone();
    const words: string[] = [];
    for (const [at, name] of group.entries()) {
      await test.step(name, async () => {
        const filled = await ENQUIRY_FORMS[name]!(page, {
          name: 'Asha',
          phone,
          words: `words ${at} ${phone.slice(1, 6)}`,
        });
        words.push(filled.words);
        await beHuman(page);
        await filled.form
          .getByRole('button', { name: /^(Send|Request a call back|Submit)/ })
          .last()
          .click();
        const said = filled.form.getByRole('alert').or(filled.form.getByRole('status').filter({ hasText: /saved/i }));
        await expect(said.first()).toContainText(/call|phone|contact|saved|failed|error|unexpected/i);
        await expect(page.getByText(SUCCESS)).toHaveCount(0);
        for (const way of [/^Call /, /WhatsApp/])
          await expect(filled.form.getByRole('link', { name: way }).first()).toBeVisible();
        expect(await filled.form.getByLabel('Phone').inputValue()).toBe(phone);
        const kept = await page.evaluate((key) => localStorage.getItem(key), WAITING);
        expect((JSON.parse(kept ?? '[]') as StoredRow[]).map(wordsOf)).toEqual(words);
      });
    }
    host.become('endpoint');
    await page.goto('/about');
    await page.mouse.move(5, 300);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), WAITING), { timeout: 20_000 }).toBeNull();
    expect((await storedRows(phone)).map(wordsOf).sort()).toEqual(words.sort());
    await page.close();
    host.stop();
  });
}
