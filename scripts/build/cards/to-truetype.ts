import { brotliDecompressSync } from 'node:zlib';

/** Tags that WOFF2 names by their place here; any other is written out. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

/** Reads one stream of a font from its start. */
class Reader {
  #at = 0;
  constructor(readonly bytes: Buffer) {}
  u8 = () => this.take(1).readUInt8();
  u16 = () => this.take(2).readUInt16BE();
  u32 = () => this.take(4).readUInt32BE();
  take(count: number): Buffer {
    this.#at += count;
    return this.bytes.subarray(this.#at - count, this.#at);
  }
  /** UIntBase128. */
  size(): number {
    for (let value = 0; ;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
  /** 255UInt16. */
  count(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    return code === 255 ? this.u8() + 253 : code === 254 ? this.u8() + 506 : code;
  }
}

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values: number[]) => u16(...values.flatMap((value) => [value >>> 16, value]));
const signed = (isPlus: number, value: number) => (isPlus & 1 ? value : -value);

/** The step from one point of an outline to the next (WOFF2, 5.2, Triplet Encoding). */
function readStep(flag: number, glyphs: Reader): [dx: number, dy: number] {
  const code = flag & 127;
  const [a = 0, b = 0, c = 0, d = 0] = glyphs.take(code < 84 ? 1 : code < 120 ? 2 : code < 124 ? 3 : 4);
  const step = (x: number, y: number): [number, number] => [signed(code, x), signed(code >> 1, y)];
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + a)];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + a), 0];
  if (code < 84) return step(1 + ((code - 20) & 48) + (a >> 4), 1 + (((code - 20) & 12) << 2) + (a & 15));
  if (code < 120) {
    const high = code - 84;
    return step(1 + (Math.floor(high / 12) << 8) + a, 1 + (((high % 12) >> 2) << 8) + b);
  }
  return code < 124 ? step((a << 4) + (b >> 4), ((b & 15) << 8) + c) : step((a << 8) + b, (c << 8) + d);
}

/** The parts of a glyph that is made of others, and whether instructions follow. */
function readParts(composites: Reader): { bytes: Buffer; hasInstructions: boolean } {
  const parts: Buffer[] = [];
  for (let hasInstructions = false; ;) {
    const flags = composites.u16();
    const scaleBytes = flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0;
    parts.push(u16(flags), composites.take(2 + (flags & 1 ? 4 : 2) + scaleBytes));
    hasInstructions ||= (flags & 256) !== 0;
    if (!(flags & 32)) return { bytes: Buffer.concat(parts), hasInstructions };
  }
}

/** Tables `glyf` and `loca` of the transformed `glyf`. */
function readGlyphs(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new Reader(table);
  head.take(4);
  const glyphCount = head.u16();
  head.take(2);
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, outlines, composites, boxes, codes] = sizes.map(
    (size) => new Reader(head.take(size)),
  );
  if (!contours || !points || !flags || !outlines || !composites || !boxes || !codes) throw new Error('no streams');
  const boxed = boxes.take(Math.ceil(glyphCount / 32) * 4);
  const instructions = () => {
    const size = outlines.count();
    return Buffer.concat([u16(size), codes.take(size)]);
  };

  const readSimple = (count: number, box: Buffer | null): Buffer[] => {
    let last = -1;
    const ends = Array.from({ length: count }, () => (last += points.count()));
    const marks = [...flags.take(last + 1)];
    const steps = marks.map((flag) => readStep(flag, outlines));
    const range = (at: 0 | 1) => {
      let sum = 0;
      const all = steps.map((step) => (sum += step[at]));
      return [Math.min(...all), Math.max(...all)] as const;
    };
    const [[left, right], [bottom, top]] = [range(0), range(1)];
    // Each step in two bytes: the file is read once, so its size does not matter.
    const along = (at: 0 | 1) => u16(...steps.map((step) => step[at]));
    const onCurve = Buffer.from(marks.map((flag) => (flag < 128 ? 1 : 0)));
    return [box ?? u16(left, bottom, right, top), u16(...ends), instructions(), onCurve, along(0), along(1)];
  };

  const readGlyph = (_: unknown, at: number): Buffer => {
    const count = contours.u16();
    const box = ((boxed[at >> 3] ?? 0) >> (7 - (at & 7))) & 1 ? boxes.take(8) : null;
    if (count === 0) return Buffer.alloc(0);
    if (count < 0x8000) return Buffer.concat([u16(count), ...readSimple(count, box)]);
    const { bytes, hasInstructions } = readParts(composites);
    return Buffer.concat([u16(count), box ?? u16(0, 0, 0, 0), bytes, ...(hasInstructions ? [instructions()] : [])]);
  };

  let end = 0;
  const glyphs = Array.from({ length: glyphCount }, readGlyph).map((glyph) =>
    Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]),
  );
  return { glyf: Buffer.concat(glyphs), loca: u32(0, ...glyphs.map(({ length }) => (end += length))) };
}

/** A table `name` with nothing but the family's. */
function nameTable(family: string): Buffer {
  const letters = Buffer.from(family, 'utf16le').swap16();
  return Buffer.concat([u16(0, 1, 18, 3, 1, 0x409, 1, letters.length, 0), letters]);
}

/** A WOFF2 font as TrueType, or OpenType, under the name `family`. Throws on what is no font. */
export function toTrueType(woff2: Buffer, family: string): Buffer {
  const directory = new Reader(woff2);
  if (directory.u32() !== 0x774f4632) throw new Error('no WOFF2 font');
  const flavour = directory.u32();
  directory.u32();
  const count = directory.u16();
  directory.take(6);
  const packedBytes = directory.u32();
  directory.take(24);
  const tags = KNOWN_TAGS.split(/ (?! )/);
  const entries = Array.from({ length: count }, () => {
    const flags = directory.u8();
    const tag = (flags & 63) === 63 ? directory.take(4).toString('latin1') : (tags[flags & 63] ?? '').padEnd(4);
    const whole = directory.size();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isChanged = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0;
    if (isChanged && !isOutline) throw new Error(`table ${tag} is packed in a way of its own`);
    return { tag, isChanged, size: isChanged ? directory.size() : whole };
  });
  const data = new Reader(brotliDecompressSync(directory.take(packedBytes)));
  const tables = new Map<string, Buffer>();
  for (const { tag, isChanged, size } of entries) {
    const bytes = data.take(size);
    if (!isChanged) tables.set(tag, bytes);
    else if (tag === 'glyf') for (const [name, made] of Object.entries(readGlyphs(bytes))) tables.set(name, made);
  }
  const head = Buffer.from(tables.get('head') ?? []);
  // The places of glyphs are written in four bytes.
  if (entries.some(({ tag, isChanged }) => tag === 'glyf' && isChanged)) head.writeInt16BE(1, 50);
  tables.set('head', head).set('name', nameTable(family));
  let at = 12 + 16 * tables.size;
  const rows: Buffer[] = [];
  const bodies = [...tables].sort().map(([tag, bytes]) => {
    rows.push(Buffer.from(tag, 'latin1'), u32(0, at, bytes.length));
    at += (bytes.length + 3) & ~3;
    return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  });
  return Buffer.concat([u32(flavour), u16(tables.size, 0, 0, 0), ...rows, ...bodies]);
}
