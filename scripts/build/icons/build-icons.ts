import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readCatalogueIcons } from '@/lib/content/records/catalogue';
import { contentDir, diskSource } from '@/lib/content/files/source';
import { buildSiteIcons } from './site-icons';

/** Icons of the interface by their lucide names. */
export const ICON_NAMES = `
  search mic mic-off audio-lines menu x chevron-down chevron-up chevron-right chevron-left arrow-left arrow-right
  arrow-up-right arrow-down pause play plus minus phone mail map-pin message-square-text landmark scale sofa
  key-round handshake compass globe indian-rupee building-2 house bed-double maximize move expand shrink
  rotate-ccw zoom-in zoom-out check circle-check circle-alert circle-x hard-drive-download calendar-clock
  loader-circle heart share-2 download file-text calendar clock star trending-up layout-grid map wifi-off search-x
  filter sliders-horizontal send user briefcase image external-link navigation train trash-2 road train-front
  train-track plane bus hospital graduation-cap shopping-bag trees users lightbulb gem
`
  .trim()
  .split(/\s+/);

/** The heart of a kept project, and icons that lucide has removed, in its 24 px grid and stroke; based on its former icons (ISC) and Feather's (MIT). */
export const OWN_MARKS: Readonly<Record<string, string>> = {
  'heart-filled':
    '<path fill="currentColor" d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>',
  facebook: '<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>',
  instagram:
    '<rect width="20" height="20" x="2" y="2" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.5 6.5h.01"/>',
  twitter:
    '<path d="M22 4s-.7 2.1-2 3.4c1.6 10-9.4 17.3-18 11.6 2.2.1 4.4-.6 6-2C3 15.5.5 9.6 3 5c2.2 2.6 5.6 4.1 9 4-.9-4.2 4-6.6 7-3.8 1.1 0 3-1.2 3-1.2z"/>',
  linkedin:
    '<path d="M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z"/><rect width="4" height="12" x="2" y="9"/><circle cx="4" cy="4" r="2"/>',
  youtube: '<rect width="20" height="15" x="2" y="4.5" rx="4"/><path d="m10 9 5 3-5 3z"/>',
  whatsapp:
    '<path d="m3 21 1.6-5.1a9 9 0 1 1 3.5 3.5z"/><path d="M9 8.6c0-.3.3-.6.6-.6h.7c.2 0 .4.1.5.4l.6 1.4c.1.2 0 .5-.1.6l-.6.7a6 6 0 0 0 2.2 2.2l.7-.6c.2-.2.4-.2.6-.1l1.4.6c.3.1.4.3.4.5v.7c0 .3-.3.6-.6.6A6.4 6.4 0 0 1 9 8.6z"/>',
};

const LUCIDE_DIR = 'node_modules/lucide-static/icons';

/** The only filled icon (visual-language 4). */
const FILLED = new Set(['star']);

const STROKE = 'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** The shapes of an icon without the svg element; null if neither lucide nor `OWN_MARKS` has it. */
export function iconShapes(name: string): string | null {
  const own = OWN_MARKS[name];
  if (own !== undefined) return own;
  const file = join(LUCIDE_DIR, `${name}.svg`);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) return null;
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  return body.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>');
}

/** One svg with a symbol per icon; each symbol sets its own stroke. Throws on an unknown name. */
export function makeSprite(names: readonly string[]): string {
  const symbols = [...new Set(names)].sort().map((name) => {
    const shapes = iconShapes(name);
    if (shapes === null) throw new Error(`There is no icon named "${name}".`);
    const fill = FILLED.has(name) ? 'currentColor' : 'none';
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="${fill}" ${STROKE}>${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide (ISC), Feather (MIT) -->${symbols.join('')}</svg>\n`;
}

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
