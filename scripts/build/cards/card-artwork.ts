import { CARD_SIZE, type Card } from '@/lib/domain/page/share-card';
import type { Cut, Line, Typesetter } from './typesetter';

/** Width of the text panel, left of the photograph, px. */
export const PANEL_WIDTH_PX = 560;

const LEFT_PX = 60;
const TEXT_WIDTH_PX = PANEL_WIDTH_PX - 2 * LEFT_PX + 16;
const INK = { ground: '#0a2625', terra: '#c45c3d', white: '#fff', soft: '#b4d5ce', brass: '#e6c98a' };
/** Sizes of the title, largest first. The first size at which it fits its lines is used. */
const TITLE_SIZES = [
  { px: 64, lines: 2 },
  { px: 54, lines: 3 },
  { px: 44, lines: 4 },
] as const;
const MARK =
  '<g transform="translate(60 58) scale(1.75)"><path d="M9 23H1V1h22v22h-8" fill="none" stroke="#fff" stroke-width="2"/><path d="M7.5 7.5h9v9h-9z" fill="#c45c3d"/></g>';

interface Style {
  cut: Cut;
  px: number;
  colour: string;
}

/** Breaks a text into as few lines as possible. A word wider than a line is cut with an ellipsis. */
export function wrapText(text: string, widthOf: (text: string) => number, maxWidthPx: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= maxWidthPx) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(fitWord(word, widthOf, maxWidthPx));
  }
  return lines;
}

function fitWord(word: string, widthOf: (text: string) => number, maxWidthPx: number): string {
  if (widthOf(word) <= maxWidthPx) return word;
  // Cut first, so that a very long word does not cost many measurements.
  let kept = [...word].slice(0, 80);
  while (kept.length > 1 && widthOf(`${kept.join('')}…`) > maxWidthPx) kept = kept.slice(0, -1);
  return `${kept.join('')}…`;
}

/** Limits the lines to `count`; a cut text ends in an ellipsis. */
function limitLines(lines: string[], count: number, widthOf: (text: string) => number): string[] {
  if (lines.length <= count) return lines;
  const kept = lines.slice(0, count);
  kept[count - 1] = fitWord(`${kept[count - 1] ?? ''}…`, widthOf, TEXT_WIDTH_PX);
  return kept;
}

/** The text of a card as SVG, without the photograph. Outlines only, so the machine needs no fonts. */
export function cardArtwork(card: Card, { setLine }: Typesetter): string {
  const parts: string[] = [];
  const draw = ({ path }: Line, colour: string, x: number, baseline: number) => {
    if (path) parts.push(`<path transform="translate(${x} ${baseline})" fill="${colour}" d="${path}"/>`);
  };
  const wrap = (text: string, { cut, px }: Pick<Style, 'cut' | 'px'>, maxLines: number) => {
    const widthOf = (part: string) => setLine(part, cut, px).widthPx;
    const lines = wrapText(text.slice(0, 300), widthOf, TEXT_WIDTH_PX);
    return { isWhole: lines.length <= maxLines, lines: limitLines(lines, maxLines, widthOf) };
  };

  draw(setLine(card.brand, 'brand', 28), INK.white, 118, 88);

  const sizes = TITLE_SIZES.map(({ px, lines }) => ({ px, ...wrap(card.title, { cut: 'title', px }, lines) }));
  const title = sizes.find(({ isWhole }) => isWhole) ?? sizes[sizes.length - 1];
  const eyebrow = wrap(card.eyebrow, { cut: 'strong', px: 24 }, 1).lines;
  const place = wrap(card.place, { cut: 'text', px: 28 }, 2).lines;
  const blocks: (Style & { lines: string[]; leadingPx: number; gapPx: number })[] = [
    { lines: eyebrow, cut: 'strong', px: 24, colour: INK.soft, leadingPx: 30, gapPx: 14 },
    {
      lines: title?.lines ?? [],
      cut: 'title',
      px: title?.px ?? 0,
      colour: INK.white,
      leadingPx: (title?.px ?? 0) * 1.12,
      gapPx: 20,
    },
    { lines: place, cut: 'text', px: 28, colour: INK.soft, leadingPx: 37, gapPx: 0 },
  ];
  const heightPx = blocks.reduce(
    (sum, { lines, leadingPx, gapPx }) => sum + lines.length * leadingPx + (lines.length && gapPx),
    0,
  );
  let top = Math.round(318 - heightPx / 2);
  for (const { lines, cut, px, colour, leadingPx, gapPx } of blocks) {
    for (const line of lines) {
      draw(setLine(line, cut, px), colour, LEFT_PX, Math.round(top + leadingPx * 0.78));
      top += leadingPx;
    }
    if (lines.length > 0) top += gapPx;
  }

  /** A line at the first size at which it is whole, else cut at the second. */
  const drawWhole = (text: string, cut: Cut, [px, smaller]: [number, number], colour: string, baseline: number) => {
    const isWhole = wrap(text, { cut, px }, 1).isWhole;
    const [line = ''] = wrap(text, { cut, px: isWhole ? px : smaller }, 1).lines;
    draw(setLine(line, cut, isWhole ? px : smaller), colour, LEFT_PX, baseline);
  };
  drawWhole(card.figure, 'strong', [40, 28], INK.brass, 552);
  drawWhole(card.note ?? '', 'text', [22, 18], INK.soft, 592);

  const { width, height } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${INK.ground}" d="M0 0h${PANEL_WIDTH_PX}v${height}H0z"/><path fill="${INK.terra}" d="M${PANEL_WIDTH_PX - 6} 0h6v${height}h-6z"/>${MARK}${parts.join('')}</svg>`;
}
