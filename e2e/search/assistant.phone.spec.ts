import { expect, test } from '../steps/fixtures';

test('the greeting folds after 200 px and leaves nothing covered at the end of the page', async ({ page }) => {
  await page.goto('/privacy-policy');
  const greeting = page.getByRole('region', { name: 'Assistant' });
  await expect(greeting).toBeVisible();
  const dock = await page.getByRole('complementary').getByRole('list').last().boundingBox();
  const bandEnd = async () => {
    const { y, height } = (await greeting.boundingBox())!;
    return y + height;
  };
  await expect.poll(bandEnd).toBe(dock?.y);
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
  await expect(greeting).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }));
  await expect(greeting).toHaveCount(0);
  await page.reload();
  await expect(greeting).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
});
