import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { layOutAll } from '../steps/lay-out';
import { PROJECT, section } from '../steps/plans';

/** The control that opens and closes the rest of a list; its label changes. */
const more = (area: Locator) => area.locator('summary');

/** Scrolls to a carousel and waits until it turns. Laid out, the page does not move below it. */
async function reach(page: Page, name: string): Promise<Locator> {
  await layOutAll(page);
  const area = section(page, name);
  await area.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(area.locator('[data-embla]')).toBeAttached();
  return area;
}

async function expectShown(area: Locator, index: number) {
  const slide = area.getByRole('group', { name: new RegExp(`^${index} of`) });
  const stage = (await area.boundingBox())!;
  await expect
    .poll(async () => Math.round(((await slide.boundingBox())?.x ?? Infinity) - stage.x), `slide ${index}`)
    .toBe(0);
}

test('lists open in place, arrows turn pictures', { tag: '@desktop' }, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PROJECT);
  await test.step('eight amenities stand there, all of them after Show all', async () => {
    const amenities = section(page, 'Amenities');
    await expect(amenities.getByRole('listitem')).toHaveCount(8);
    await amenities.scrollIntoViewIfNeeded();
    await expect(more(amenities)).toHaveText('Show all (20)', { useInnerText: true });
    await more(amenities).click();
    await expect(amenities.getByRole('listitem')).toHaveCount(20);
    await expect(more(amenities)).toHaveText('Show less', { useInnerText: true });
    await more(amenities).press('Enter');
    await expect(amenities.getByRole('listitem')).toHaveCount(8);
  });
  await test.step('opened items join the columns: no place stays empty', async () => {
    const amenities = section(page, 'Amenities');
    await more(amenities).click();
    const boxes = await amenities
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    const columns = isMobile ? 2 : 3;
    expect(new Set(boxes).size).toBe(columns);
    boxes.forEach((left, index) => expect(left).toBe(boxes[index % columns]));
  });
  await test.step('arrows turn the specification pictures, and title and description go with them', async () => {
    const area = await reach(page, 'Specification pictures');
    await expect(area.getByRole('group', { name: /^1 of/ })).toContainText('Living room');
    await area.getByRole('button', { name: 'Next specification pictures' }).click();
    await expectShown(area, 2);
    await expect(area.getByText(/^2 \/ \d$/)).toBeVisible();
  });
});

test('a picture every 3 s, round and round, until paused', async ({ page }) => {
  await page.clock.install();
  await page.goto(PROJECT);
  const area = await reach(page, 'Amenity pictures');
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(Date.now() + 60_000);
  const place = area.getByRole('paragraph').filter({ hasText: /^\d \/ 3$/ });
  const seen: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    seen.push((await place.textContent())!);
    await page.clock.runFor(3000);
  }
  expect(seen[3], 'it comes round').toBe(seen[0]);
  expect(new Set(seen).size).toBe(3);
  await area.getByRole('button', { name: 'Pause amenity pictures' }).click();
  const paused = await place.textContent();
  await page.clock.runFor(20_000);
  await expect(place).toHaveText(paused!);
  await expect(place).toHaveAttribute('aria-live', 'polite');
});

test.describe('a picture that fails', () => {
  test.use({ expectedFaults: [/amenities\/|ERR_FAILED/] });

  test('gives way to a sample slide', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\/images\/(amenities|projects|interiors)\//, (route) => route.abort());
    await page.goto(PROJECT);
    const area = section(page, 'Amenity pictures');
    await area.scrollIntoViewIfNeeded();
    await expect(area.getByRole('img').first()).toHaveAttribute('src', '/images/fallback/amenity-sample-01.svg');
  });
});
