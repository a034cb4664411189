import { expect, test } from '../steps/fixtures';
import { expectSlide, open, PLACE_PROJECT, PROJECT, section, viewer } from '../steps/plans';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('places and the site plan of a project', async ({ page }) => {
  await open(page, PROJECT);
  await test.step('highlights with minutes, pictures, directions in a new tab', async () => {
    const area = section(page, 'Location');
    await expect(area.getByRole('heading', { name: 'Prime Location Highlights' })).toBeVisible();
    await expect(area.getByRole('listitem')).toHaveText([
      'NH 48 (Delhi–Jaipur Highway)6 min',
      'Sapphire 83 mall, Sector 835 min',
      'Kherki Daula interchange, Dwarka Expressway9 min',
      'Aarvy Hospital, Sector 909 min',
      'Millennium City Centre metro station31 min',
      'Indira Gandhi International Airport, T341 min',
    ]);
    const icons = area.getByRole('listitem').locator('use');
    expect(await icons.evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1]))).toEqual([
      'road',
      'shopping-bag',
      'road',
      'hospital',
      'train-front',
      'plane',
    ]);
    const directions = area.getByRole('link', { name: 'Get Directions (opens in a new tab)' });
    await expect(directions).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=28.39939,76.96671',
    );
    await expect(directions).toHaveAttribute('target', '_blank');
    const pictures = section(page, 'Location pictures');
    await expect(pictures).toBeHidden();
    await area.getByText('Larger map').click();
    await expect(pictures.getByRole('link', { name: 'Location of Mogra Courts', exact: true })).toBeVisible();
    await expect(pictures.getByRole('button')).toHaveCount(0);
  });
  await test.step('one plan needs no counter and no arrows; Fullscreen opens it', async () => {
    const pictures = section(page, 'Site Plan pictures');
    await pictures.scrollIntoViewIfNeeded();
    await expect(pictures.getByRole('img')).toHaveCount(1);
    await expect(pictures.getByRole('button')).toHaveCount(0);
    await expect(pictures).not.toContainText('1 / 1');
    const stage = (await pictures.getByRole('img').boundingBox())!;
    const fullscreen = pictures.getByRole('link', { name: 'Fullscreen' });
    expect((await fullscreen.boundingBox())!.y).toBeGreaterThanOrEqual(stage.y + stage.height);
    await fullscreen.click();
    await expect(viewer(page)).toHaveAccessibleName('Site Plan');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  });
});

test('two pictures of a place turn by arrows below them, and open in the viewer', async ({ page }) => {
  await open(page, PLACE_PROJECT);
  await page.getByText('Larger map').click();
  const pictures = section(page, 'Location pictures');
  await pictures.scrollIntoViewIfNeeded();
  await expect(pictures).toContainText('1 / 2');
  await expect(pictures.getByRole('button', { name: 'Play location pictures' })).toBeVisible();
  await pictures.getByRole('button', { name: 'Next location pictures' }).click();
  await expectSlide(pictures, 2);
  await expect(pictures).toContainText('2 / 2');
  const stage = (await pictures.getByRole('group', { name: '2 of 2' }).boundingBox())!;
  const controls = (await pictures.getByRole('button', { name: 'Next location pictures' }).boundingBox())!;
  expect(controls.y).toBeGreaterThanOrEqual(stage.y + stage.height);
  await section(page, 'Location pictures').getByRole('link', { name: 'Location of Cobalt One, 2 of 2' }).click();
  await expect(viewer(page)).toHaveAccessibleName('Location · 2 / 2');
});

test.describe('Site Plan', () => {
  test.describe('a drawing that does not load', () => {
    test.use({ expectedFaults: [/Failed to load resource/] });
    test('is replaced by the Failed to Load graphic, in the page and in the viewer', async ({ page }) => {
      await page.route('**/images/site-plans/**', (route) => route.abort());
      await open(page, PROJECT);
      const pictures = section(page, 'Site Plan pictures');
      await pictures.scrollIntoViewIfNeeded();
      const picture = pictures.getByRole('img').first();
      await expect(picture).toHaveAttribute('src', '/images/fallback/failed-to-load.svg');
      await pictures.getByRole('link', { name: 'Site Plan of Mogra Courts' }).click();
      await expect(viewer(page).getByRole('img')).toHaveAttribute('src', /failed-to-load\.svg$/);
    });
  });
});
