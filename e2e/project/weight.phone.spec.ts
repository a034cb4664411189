import { expect, test } from '../steps/fixtures';
import { KB, weigh } from '../steps/weigh';

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';

// As a phone's screen asks for them.
test.use({ deviceScaleFactor: 2 });

test('the first view of a project weighs at most 320 KB in all', async ({ page }) => {
  const { bytes } = await weigh(page, MOGRA);
  expect(bytes['document'], 'HTML').toBeLessThanOrEqual(22 * KB);
  expect(bytes['script'], 'scripts').toBeLessThanOrEqual(14.5 * KB);
  expect(
    Object.values(bytes).reduce((sum, size) => sum + size, 0),
    'everything',
  ).toBeLessThanOrEqual(320 * KB);
});
