import type { Page } from '@playwright/test';
import { beHuman, fill, SUCCESS } from '../steps/enquiry';
import { expect, test } from '../steps/fixtures';
import { shiftedSoFar, watchShifts } from '../steps/layout-shifts';

const PROJECT = '/project-details/vatika/mogra-courts-sector-83';
const ASHA = { Name: 'Asha', Phone: '98000 00001' };
const isReady = (page: Page) => expect(page.locator('header[data-ready]')).toBeAttached();

test.describe('every picture of the host is down', () => {
  test.use({ expectedFaults: [/Failed to load resource/] });

  test('home, a project and a listing are whole and still, and ask for no picture again and again', async ({
    page,
  }) => {
    let asked: string[] = [];
    await page.route('**/images/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await watchShifts(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/projects', PROJECT]) {
      asked = [];
      await page.goto(path);
      await isReady(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await page.waitForTimeout(500);
      expect(await shiftedSoFar(page)).toBeLessThan(0.1);
      const times = asked.reduce((all, name) => all.set(name, (all.get(name) ?? 0) + 1), new Map<string, number>());
      const often = [...times].filter(([name, count]) => count > 3 && !/random-image|fallback|placeholder/.test(name));
      expect(often, 'asked for again and again').toEqual([]);
      const boxes = await page
        .getByRole('main')
        .getByRole('img')
        .evaluateAll((all) =>
          all
            .filter((image) => image.tagName === 'IMG' && image.checkVisibility())
            .map((image) => [image.getAttribute('alt'), image.getBoundingClientRect().height]),
        );
      for (const [alt, height] of boxes) {
        expect(alt).toMatch(/\w/);
        expect(height, `${alt} keeps its box`).toBeGreaterThan(20);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('a browser without what is new reads, opens questions, follows links and asks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const remove = (owner: object, names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(HTMLDialogElement.prototype, ['show', 'showModal', 'close', 'open', 'returnValue', 'requestClose']);
    remove(HTMLButtonElement.prototype, ['command', 'commandForElement', 'popoverTargetElement']);
    remove(HTMLElement.prototype, ['inert', 'showPopover', 'hidePopover', 'togglePopover', 'popover']);
    remove(AbortSignal, ['timeout', 'any']);
    remove(window, ['structuredClone', 'requestIdleCallback', 'HTMLDialogElement', 'IntersectionObserver']);
    remove(Array.prototype, ['at', 'findLast', 'toSorted', 'toReversed', 'with']);
    remove(Object, ['groupBy', 'hasOwn']);
  });
  await page.goto(PROJECT);
  await page.waitForTimeout(500);
  const faqs = page.getByRole('region', { name: 'FAQs' });
  await faqs.getByText('Can you help with a home loan for Mogra Courts?').click();
  await expect(faqs.getByRole('group').filter({ hasText: 'home loan' }).getByRole('paragraph')).toBeVisible();
  await page
    .getByRole('region', { name: 'Description', exact: true })
    .getByRole('link', { name: 'Contact Us' })
    .click();
  await expect(page).toHaveURL(/#enquire$/);
  const form = page.getByRole('region', { name: 'Ask about Mogra Courts' });
  await fill(form, { Phone: ASHA.Phone });
  await beHuman(page);
  await form.getByRole('button', { name: 'Request a call back' }).click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
});

test('on paper: answers open, pictures kept, addresses spelled out, black on white, no bar', async ({ page }) => {
  await page.goto(PROJECT);
  await isReady(page);
  const pictures = await page.getByRole('region', { name: 'Pictures of Mogra Courts' }).getByRole('img').count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('complementary', { name: 'Get in touch' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sections of this page' })).toBeHidden();
  for (const answer of await page
    .getByRole('region', { name: 'FAQs' })
    .getByRole('group')
    .getByRole('paragraph')
    .all()) {
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())!.height).toBeGreaterThan(10);
  }
  expect(pictures).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: 'Mogra Courts, picture 1' })).toBeVisible();
  const directions = page.getByRole('link', { name: /Get Directions/ });
  await expect(directions).toBeVisible();
  expect(await directions.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('google.com/maps');
  await expect(
    page
      .getByText(/SAMPLE-RERA-GGM-0103/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const inked = await page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, dd)')].filter(
        (element) => element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)',
      ).length,
  );
  expect(inked, 'texts that are not black').toBe(0);
});
