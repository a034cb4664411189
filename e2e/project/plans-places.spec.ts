import { expect, test } from '../steps/fixtures';
import { expectSlide, open, PLANS_PROJECT, PROJECT, section, viewer } from '../steps/plans';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('Location', () => {
  test('highlights with minutes, pictures, directions in a new tab', async ({ page }) => {
    await open(page, PROJECT);
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
    await expect(pictures).toContainText('1 / 2');
    await pictures.getByRole('button', { name: 'Next location pictures' }).click();
    await expectSlide(pictures, 2);
    await expect(pictures).toContainText('2 / 2');
  });

  test('a picture opens in the viewer', async ({ page }) => {
    await open(page, PROJECT);
    await section(page, 'Location pictures').getByRole('link', { name: 'Location of Mogra Courts, 1 of 2' }).click();
    await expect(viewer(page)).toHaveAccessibleName('Location · 1 / 2');
  });
});

test.describe('Site Plan', () => {
  test('counter and arrows below the drawing; Fullscreen opens the one that shows', async ({ page }) => {
    await open(page, PROJECT);
    const pictures = section(page, 'Site Plan pictures');
    await pictures.scrollIntoViewIfNeeded();
    await expect(pictures.getByRole('button', { name: /^(Pause|Play)/ })).toHaveCount(0);
    await pictures.getByRole('button', { name: 'Next site plans' }).click();
    await expectSlide(pictures, 2);
    await expect(pictures).toContainText('2 / 2');
    const stage = (await pictures.getByRole('group', { name: '2 of 2' }).boundingBox())!;
    const controls = (await pictures.getByRole('button', { name: 'Next site plans' }).boundingBox())!;
    expect(controls.y).toBeGreaterThanOrEqual(stage.y + stage.height);
    await pictures.getByRole('link', { name: 'Fullscreen' }).click();
    await expect(viewer(page)).toHaveAccessibleName('Site Plan · 2 / 2');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  });

  test('more than two drawings can be paused', async ({ page }) => {
    await open(page, PLANS_PROJECT);
    await expect(section(page, 'Site Plan pictures').getByRole('button', { name: 'Play site plans' })).toBeVisible();
  });

  test.describe('a drawing that does not load', () => {
    test.use({ expectedFaults: [/Failed to load resource/] });
    test('is replaced by the Failed to Load graphic, in the page and in the viewer', async ({ page }) => {
      await page.route('**/images/site-plans/**', (route) => route.abort());
      await open(page, PROJECT);
      const pictures = section(page, 'Site Plan pictures');
      await pictures.scrollIntoViewIfNeeded();
      const picture = pictures.getByRole('img').first();
      await expect(picture).toHaveAttribute('src', '/images/fallback/failed-to-load.svg');
      await pictures.getByRole('link', { name: 'Site Plan of Mogra Courts, 1 of 2' }).click();
      await expect(viewer(page).getByRole('img')).toHaveAttribute('src', /failed-to-load\.svg$/);
    });
  });
});
