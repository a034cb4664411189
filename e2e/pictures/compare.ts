import sharp from 'sharp';

/** A picture as rows of RGB bytes. */
interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Side of a cell in px: pictures are compared by mean colours of cells, which evens out anti-aliasing. */
export const CELL_PX = 4;
/** Cells per side of a block, 32 px: blocks are judged one by one, so a small change counts on a long page. */
const BLOCK_CELLS = 8;
/** Colour difference, of 255, from which a cell counts as different. */
const LOUD = 40;
/** Number of different cells from which a block counts as different. */
const LOUD_CELLS = 4;
/** Tolerated shifts: another browser may round a line up or down. */
const SHIFTS_PX = [0, -1, 1, -2, 2];

export async function toRaster(file: Buffer): Promise<Raster> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Mean colour of a cell in a grid that is shifted by `dx`, `dy` px. */
function cellOf(picture: Raster, column: number, row: number, dx: number, dy: number): [number, number, number] {
  const { width, height, data } = picture;
  const [left, top] = [column * CELL_PX + dx, row * CELL_PX + dy];
  const [right, bottom] = [Math.min(left + CELL_PX, width), Math.min(top + CELL_PX, height)];
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = Math.max(top, 0); y < bottom; y += 1) {
    for (let x = Math.max(left, 0); x < right; x += 1) {
      const at = (y * width + x) * 3;
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
      count += 1;
    }
  }
  return [red / (count || 1), green / (count || 1), blue / (count || 1)];
}

/** Shrinks a picture to a quarter of its width and height, the size in which pictures are stored. */
export function shrink(picture: Raster): Raster {
  const width = Math.ceil(picture.width / CELL_PX);
  const height = Math.ceil(picture.height / CELL_PX);
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      data.set(cellOf(picture, column, row, 0, 0), (row * width + column) * 3);
    }
  }
  return { width, height, data };
}

export function encode({ width, height, data }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .avif({ quality: 80, chromaSubsampling: '4:4:4', effort: 5 })
    .toBuffer();
}

function countLoud(kept: Raster, seen: Raster, left: number, top: number, dx: number, dy: number): number {
  let loud = 0;
  for (let row = top; row < Math.min(top + BLOCK_CELLS, kept.height); row += 1) {
    for (let column = left; column < Math.min(left + BLOCK_CELLS, kept.width); column += 1) {
      const at = (row * kept.width + column) * 3;
      const cell = cellOf(seen, column, row, dx, dy);
      if (cell.some((value, channel) => Math.abs(value - (kept.data[at + channel] ?? 0)) > LOUD)) loud += 1;
    }
  }
  return loud;
}

/** Positions, in px of the page, of blocks of `seen` (full size) that differ from `kept` (shrunk); empty if none. */
export function findDifferences(kept: Raster, seen: Raster): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  const isSame = (left: number, top: number) =>
    SHIFTS_PX.some((dy) => SHIFTS_PX.some((dx) => countLoud(kept, seen, left, top, dx, dy) < LOUD_CELLS));
  for (let top = 0; top < kept.height; top += BLOCK_CELLS) {
    for (let left = 0; left < kept.width; left += BLOCK_CELLS) {
      if (!isSame(left, top)) places.push({ x: left * CELL_PX, y: top * CELL_PX });
    }
  }
  return places;
}

/** The picture with a frame around each difference. */
export function markDifferences(file: Buffer, places: readonly { x: number; y: number }[]): Promise<Buffer> {
  const size = BLOCK_CELLS * CELL_PX;
  const frame = Buffer.from(
    `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="none" stroke="#f0f" stroke-width="4"/></svg>`,
  );
  return sharp(file)
    .composite(places.map(({ x, y }) => ({ input: frame, left: x, top: y })))
    .png()
    .toBuffer();
}
