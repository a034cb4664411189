import fc from 'fast-check';

/** Seconds of each test: `FUZZ_SECONDS=100 npm run test:unit -- fuzz`. Without it, the same 100 texts each time. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 0);
const RUNS = SECONDS
  ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: SECONDS * 1000 }
  : { numRuns: 100, seed: 1 };

jest.setTimeout((SECONDS + 60) * 1000);

/** Any character but half of one. fast-check's own `binary` first makes a table of all of Unicode, which takes seconds. */
const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Texts of up to `maxLength` characters of any kind, a third of them ASCII. */
export const anyText = (maxLength: number) =>
  fc.array(character, { maxLength, size: 'max' }).map((characters) => characters.join(''));

export interface Fuzzed {
  /** What people and programs write there; strung together and repeated, they make the texts. */
  pieces: readonly string[];
  /** Texts that once broke a promise. */
  once?: readonly string[];
  /** Throws if a promise of the code does not hold for this text. */
  holds: (text: string) => void | Promise<void>;
}

/** Asks about each piece, each text of `once`, and random texts of the pieces. Throws with the shortest that fails. */
export async function tryTexts({ pieces, once = [], holds }: Fuzzed): Promise<void> {
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: anyText(4) },
    { weight: 1, arbitrary: fc.nat({ max: 10_000_000 }).map(String) },
  );
  const row = fc.array(piece, { maxLength: 16, size: 'max' }).map((each) => each.join(''));
  // Patterns that look back show their cost from a few hundred repeats on.
  const times = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 400 }) });
  const text = fc
    .tuple(row, piece, times, row)
    .map(([before, each, count, after]) => before + each.repeat(count) + after);
  const examples = [...pieces, ...once].map((each): [string] => [each]);
  await fc.assert(
    fc.asyncProperty(text, async (each) => holds(each)),
    { ...RUNS, examples },
  );
}
