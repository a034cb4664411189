import { expect, test, type Locator, type Page } from '@playwright/test';
import { readSite } from '../steps/sample';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const { headline: HERO } = readSite() as { headline: string };

/** Freezes the clock until a test advances it; islands hydrate. */
async function gotoFrozen(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Behaviours start one a task, those after the header's may still wait for theirs; until then clicks are held.
  await page.clock.runFor(100);
}

const stripOf = (area: Locator) => area.locator('[id$=-strip]');
const offsetOf = (strip: Locator) => strip.evaluate((element) => Math.round(element.scrollLeft));
const expectOffset = (strip: Locator, offsetPx: number) => expect.poll(() => offsetOf(strip)).toBe(offsetPx);

async function enter(page: Page, name: string): Promise<Locator> {
  const area = section(page, name);
  await area.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.mouse.move(2, 2);
  // Enough time for the IntersectionObserver to report the strip.
  await page.waitForTimeout(300);
  return area;
}

test('the strips of trending projects and developers', async ({ page }) => {
  await gotoFrozen(page);
  const area = await enter(page, 'Trending Projects');
  const strip = stripOf(area);
  await test.step('trending moves 300 px every 3 s and back to the start at the end', async () => {
    await page.clock.runFor(2900);
    await expectOffset(strip, 0);
    await page.clock.runFor(100);
    await expectOffset(strip, 300);
    await page.clock.runFor(3000);
    await expectOffset(strip, 600);
    const last = await strip.evaluate((element) => element.scrollWidth - element.clientWidth);
    await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await expectOffset(strip, Math.round(last));
    await page.clock.runFor(3000);
    await expectOffset(strip, 0);
  });
  await test.step('an arrow moves 300 px and autoscroll rests 10 s', async () => {
    await area.getByRole('button', { name: 'Next trending projects' }).click();
    await expectOffset(strip, 300);
    await page.clock.runFor(9900);
    await expectOffset(strip, 300);
    await page.clock.runFor(3100);
    await expectOffset(strip, 600);
    await area.getByRole('button', { name: 'Previous trending projects' }).click();
    await expectOffset(strip, 300);
  });
  await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
  await test.step('trending rests while paused, hovered, focused and off screen', async () => {
    await area.getByRole('button', { name: 'Pause trending projects' }).click();
    await page.clock.runFor(20_000);
    await expectOffset(strip, 0);
    await area.getByRole('button', { name: 'Play trending projects' }).click();
    await strip.hover();
    await page.clock.runFor(20_000);
    await expectOffset(strip, 0);
    await page.mouse.move(2, 2);
    await area.getByRole('link', { name: 'View All Trending Projects' }).focus();
    await page.keyboard.press('Tab');
    await expect(area.getByRole('button', { name: 'Pause trending projects' })).toBeFocused();
    await page.clock.runFor(20_000);
    await expectOffset(strip, 0);
    await area.getByRole('button', { name: 'Pause trending projects' }).blur();
    await enter(page, 'Frequently Asked Questions');
    await page.clock.runFor(20_000);
    await expectOffset(strip, 0);
  });
  await test.step('developers move 300 px every 10 s and wrap', async () => {
    const developers = stripOf(await enter(page, 'Leading Real Estate Developers'));
    await page.clock.runFor(9900);
    await expectOffset(developers, 0);
    await page.clock.runFor(100);
    await expectOffset(developers, 300);
    await developers.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    await page.clock.runFor(10_000);
    await expectOffset(developers, 0);
  });
  await test.step('an arrow moves 200 px below 768 px', async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await enter(page, 'Trending Projects');
    await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await area.getByRole('button', { name: 'Next trending projects' }).click();
    await expectOffset(strip, 200);
  });
});

/** Number of the visible banner, from 1. */
const bannerOf = async (hero: Locator) => Number(/(\d\d) \/ 10/.exec(await hero.innerText())?.[1]);

test('hero: banners turn, pause holds them, they rest while its search has the focus; Buy opens on hover', async ({
  page,
}) => {
  await gotoFrozen(page);
  const hero = section(page, HERO);
  await test.step('the next banner after 5 s, faded in over 1500 ms, one fetched ahead, pause holds it', async () => {
    const before = await bannerOf(hero);
    // A hidden banner is not fetched; the next one is when the browser is idle.
    const slide = (number: number) => hero.locator('[data-hero=slide]').nth(number - 1);
    await page.clock.runFor(1600);
    await expect(slide(before + 1)).not.toHaveAttribute('hidden');
    await expect(slide(before + 2)).toHaveAttribute('hidden');
    const isLoaded = () =>
      slide(before + 1)
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.complete);
    await expect.poll(isLoaded).toBe(true);
    await page.clock.runFor(5000);
    await expect.poll(() => bannerOf(hero)).toBe(before + 1);
    await expect(slide(before + 1)).toHaveAttribute('data-shown');
    await expect(slide(before + 2)).not.toHaveAttribute('hidden');
    expect(await slide(before + 1).evaluate((shown) => getComputedStyle(shown).transitionDuration)).toBe('1.5s');
    await hero.getByRole('button', { name: 'Pause banner pictures' }).click();
    await page.clock.runFor(30_000);
    expect(await bannerOf(hero)).toBe(before + 1);
  });
  await hero.getByRole('button', { name: 'Play banner pictures' }).click();
  await test.step('it rests while its search has the focus', async () => {
    const field = hero.getByPlaceholder('Search projects, companies, locations...');
    // The pointer has asked for the search's data; until they are there the field takes no focus.
    await expect(async () => {
      await field.focus();
      await expect(field).toBeFocused({ timeout: 200 });
    }).toPass();
    const before = await bannerOf(hero);
    await page.clock.runFor(30_000);
    expect(await bannerOf(hero)).toBe(before);
  });
  await test.step('Buy opens on hover, closes 200 ms after leaving and on Escape', async () => {
    const buy = hero.getByText('Buy', { exact: true });
    const plots = hero.getByRole('link', { name: 'Plots' });
    await buy.hover();
    await expect(plots).toBeVisible();
    await plots.hover();
    await page.clock.runFor(1000);
    await expect(plots).toBeVisible();
    await page.mouse.move(1000, 300);
    await page.clock.runFor(199);
    await expect(plots).toBeVisible();
    await page.clock.runFor(1);
    await expect(plots).toBeHidden();
    await buy.hover();
    await expect(plots).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(plots).toBeHidden();
  });
});

