import { expectNoAxeFindings } from '../steps/axe';
import { expect, test } from '../steps/fixtures';
import { open, PROJECT, viewer } from '../steps/plans';

const TITLE = 'Pictures of Mogra Courts';

test('a photograph opens full screen, turned by keys; all of them stand in a grid, from which one opens', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PROJECT);
  const photo = page.getByRole('link', { name: 'Mogra Courts, picture 1' });
  await photo.click();
  await expect(viewer(page)).toHaveAccessibleName(new RegExp(`^${TITLE} · 1 / \\d+$`));
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toHaveAccessibleName(/ · 2 \/ /);
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(photo).toBeFocused();

  await photo.click();
  await viewer(page).getByRole('button', { name: 'All photographs' }).click();
  await expect(viewer(page)).toHaveAccessibleName(TITLE);
  const photos = viewer(page).getByRole('button', { name: /^Mogra Courts, picture/ });
  await expect(photos.first()).toBeFocused();
  expect(await photos.count()).toBe(await page.getByRole('link', { name: /^Mogra Courts, picture/ }).count());
  await expectNoAxeFindings(page, { part: 'dialog[open]' });
  await photos.nth(2).click();
  await expect(viewer(page)).toHaveAccessibleName(/ · 3 \/ /);
  await expect(viewer(page).getByRole('img', { name: 'Mogra Courts, picture 3' })).toBeVisible();
});
