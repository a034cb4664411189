import { expect, test as base } from '@playwright/test';

interface Options {
  /** Console lines, page errors and addresses a test provokes on purpose. */
  expectedFaults: RegExp[];
}

/** As Playwright's own, and a page that complains or asks another host for anything fails its test. */
export const test = base.extend<Options>({
  expectedFaults: [[], { option: true }],
  page: async ({ page, baseURL, expectedFaults }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => {
      if (!expectedFaults.some((pattern) => pattern.test(fault))) faults.push(fault);
    };
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => note(`page error: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== baseURL) note(`request to another host: ${url.href}`);
    });
    await use(page);
    expect(faults, 'faults while the page was open').toEqual([]);
  },
});

export { expect };
