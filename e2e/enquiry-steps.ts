import type { Locator, Page, Request, Route } from '@playwright/test';

/** Matches the calls of every form: `/contact.php` and `/contact`, not the page `/contact-us`. */
export const ENQUIRY_CALL = /\/contact(\.php)?$/;

export const SUCCESS = 'Enquiry submitted successfully!';
export const NETWORK_ERROR = 'Network error. Please check your connection.';

export function footerForm(page: Page): Locator {
  return page.getByRole('contentinfo').locator('form');
}

/** Fills a form as a visitor would; what is left out stays as it is. */
export async function fill(form: Locator, fields: Partial<Record<'Name' | 'Phone' | 'Email' | 'Message', string>>) {
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
}

export async function values(form: Locator): Promise<string[]> {
  return Promise.all(['Name', 'Phone', 'Email', 'Message'].map((label) => form.getByLabel(label).inputValue()));
}

/** Answers the calls of a page in the place of the server; what was sent is kept. */
export async function answerCalls(page: Page, answer: (route: Route, count: number) => Promise<void> | void) {
  const requests: Request[] = [];
  await page.route(ENQUIRY_CALL, (route) => {
    requests.push(route.request());
    return answer(route, requests.length);
  });
  return requests;
}

/** A form sent within a second and a half of opening the page is taken for a robot's. */
export async function beHuman(page: Page) {
  await page.waitForFunction(() => performance.now() > 1600);
}
