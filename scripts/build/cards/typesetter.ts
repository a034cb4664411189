import { readFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';

/** The site's own fonts in the cuts that cards use. */
const CUTS = {
  title: { file: 'app/fonts/brygada.woff2', weight: 600 },
  brand: { file: 'app/fonts/brygada.woff2', weight: 600 },
  text: { file: 'app/fonts/figtree.woff2', weight: 400 },
  strong: { file: 'app/fonts/figtree.woff2', weight: 600 },
} as const;
/** Contains the rupee sign, which the text font lacks. */
const RUPEE_FILE = 'app/fonts/figtree-inr.woff2';
/** For names in Hindi and Marathi. Pages use the device's font for them; a build machine may have none. */
const DEVANAGARI_FILE = 'scripts/build/cards/devanagari.woff2';
const FALLBACK_FILES = [RUPEE_FILE, DEVANAGARI_FILE];

export type Cut = keyof typeof CUTS;

export interface Line {
  /** SVG path data, baseline at y = 0, starting at x = 0. */
  path: string;
  widthPx: number;
}

export interface Typesetter {
  setLine: (text: string, cut: Cut, sizePx: number) => Line;
}

interface CutFont {
  font: Font;
  unitsPerEm: number;
}

/** Moves and scales HarfBuzz's path data and flips it, because its y axis points up. */
function placePath(path: string, scale: number, leftPx: number): string {
  let isX = false;
  return path.replace(/[A-Z]|-?[\d.]+/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? Number(token) * scale + leftPx : -Number(token) * scale;
    isX = !isX;
    return String(Math.round(value * 100) / 100);
  });
}

/**
 * Turns text into outlines with the fonts of this repository, so that a card is the same on every machine. Characters
 * without a glyph are left out.
 */
export async function createTypesetter(): Promise<Typesetter> {
  const [harfbuzz, { decompress }] = await Promise.all([import('harfbuzzjs'), import('wawoff2')]);
  const load = async (file: string, weight: number): Promise<CutFont> => {
    const truetype = await decompress(await readFile(file));
    const face = new harfbuzz.Face(new harfbuzz.Blob(truetype.slice().buffer));
    const font = new harfbuzz.Font(face);
    font.setVariations([new harfbuzz.Variation('wght', weight)]);
    return { font, unitsPerEm: face.upem };
  };
  const fonts = new Map<Cut, CutFont[]>();
  for (const [cut, { file, weight }] of Object.entries(CUTS)) {
    fonts.set(cut as Cut, await Promise.all([file, ...FALLBACK_FILES].map((each) => load(each, weight))));
  }

  function setRun(text: string, { font, unitsPerEm }: CutFont, sizePx: number, startPx: number): Line {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const scale = sizePx / unitsPerEm;
    let x = 0;
    let path = '';
    for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      path += placePath(font.glyphToPath(codepoint), scale, startPx + (x + xOffset) * scale);
      x += xAdvance;
    }
    return { path, widthPx: x * scale };
  }

  /** Groups neighbouring characters of the same font, so that they are kerned. */
  function splitRuns(text: string, choices: readonly CutFont[]): { font: CutFont; text: string }[] {
    const runs: { font: CutFont; text: string }[] = [];
    for (const character of text) {
      const font = choices.find((choice) => choice.font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined);
      const last = runs.at(-1);
      if (font && last?.font === font) last.text += character;
      else if (font) runs.push({ font, text: character });
    }
    return runs;
  }

  return {
    setLine(text, cut, sizePx) {
      let path = '';
      let widthPx = 0;
      for (const run of splitRuns(text, fonts.get(cut) ?? [])) {
        const line = setRun(run.text, run.font, sizePx, widthPx);
        path += line.path;
        widthPx += line.widthPx;
      }
      return { path, widthPx };
    },
  };
}
