import { test as base, expect } from '@playwright/test';
import { PAGE_KINDS } from '../steps/page-kinds';
import { startFirefox } from './firefox';
import { Visit, type Engine } from './visit';
import { startWebkit } from './webkit';

/** One browser for all tests of a project, which has the browser's name; what a visit leaves in it is removed. */
const test = base.extend<{ visit: Visit }, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const engine = await (project.name === 'Firefox' ? startFirefox() : startWebkit());
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  async visit({ engine, baseURL }, use) {
    await use(new Visit(engine, baseURL ?? ''));
    await engine.run('localStorage.clear(); sessionStorage.clear(); return true;');
  },
});

/** Runs in the page: what a visitor of this browser would see broken. */
const LOOK = `
  await document.fonts.ready;
  const found = [...faults];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page is ' + scrollWidth + ' px wide on ' + clientWidth);
  const headings = [...document.querySelectorAll('h1')].filter((each) => each.getClientRects().length > 0);
  if (headings.length !== 1) found.push(headings.length + ' visible h1');
  // A fallback is a font of the system, and not every system has it.
  const failed = [...document.fonts]
    .filter(({ status, family }) => status === 'error' && !family.includes('Fallback'))
    .map(({ family }) => 'no font ' + family);
  // What is not laid out has no place yet, and asks for no picture.
  const pictures = [...document.images].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && each.checkVisibility({ contentVisibilityAuto: true });
  });
  // A lazy picture that has just come into view has no address yet. A broken one is complete, too.
  const isSettled = (each) => each.complete && each.currentSrc !== '';
  for (const end = Date.now() + 10_000; !pictures.every(isSettled) && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 50));
  // WebKit says "complete" of a lazy picture that it has not asked for yet: only its file tells whether it is broken.
  const readable = (src) => Object.assign(new Image(), { src }).decode().then(() => true, () => false);
  const broken = [];
  for (const { currentSrc: src } of pictures.filter(({ naturalWidth }) => naturalWidth === 0))
    if (!(await readable(src))) broken.push('no picture ' + src);
  return [...found, ...failed, ...broken];`;

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
const FORM = 'main [data-form=enquiry]';
const VIEWER = 'dialog[open]';

/** The test server fails the calls of a browser with this cookie (e2e/server/faults.ts). */
const setFault = (fault: string) => `document.cookie = 'enquiry-fault=${fault}; path=/'; return true;`;

async function fillForm(visit: Visit): Promise<void> {
  await visit.type([`${FORM} input`, '^Name'], 'Asha');
  await visit.type([`${FORM} input`, '^Phone'], '98100 12345');
  await visit.click([`${FORM} button`, 'Send Message']);
}

/** What visitors come for, by the names they read. */
const JOURNEYS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  async search(visit) {
    await visit.open('/');
    await visit.type(['main input:is([role=combobox],[type=search])'], 'mogra');
    await visit.click(['[role=option]', '^Mogra Courts ?Sector 83']);
    await visit.until('the project opens', `location.pathname === '${PROJECT}'`);
  },
  async filter(visit) {
    await visit.open('/projects');
    await visit.click(['label', '^New Launch']);
    await visit.until('the address names it', `location.search === '?status=New+Launch'`);
    await visit.see('main *', '^9 homes and plots$');
    await visit.engine.run('history.back(); return true;');
    await visit.until('Back undoes it', `location.search === ''`);
  },
  async gallery(visit) {
    await visit.open(PROJECT);
    await visit.click(['a', '^Mogra Courts, picture 1']);
    await visit.see(`${VIEWER} *`, '1 / \\d+$');
    await visit.press('ArrowRight');
    await visit.see(`${VIEWER} *`, '2 / \\d+$');
    await visit.press('Escape');
    await visit.until('it closes', `!find('${VIEWER}', '')`);
  },
  async zoom(visit) {
    await visit.open(PROJECT);
    await visit.click(['#site-plan a', '^Site Plan of']);
    await visit.see(`${VIEWER} *`, '^Zoom 1×$');
    await visit.click([`${VIEWER} button`, '^Zoom in']);
    await visit.see(`${VIEWER} *`, '^Zoom 1.25×$');
    await visit.press('Escape');
    await visit.until('it closes', `!find('${VIEWER}', '')`);
  },
  async emi(visit) {
    await visit.open(PROJECT);
    await visit.engine.run(`document.querySelector('#emi').scrollIntoView(); return true;`);
    await visit.until('the calculator starts', `document.querySelector('#emi [data-ready]')`);
    await visit.type(['#emi input[type=text]', '^Loan amount'], '5000000');
    await visit.see('#emi dd', '^₹ 43,391.16$');
  },
  async enquiry(visit) {
    await visit.open('/contact-us');
    await fillForm(visit);
    await visit.see(`${FORM} *`, '^Enquiry submitted successfully!$');
  },
  async 'language of errors'(visit) {
    await visit.open('/contact-us');
    // The code that checks comes with the first focus.
    await visit.click([`${FORM} input`, '^Name']);
    await visit.until('the form checks by itself', `document.querySelector('${FORM}').noValidate`);
    await visit.click([`${FORM} button`, 'Send Message']);
    await visit.see(`${FORM} [role=alert]`, 'Please enter your name.');
    await visit.see(`${FORM} [role=alert]`, 'Please enter a valid phone number.');
  },
  async resend(visit) {
    await visit.open('/contact-us');
    await visit.engine.run(setFault('500'));
    await fillForm(visit);
    await visit.see(`${FORM} *`, '^Form data saved locally');
    await visit.engine.run(setFault('; max-age=0'));
    await visit.open('/about');
    await visit.see('[role=status]', 'Your saved enquiry has been sent.');
    await visit.until('nothing is kept', `localStorage.getItem('enquiries-v1') === null`);
  },
  async menu(visit) {
    await visit.open('/about');
    await visit.click(['button', '^Open menu']);
    await visit.click(['#menu summary', 'Projects']);
    await visit.see('#menu a', '^Plots');
    await visit.press('Escape');
    await visit.until('it closes', `!find('#menu a', '')`);
  },
  async shortlist(visit) {
    await visit.open('/projects');
    await visit.click(['main button', '^Add Mogra Courts to shortlist']);
    await visit.see('main button', '^Remove Mogra Courts from shortlist');
    await visit.open('/shortlist');
    await visit.see('main a', 'Mogra Courts');
  },
};

/** WebKitGTK's window gets no narrower than 447 px; Firefox is as wide as a phone. The menu button is on phones only. */
const SIZES = [
  { width: 1280, height: 900, journeys: Object.keys(JOURNEYS).filter((name) => name !== 'menu') },
  { width: 390, height: 844, journeys: ['menu', 'enquiry', 'search'] },
];

for (const { width, height, journeys } of SIZES) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ engine }) => engine.resize(width, height));
    for (const { path } of PAGE_KINDS) {
      test(path, async ({ visit }) => {
        await visit.open(path);
        expect(await visit.engine.run(LOOK)).toEqual([]);
      });
    }
    for (const name of journeys) test(name, async ({ visit }) => JOURNEYS[name]?.(visit));
  });
}
