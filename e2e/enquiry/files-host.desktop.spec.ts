import { beHuman, newPhone, storedRows, type StoredRow } from '../steps/enquiry';
import { ENQUIRY_FORMS, wordsOf } from '../steps/enquiry-forms';
import { startFilesHost, type HostKind } from '../steps/files-host';
import { expect, test } from '../steps/fixtures';

const SUCCESS = /submitted successfully|has been sent/i;
const WAITING = 'enquiries-v1';
const HOSTS: HostKind[] = ['files', 'page', 'hang'];

/**
 * Three at a time, because each page sends what waits again. Every form meets a host of files; what the others answer is
 * read alike for every form (`lib/browser/enquiry/answers.test.ts`), so that one form meets them.
 */
const names = Object.keys(ENQUIRY_FORMS);
const groupsOf = (kind: HostKind) =>
  kind === 'files' ? [0, 3, 6, 9].map((from) => names.slice(from, from + 3)) : [['call back']];

for (const kind of HOSTS) {
  for (const group of groupsOf(kind)) {
    test(`a host of kind “${kind}” takes no enquiry of ${group.join(', ')}: each says so and keeps it, and it is sent once the endpoint is there`, async ({
      browser,
    }) => {
      test.slow();
      const host = await startFilesHost(kind);
      const page = await browser.newPage({ baseURL: host.url, viewport: { width: 1440, height: 900 } });
      // Only the clock of the page waits for a host that never answers.
      if (kind === 'hang') await page.clock.install();
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
          await expect(async () => {
            if (kind === 'hang') await page.clock.fastForward(16_000);
            await expect(said.first()).toContainText(/call|phone|contact|saved|failed|error|unexpected/i, {
              timeout: 1000,
            });
          }).toPass({ timeout: 60_000 });
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
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), WAITING), { timeout: 20_000 })
        .toBeNull();
      expect((await storedRows(phone)).map(wordsOf).sort()).toEqual(words.sort());
      await page.close();
      host.stop();
    });
  }
}
