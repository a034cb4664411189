import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
