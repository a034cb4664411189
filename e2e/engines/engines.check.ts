import { test as base, expect } from '@playwright/test';
import { PAGE_KINDS } from '../steps/page-kinds';
import { startFirefox, startWebkit, type Engine } from './browsers';

/** Listens for what goes wrong after the document is parsed; enhancers and islands start later. */
const LISTEN = `
  window.faults = [];
  for (const kind of ['error', 'warn']) console[kind] = (...said) => faults.push(kind + ': ' + said.join(' '));
  addEventListener('error', ({ message, target }) => faults.push('error: ' + (message ?? target.src ?? target)), true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push('rejection: ' + reason));`;

/** Finds the first visible element by selector and by a pattern of its name or text. */
const FIND = `
  const nameOf = (element) =>
    (element.ariaLabel ?? (element.labels?.[0]?.textContent || element.textContent || element.querySelector('img')?.alt || ''))
      .replace(/\\s+/g, ' ').trim();
  const find = (selector, name) => [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
      && new RegExp(name).test(nameOf(element)));`;

/** What a visitor does in the one window of a browser. */
function visitOf({ open, run }: Engine, origin: string) {
  // A page that is left in between answers nothing.
  const until = (expression: string) =>
    expect
      .poll(() => run(`${FIND} return Boolean(${expression});`).catch(() => false), { message: expression })
      .toBe(true);
  const found = (selector: string, name = '') => `find(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
  const see = (selector: string, name?: string) => until(found(selector, name));
  const click = async (selector: string, name?: string) => {
    await see(selector, name);
    await run(`${FIND} const element = ${found(selector, name)}; element.focus(); element.click();`);
  };
  return {
    ...{ run, until, see, click },
    /** Opens a page and waits until its scripts have started, where it has any. */
    async open(path: string) {
      await open(origin + path);
      await run(LISTEN);
      await until(
        `document.readyState === 'complete' && (!document.scripts.length || document.querySelector('header[data-ready]'))`,
      );
    },
    /** Clicks a field and replaces what it holds. */
    async type(selector: string, name: string, text: string) {
      await click(selector, name);
      await run(`document.activeElement.select(); document.execCommand('insertText', false, ${JSON.stringify(text)});`);
    },
  };
}

/** One browser for all tests of a project, which has the browser's name. */
const test = base.extend<{ visit: ReturnType<typeof visitOf> }, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await (project.name === 'Firefox' ? startFirefox() : startWebkit());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, baseURL }, use) => use(visitOf(engine, baseURL ?? '')),
});

/** Runs in the page: what a visitor of this browser would see broken. Nothing in it waits: WebKit's promise of a decoded picture may never settle. */
const LOOK = `
  const broken = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) broken.push('the page is ' + scrollWidth + ' px wide on ' + clientWidth);
  // A fallback is a font of the system, and not every system has it.
  for (const { status, family } of document.fonts)
    if (['error', 'loading'].includes(status) && !family.includes('Fallback')) broken.push('no font ' + family);
  const isSeen = (picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && picture.checkVisibility({ contentVisibilityAuto: true });
  };
  for (const picture of [...document.images].filter(isSeen))
    if (!picture.complete || !picture.naturalWidth) broken.push('no picture ' + picture.currentSrc);
  return [...faults, ...broken];`;

for (const { path } of PAGE_KINDS) {
  test(path, async ({ visit }) => {
    await visit.open(path);
    await expect.poll(() => visit.run(LOOK)).toEqual([]);
  });
}

test('a filter narrows the listing, and Back undoes it', async ({ visit }) => {
  await visit.open('/projects?bedrooms=3+BHK');
  await visit.click('main button', '^Remove 3 BHK');
  await visit.until(`location.search === ''`);
  await visit.see('main *', '^90 homes and plots$');
  await visit.run('history.back();');
  await visit.until(`location.search === '?bedrooms=3+BHK'`);
});

test('a plan is zoomed', async ({ visit }) => {
  await visit.open('/project-details/vatika/mogra-courts-sector-83');
  await visit.click('#site-plan a', '^Site Plan of');
  await visit.see('dialog[open] *', '^Zoom 1×$');
  await visit.click('dialog[open] button', '^Zoom in');
  await visit.see('dialog[open] *', '^Zoom 1.25×$');
});

test('an enquiry is sent', async ({ visit }) => {
  await visit.open('/contact-us');
  const form = 'main [data-form=enquiry]';
  await visit.type(`${form} input`, '^Name', 'Asha');
  await visit.type(`${form} input`, '^Phone', '98100 12345');
  await visit.click(`${form} button`, 'Send Message');
  await visit.see(`${form} *`, '^Enquiry submitted successfully!$');
});
