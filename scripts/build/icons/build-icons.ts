import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readCatalogueIcons } from '@/lib/content/records/catalogue';
import { contentDir, diskSource } from '@/lib/content/files/source';
import { ICON_NAMES } from './names';
import { buildSiteIcons } from './site-icons';
import { iconShapes, makeSprite, OWN_MARKS } from './sprite';

function writeSprite(file: string, names: readonly string[]): void {
  const sprite = makeSprite(names);
  mkdirSync('public', { recursive: true });
  writeFileSync(join('public', file), sprite);
  console.log(`${file}: ${new Set(names).size} icons, ${brotliCompressSync(sprite).length} bytes br`);
}

/** Writes the icons of the site and the sprites of interface and catalogue, without icons that the content check rejects. */
export async function buildIcons(): Promise<void> {
  await buildSiteIcons();
  const named = readCatalogueIcons(diskSource(contentDir()));
  writeSprite('icons.svg', [...ICON_NAMES, ...Object.keys(OWN_MARKS)]);
  writeSprite(
    'icons-catalogue.svg',
    named.filter((name) => iconShapes(name) !== null),
  );
}
