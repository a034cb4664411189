import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentDir } from '@/lib/content/content-source';
import { ICON_NAMES } from './icon-names';
import { parseCatalogueIcons } from './icons-catalogue';
import { OWN_MARKS } from './icons-own-marks';
import { makeSprite } from './icons-sprite';

function writeSprite(file: string, names: readonly string[]): void {
  const sprite = makeSprite(names);
  mkdirSync('public', { recursive: true });
  writeFileSync(join('public', file), sprite);
  console.log(`${file}: ${new Set(names).size} icons, ${brotliCompressSync(sprite).length} bytes br`);
}

/** Writes the sprite of the interface and that of the catalogue; false where the catalogue names an icon that is none. */
export function buildIcons(): boolean {
  const file = join(contentDir(), 'catalogue.json');
  const { names, faults } = parseCatalogueIcons(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const isLenient = process.env['CONTENT_MODE'] === 'lenient';
  for (const fault of faults) console.error(`${isLenient ? 'Warning' : 'Error'}: ${fault}`);
  writeSprite('icons.svg', [...ICON_NAMES, ...Object.keys(OWN_MARKS)]);
  writeSprite('icons-catalogue.svg', names);
  return faults.length === 0 || isLenient;
}
