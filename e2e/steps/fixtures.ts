import { expect, test as base } from '@playwright/test';

interface Options {
  /** Console lines, page errors and requests that a test provokes on purpose. */
  expectedFaults: RegExp[];
}

/** Chromium's own word for a page that is left before the transition into it ended; nobody sees or misses anything. */
const UNFINISHED = /Transition was (?:skipped|aborted)/;
/** What the settings of the tests ask for. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** Fails a test on console errors or warnings, page errors and requests to other hosts, too. */
export const test = base.extend<Options>({
  expectedFaults: [[], { option: true }],
  page: async ({ page, baseURL, expectedFaults }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => {
      if (![...expectedFaults, UNFINISHED, BLOCKED].some((pattern) => pattern.test(fault))) faults.push(fault);
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