test('feedbacks: three in view, a turn every 5 s that arrows do not stop and pause does', async ({ page }) => {
  await gotoFrozen(page);
  const area = await enter(page, 'Happy Client Feedbacks');
  const inView = async () => {
    const stage = (await area.locator('#feedbacks').boundingBox())!;
    const boxes = await area
      .getByRole('figure')
      .evaluateAll((figures) =>
        figures.map((figure) => ({ name: figure.textContent, left: figure.getBoundingClientRect().left })),
      );
    return boxes
      .filter(({ left }) => left > stage.x - 5 && left < stage.x + stage.width - 5)
      .sort((a, b) => a.left - b.left)
      .map(({ name }) => /(Ritika|Sandeep|Farah|Arvind|Neville|Gurpreet)/.exec(name ?? '')?.[0]);
  };
  // The code may come late; the clock stands until then.
  const moved = async () => {
    await page.clock.runFor(50);
    return area.locator('#feedbacks[data-embla]').count();
  };
  await expect.poll(moved).toBe(1);
  await expect.poll(inView).toEqual(['Ritika', 'Sandeep', 'Farah']);
  await page.clock.runFor(7000);
  await expect.poll(inView).toEqual(['Sandeep', 'Farah', 'Arvind']);
  await area.getByRole('button', { name: 'Next feedbacks' }).click();
  await page.clock.runFor(2000);
  await expect.poll(inView).toEqual(['Farah', 'Arvind', 'Neville']);
  await page.mouse.move(2, 2);
  await page.clock.runFor(5000);
  await expect(area.getByRole('paragraph').filter({ hasText: '4 of 6' })).toBeAttached();
  await area.getByRole('button', { name: 'Pause feedbacks' }).click();
  await page.clock.runFor(20_000);
  await expect(area.getByRole('paragraph').filter({ hasText: '4 of 6' })).toHaveAttribute('aria-live', 'polite');
});

test('Buy and the dialogs of localities', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('header[data-ready]')).toBeAttached();
  await test.step('Buy works by keyboard: Enter opens, Escape gives the focus back, Tab out closes', async () => {
    const hero = section(page, HERO);
    const plots = hero.getByRole('link', { name: 'Plots' });
    await hero.getByRole('button', { name: 'Pause banner pictures' }).focus();
    // Between the two: the link that names the project in the picture.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(plots).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(hero.getByRole('link', { name: 'Residential', exact: true }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(plots).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(plots).toBeVisible();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(hero.getByRole('link', { name: 'Rent / Lease' })).toBeFocused();
    await expect(plots).toBeHidden();
  });
  await test.step('a locality opens its details, a neighbour a second dialog on top', async () => {
    const card = section(page, 'Top Localities').getByRole('link', { name: 'Dwarka Expressway' });
    await card.click();
    const first = page.getByRole('dialog', { name: 'Dwarka Expressway' });
    await expect(first).toBeVisible();
    await expect(first).toContainText('Sectors 99 to 115 on the road from NH 48 to the airport.');
    await expect(first).toContainText(/Gurgaon · \d+ projects/);
    await expect(first.getByRole('heading')).toBeFocused();
    await expect(first.getByRole('link', { name: 'View projects' })).toHaveAttribute(
      'href',
      '/locality/dwarka-expressway',
    );
    await expect(first.getByRole('img', { includeHidden: true }).or(first.locator('img')).first()).toBeVisible();
    await first.getByRole('button', { name: 'Sohna' }).click();
    const second = page.getByRole('dialog', { name: 'Sohna' });
    await expect(second).toBeVisible();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(second).toBeHidden();
    await expect(first).toBeVisible();
    await expect(first.getByRole('button', { name: 'Sohna' })).toBeFocused();
    await first.getByRole('button', { name: 'Close' }).click();
    await expect(first).toBeHidden();
    await expect(card).toBeFocused();
  });
  await test.step('a press beside the dialog closes it, and its enquiry carries the place', async () => {
    await section(page, 'Top Localities').getByRole('link', { name: 'Worli' }).click();
    const dialog = page.getByRole('dialog', { name: 'Worli' });
    await dialog.getByRole('link', { name: 'Enquire' }).click();
    await expect(page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: /Phone/ }) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 450);
    await expect(dialog).toBeHidden();
  });
});
