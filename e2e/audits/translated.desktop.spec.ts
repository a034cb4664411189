import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { chooseLocality } from '../steps/listing';
import { field, readySearch } from '../steps/search';

test.use({ expectedFaults: [/preloaded using link preload/] });

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';
const main = (page: Page) => page.getByRole('main');
const fill = (label: RegExp | string, text: string) => (page: Page) =>
  main(page).getByRole('textbox', { name: label }).first().fill(text);
const click =
  (role: 'button' | 'link', name: RegExp | string, exact = false) =>
  (page: Page) =>
    main(page).getByRole(role, { name, exact }).first().click();
const search = (text: string) => async (page: Page) => {
  await readySearch(page);
  await field(page).fill(text);
};
const ask = (question: string) => async (page: Page) => {
  await page.getByLabel('Your question').fill(question);
  await page.getByLabel('Your question').press('Enter');
};

/** What a visitor does on pages whose texts change, one of each way in which they do; `translated-text.test.ts` has the rest. */
const WALKS: [page: string, path: string, steps: ((page: Page) => Promise<unknown>)[]][] = [
  [
    'cost of a project',
    `${MOGRA}?price=18100000&owner=woman#cost`,
    [
      async (page) =>
        expect(
          main(page)
            .getByRole('textbox', { name: /^Price/ })
            .first(),
        ).toBeVisible(),
      fill(/^Price/, '5 cr'),
      async (page) => main(page).getByLabel('Owner').first().selectOption('man'),
      fill(/^Price/, '2.5 cr'),
    ],
  ],
  ['search', '/', [search('3 bhk gurgaon'), search('sector 65'), search('4 bhk under 3 cr noida'), search('xyzzy')]],
  [
    'listing',
    '/projects',
    [
      (page) => chooseLocality(page, 'Gurgaon'),
      (page) => chooseLocality(page, 'Noida'),
      (page) =>
        page
          .getByRole('form', { name: 'Filters' })
          .getByRole('checkbox', { name: /^3 BHK/ })
          .check({ force: true }),
      click('link', 'Page 2', true),
    ],
  ],
  [
    'careers',
    '/career',
    [
      (page) =>
        main(page)
          .getByRole('link', { name: /^Apply for / })
          .first()
          .click(),
      click('button', 'Submit Application'),
    ],
  ],
  [
    'assistant',
    '/developers',
    [
      async (page) => {
        await page
          .getByRole('region', { name: 'Assistant' })
          .getByRole('button', { name: 'A home in Gurgaon' })
          .click();
        await page.getByRole('dialog').waitFor();
      },
      ask('EMI for 80 lakh'),
      ask('3 bhk under 2 cr in noida'),
    ],
  ],
];

/** Every text of the page as a browser's translation leaves it: in two `<font>` elements in the place of its text node. */
function translate(): void {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || parent?.closest('script,style,textarea,option,title,noscript,font,svg')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild!.textContent = text.nodeValue;
    parent?.replaceChild(font, text);
  }
}

/** The text of a page that has stopped changing. */
async function settled(page: Page): Promise<string[]> {
  const read = () =>
    page.locator('main, dialog[open], .compare-tray').evaluateAll((all) => {
      // What lies off the screen is not rendered, and has no text until it is.
      for (const each of document.querySelectorAll<HTMLElement>('main *')) {
        if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible';
      }
      return all.map((each) => (each as HTMLElement).innerText);
    });
  await page.waitForTimeout(500);
  let before = await read();
  for (let times = 0; times < 20; times++) {
    await page.waitForTimeout(300);
    const now = await read();
    if (now.join() === before.join()) break;
    before = now;
  }
  return before;
}

/** What is seen after each step. */
async function walk(page: Page, path: string, steps: ((page: Page) => Promise<unknown>)[], isTranslated: boolean) {
  // Autoplay would turn pictures at another moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.mouse.move(5, 300);
  await page.waitForTimeout(500);
  const seen: string[] = [];
  for (const step of steps) {
    if (isTranslated) await page.evaluate(translate);
    await step(page);
    seen.push((await settled(page)).join('\n'));
  }
  return seen;
}

/** Where lines break is not what the page says. */
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

for (const [name, path, steps] of WALKS) {
  test(`a translated page shows each change: ${name}`, async ({ page, browser, baseURL }) => {
    const other = await browser.newPage({ baseURL: baseURL!, viewport: page.viewportSize() });
    const [plain, translated] = await Promise.all([walk(page, path, steps, false), walk(other, path, steps, true)]);
    await other.close();
    expect(new Set(plain).size, 'steps that change the page').toBeGreaterThan(steps.length > 1 ? 1 : 0);
    expect(translated.map(withoutSpace)).toEqual(plain.map(withoutSpace));
  });
}
