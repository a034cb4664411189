import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../steps/fixtures';
import { inGroups, PAGE_KINDS } from '../steps/page-kinds';
import { CELL_PX, encode, findDifferences, markDifferences, shrink, toRaster } from './compare';
import { takePicture } from './take-picture';

const FOLDER = 'e2e/pictures/accepted';

// As sharp as a phone's screen.
test.use({ deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? 2 : 1) });

for (const [names, group] of inGroups(PAGE_KINDS.filter(({ isPictured }) => isPictured))) {
  test(`look as accepted: ${names}`, async ({ page }, info) => {
    test.setTimeout(group.length * 60_000);
    for (const { kind, path } of group) {
      const name = `${kind.replaceAll(' ', '-')}-${info.project.name}`;
      const accepted = `${FOLDER}/${name}.avif`;
      const file = await takePicture(page, path);
      const seen = await toRaster(file);
      // npm run test:e2e -- e2e/pictures --update-snapshots=all stores the current picture as the expected one.
      if (info.config.updateSnapshots === 'all') {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(accepted, await encode(shrink(seen)));
        continue;
      }
      const hint = 'npm run test:e2e -- e2e/pictures --update-snapshots=all makes it';
      expect(existsSync(accepted), `${accepted} is there; ${hint}`).toBe(true);
      const kept = await toRaster(readFileSync(accepted));
      const places = findDifferences(kept, seen);
      const marked = info.outputPath(`${name}-differs.png`);
      if (places.length > 0) writeFileSync(marked, await markDifferences(file, places));
      expect.soft(places, `places that differ, marked in ${marked}`).toEqual([]);
      const grownBy = Math.abs(Math.ceil(seen.height / CELL_PX) - kept.height);
      expect.soft(grownBy, `${kind}: cells of 4 px the page has grown or shrunk`).toBeLessThanOrEqual(1);
    }
  });
}
