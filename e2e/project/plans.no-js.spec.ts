import { expect, test } from '../steps/fixtures';
import { DUPLEX_PROJECT, PROJECT, section } from '../steps/plans';

test('plans without script', async ({ page, request }) => {
  await page.goto(PROJECT);
  await test.step('no control stands there that only a script could obey', async () => {
    for (const name of ['Floor Plan', 'Payment Plan', 'Location', 'Site Plan']) {
      await expect(section(page, name).getByRole('button')).toHaveCount(0);
    }
  });
  await test.step('plans are links to their pictures', async () => {
    await page.getByText('Larger map').click();
    for (const [name, link] of [
      ['Floor Plan', 'Mogra Courts floor plan: 3 BHK'],
      ['Location', 'Location of Mogra Courts'],
      ['Site Plan', 'Site Plan of Mogra Courts'],
      ['Site Plan', 'Fullscreen'],
    ] as const) {
      const href = await section(page, name).getByRole('link', { name: link, exact: true }).getAttribute('href');
      const response = await request.get(href!);
      expect(response.status(), href!).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
    await expect(section(page, 'Site Plan').getByText('Open the plan to see it in full size.')).toBeVisible();
  });
  await test.step('every configuration is there, and its row leads to it', async () => {
    const area = section(page, 'Floor Plan');
    await expect(area.getByRole('heading', { level: 3 })).toHaveText(['3 BHK', '3 BHK + Study', '4 BHK']);
    await area.getByRole('link', { name: /^4 BHK, .*: floor plan$/ }).click();
    await expect(area.getByRole('heading', { name: '4 BHK' })).toBeInViewport();
  });
  await test.step('all payment plans can be read, each under its name', async () => {
    const area = section(page, 'Payment Plan');
    for (const [name, rows] of [
      ['Construction Linked Plan', 11],
      ['Possession Linked Plan (30:70)', 5],
      ['Down Payment Plan', 5],
    ] as const) {
      await area.getByText(name, { exact: true }).first().click();
      const table = area.getByRole('table', { name });
      await expect(table.getByRole('row')).toHaveCount(rows);
      await expect(table).toBeVisible();
    }
  });
});
test('the drawings of a floor are chosen without script', async ({ page }) => {
  await page.goto(DUPLEX_PROJECT);
  const area = section(page, 'Floor Plan');
  await area.getByRole('link', { name: /^Duplex Penthouse, .*: floor plan$/ }).click();
  const drawing = area.getByRole('img', { name: 'Harsingar Heights floor plan: Duplex Penthouse, drawing 2 of 2' });
  await expect(drawing).toBeHidden();
  await area.getByRole('radio', { name: 'Drawing 2' }).check();
  await expect(drawing).toBeVisible();
});

test('the map of a project shows its pin on a phone, and no edge cuts a name', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PROJECT);
    const frame = section(page, 'Location').locator('[data-map=frame]');
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.getByRole('link')).toBeInViewport({ ratio: 0.99 });
    const names = () =>
      frame.evaluate((box) => {
        const view = box.getBoundingClientRect();
        const seen = [...box.querySelectorAll('text')].flatMap((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const isSeen = right > view.left && left < view.right && bottom > view.top + 3 && top < view.bottom - 3;
          const isWhole = left >= view.left && right <= view.right && top >= view.top - 3 && bottom <= view.bottom + 3;
          return isSeen && right > left ? [{ text: text.textContent, isWhole }] : [];
        });
        return { cut: seen.filter(({ isWhole }) => !isWhole).map(({ text }) => text), count: seen.length };
      });
    await expect.poll(async () => (await names()).cut).toEqual([]);
    expect((await names()).count).toBeGreaterThan(3);
  }
});
