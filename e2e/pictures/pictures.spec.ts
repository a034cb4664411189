import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from '../steps/fixtures';
import { PAGE_KINDS } from '../steps/page-kinds';
import { encode, findDifferences, markDifferences, shrink, toRaster } from './compare';
import { takePicture } from './take-picture';

const FOLDER = 'e2e/pictures/accepted';

for (const { kind, path } of PAGE_KINDS.filter(({ isPictured }) => isPictured)) {
  test(`looks as accepted: ${kind}`, async ({ page }, info) => {
    const name = `${FOLDER}/${kind.replaceAll(' ', '-')}-${info.project.name}.avif`;
    const file = await takePicture(page, path);
    const seen = await toRaster(file);
    // npm run test:e2e -- e2e/pictures --update-snapshots=all stores the current picture as the expected one.
    if (info.config.updateSnapshots === 'all') {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(name, await encode(shrink(seen)));
      return;
    }
    expect(existsSync(name), `${name} is there; npm run test:e2e -- e2e/pictures --update-snapshots=all makes it`).toBe(
      true,
    );
    const kept = await toRaster(readFileSync(name));
    const places = findDifferences(kept, seen);
    if (places.length > 0) writeFileSync(info.outputPath('differs.png'), await markDifferences(file, places));
    expect(places, `places that differ, marked in ${info.outputPath('differs.png')}`).toEqual([]);
    expect(
      Math.abs(shrink(seen).height - kept.height),
      'cells of 4 px the page has grown or shrunk',
    ).toBeLessThanOrEqual(1);
  });
}

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
    ['sharper edges', (picture: Sharp) => picture.sharpen({ sigma: 0.5 })],
    ['a little lighter', (picture: Sharp) => picture.linear(1.02, 3)],
    ['coarser colours', (picture: Sharp) => picture.jpeg({ quality: 70 })],
    ['a line rounded up', (picture: Sharp) => picture.extend({ top: 1, background: '#fcfcfa' })],
  ] as const) {
    expect(await compare(await change(sharp(file)).toBuffer()), what).toEqual([]);
  }

  const main = page.getByRole('main');
  for (const [what, element, move] of [
    ['the heading', page.getByRole('heading', { level: 1 }), 'translate: 0 8px'],
    ['a line of words', main.getByText('Call, write or walk in.'), 'translate: 8px'],
    ['a button', page.getByRole('banner').getByRole('link', { name: 'Search projects' }), 'translate: -8px'],
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
