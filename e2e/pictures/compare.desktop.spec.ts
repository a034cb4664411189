import sharp, { type Sharp } from 'sharp';
import { expect, test } from '../steps/fixtures';
import { encode, findDifferences, shrink, toRaster } from './compare';
import { takePicture } from './take-picture';

test('what moves 8 px or goes away is seen, another drawing of the same is not', async ({ page }) => {
  test.slow();
  await takePicture(page, '/contact-us');
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  const file = await look();
  const kept = await toRaster(await encode(shrink(await toRaster(file))));
  const compare = async (picture: Buffer) => findDifferences(kept, await toRaster(picture));

  for (const [what, change] of [
    ['the same', (picture: Sharp) => picture],
    ['softer edges', (picture: Sharp) => picture.blur(0.6)],
    ['a little lighter', (picture: Sharp) => picture.linear(1.02, 3)],
    ['coarser colours', (picture: Sharp) => picture.jpeg({ quality: 70 })],
    ['a line rounded up', (picture: Sharp) => picture.extend({ top: 1, background: '#fcfcfa' })],
  ] as const) {
    expect(await compare(await change(sharp(file)).toBuffer()), what).toEqual([]);
  }

  const main = page.getByRole('main');
  for (const [what, element, move] of [
    ['a line of words', main.getByText('Call, write or walk in.'), 'translate: 8px'],
    ['an icon', main.locator('svg:visible').nth(1), 'translate: 0 8px'],
  ] as const) {
    // A handle, because a hidden element cannot be located by role.
    const target = await element.elementHandle();
    for (const style of [move, 'visibility: hidden', '']) {
      await target?.evaluate((node, css) => ((node as HTMLElement).style.cssText = css), style);
      const isSeen = async () => (await compare(await look())).length > 0;
      await expect.poll(isSeen, `${what}, ${style}`).toBe(style !== '');
    }
  }
});
