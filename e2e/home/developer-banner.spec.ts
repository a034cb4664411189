import { expect, test } from '../steps/fixtures';

test('the banner of a developer follows pointer and arrow keys; up and down still scrolls by touch', async ({
  page,
}) => {
  await page.goto('/project-details/vatika');
  const banner = page.getByRole('img', { name: 'Banner of Vatika. Arrow keys show other parts of it.' });
  await expect(banner).toBeVisible();
  const place = () => banner.locator('img').evaluate((picture) => getComputedStyle(picture).objectPosition);
  await expect
    .poll(() => banner.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  expect(await place()).toBe('50% 50%');

  const { x, y, width, height } = (await banner.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 30, y + height / 2 + 30, { steps: 3 });
  await page.mouse.up();
  const dragged = await place();
  expect(dragged).not.toBe('50% 50%');
  await page.mouse.move(x + width / 2 - 50, y + height / 2 - 50);
  expect(await place()).toBe(dragged);

  await banner.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  expect(await place()).not.toBe(dragged);
  await expect(page.getByRole('heading', { level: 1, name: 'Vatika' })).toBeInViewport();
  expect(await banner.evaluate((box) => getComputedStyle(box).touchAction)).toBe('pan-y');
});
