import fc from 'fast-check';

/** How often a piece is repeated: patterns that look back show their cost from a few hundred on. */
const MOST_REPEATS = 400;

function spliced(text: string, changes: readonly [at: number, length: number, piece: string][]): string {
  return changes.reduce((result, [at, length, piece]) => {
    const start = at % (result.length + 1);
    return result.slice(0, start) + piece + result.slice(start + length);
  }, text);
}

/** Texts of these pieces: in a row, repeated, or one of them (or of `kept`) cut up and mended with others. */
export function inputsOf(pieces: readonly string[], kept: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pieces) },
    { weight: 1, arbitrary: fc.string({ maxLength: 4, unit: 'binary' }) },
    { weight: 1, arbitrary: fc.nat({ max: 10_000_000 }).map(String) },
  );
  const row = fc.array(piece, { maxLength: 16, size: 'max' }).map((each) => each.join(''));
  const repeated = fc
    .tuple(row, fc.array(piece, { minLength: 1, maxLength: 3 }), fc.nat({ max: MOST_REPEATS }), row)
    .map(([before, each, times, after]) => before + each.join('').repeat(times) + after);
  const change = fc.tuple(fc.nat({ max: 200 }), fc.nat({ max: 8 }), piece);
  const mutated = fc
    .tuple(fc.constantFrom(...pieces, ...kept), fc.array(change, { maxLength: 6 }))
    .map(([text, changes]) => spliced(text, changes));
  return fc.oneof(
    { weight: 5, arbitrary: row },
    { weight: 5, arbitrary: mutated },
    { weight: 1, arbitrary: repeated },
    { weight: 1, arbitrary: fc.string({ maxLength: 100, unit: 'binary', size: 'max' }) },
  );
}
