import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_MARKS } from './own-marks';

const LUCIDE_DIR = 'node_modules/lucide-static/icons';

/** The only filled icon (visual-language 4). */
const FILLED = new Set(['star']);

const STROKE = 'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** The shapes of an icon without the svg element; null if neither lucide nor own-marks.ts has it. */
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
