import { expect, test } from '../steps/fixtures';

const MAP = 'https://www.google.com/maps?q=28.4124,77.0432&z=15&output=embed';

test.describe('the map', () => {
  test.use({ expectedFaults: [/google\.com|ERR_FAILED|ERR_BLOCKED/] });

  test('comes when it is asked for; blocked, address and directions remain', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.google.com/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/contact-us');
    const area = page.getByRole('region', { name: 'Our Location' });
    await area.scrollIntoViewIfNeeded();
    const button = area.getByRole('button', { name: 'Load the map' });
    await expect(button).toBeVisible();
    expect(asked).toEqual([]);

    const height = (await area.boundingBox())?.height;
    await button.press('Enter');
    const frame = area.getByTitle('Our Location');
    await expect(frame).toHaveAttribute('src', MAP);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toBeFocused();
    await expect(button).toHaveCount(0);
    await expect.poll(() => asked).toEqual([MAP]);
    expect((await area.boundingBox())?.height).toBe(height);
    await expect(area.getByText('3rd Floor, Sample House, Sohna Road, Sector 49, Gurgaon')).toBeVisible();
    await expect(area.getByRole('link', { name: /Get Directions/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=28.4124,77.0432',
    );
  });
});
